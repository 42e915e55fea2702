import { useEffect, useRef } from 'react'
import { preferences } from './preferences.ts'

/** How long the device shakes, in milliseconds. */
const SHAKE = 60

let audio: AudioContext | undefined

/** Two soft notes, a fifth apart: pitches in hertz, beginnings in seconds. */
const NOTES = [
  { pitch: 523.25, after: 0 },
  { pitch: 783.99, after: 0.12 },
] as const

export const chime = (): void => {
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  for (const { pitch, after } of NOTES) {
    const begin = currentTime + after
    const loudness = audio.createGain()
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5)
    const note = audio.createOscillator()
    note.frequency.value = pitch
    note.connect(loudness).connect(destination)
    note.start(begin)
    note.stop(begin + 0.5)
  }
  void audio.resume()
}

export const shake = (): void => {
  // Absent on many devices.
  navigator.vibrate?.(SHAKE)
}

/** Calls the person at this screen, in the ways they have chosen; silent unless they have. */
const call = (): void => {
  const { sound, vibration } = preferences()
  if (sound) chime()
  if (vibration) shake()
}

/** Calls whenever `due` becomes true: it is one's turn, or a window has opened. */
export const useTurnSignal = (due: boolean): void => {
  const before = useRef(due)
  useEffect(() => {
    if (due && !before.current) call()
    before.current = due
  }, [due])
}
