import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { playedMatch } from '../../tests/records.ts'
import { createConsole } from '../console.ts'
import { drawingOf } from '../games/index.ts'
import { createScreen } from './screen.ts'
import { playAtTable } from './table.ts'

test('a bot’s move that is refused ends the game with that refusal, in both languages', async () => {
  const output = new PassThrough()
  const console = createConsole('ja', {}, { input: Readable.from([]), output, errors: output, env: {} })
  const match = playedMatch({ names: [{ bot: 'random' }] }, 0)
  const table = {
    match,
    names: ['A'],
    drawing: drawingOf('southern-cross'),
    screen: createScreen(console, () => []),
    look: console.look,
    everyWindow: false,
    asked: null,
    botMove: async () => 'nonsense',
    keep: () => null,
  }
  await expect(playAtTable(table)).rejects.toMatchObject({
    exit: 4,
    refusal: { code: 'unreadable-move', message: { ja: expect.stringContaining('nonsense') } },
  })
})
