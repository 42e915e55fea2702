import { emitKeypressEvents } from 'node:readline'
import { text } from '@tefuda/kernel'
import type { Console } from './console.ts'
import { openOwnScreen } from './terminal/own-screen.ts'

interface Key {
  readonly name?: string
  readonly ctrl?: boolean
  readonly shift?: boolean
}

/** Lets a person go back and forth through a record with single keys; `frame` draws the table after that many moves. */
export const stepThrough = (
  moves: number,
  frame: (at: number) => readonly string[],
  { input, output, look }: Console,
): Promise<void> => {
  const keys = look.say(text('→ 次　← 前　g 最初　G 最後　q やめる', '→ next   ← back   g first   G last   q quit'))
  let at = 0
  const draw = (): void => {
    own.draw(frame(at))
    output.write(look.paint.dim(keys))
  }
  const own = openOwnScreen(output, draw, 'no-cursor')
  return new Promise((resolve) => {
    const leave = (): void => {
      input.off('keypress', onKey)
      input.setRawMode?.(false)
      input.pause()
      own.leave()
      resolve()
    }
    const onKey = (_: string | undefined, key: Key): void => {
      const to = key.ctrl ? (key.name === 'c' ? 'quit' : at) : destination(key, at, moves)
      if (to === 'quit') leave()
      else if (to !== at) {
        at = to
        draw()
      }
    }
    emitKeypressEvents(input)
    input.setRawMode?.(true)
    input.on('keypress', onKey)
    input.once('end', leave)
    input.resume()
    draw()
  })
}

const destination = ({ name = '', shift = false }: Key, at: number, moves: number): number | 'quit' => {
  switch (name) {
    case 'right':
    case 'down':
    case 'space':
    case 'return':
    case 'enter':
    case 'n':
      return Math.min(moves, at + 1)
    case 'left':
    case 'up':
    case 'backspace':
    case 'p':
      return Math.max(0, at - 1)
    case 'pagedown':
      return Math.min(moves, at + 10)
    case 'pageup':
      return Math.max(0, at - 10)
    case 'home':
      return 0
    case 'end':
      return moves
    case 'g':
      return shift ? moves : 0
    case 'q':
    case 'escape':
      return 'quit'
    default:
      return at
  }
}
