import { preferences } from '../theme/index.ts'

/** Pitch in hertz and length in seconds of the tone that calls to the table. */
const PITCH = 660
const LENGTH = 0.16

let audio: AudioContext | null = null

/** Says "your turn" by sound and vibration, as far as somebody has asked for that. */
export const callToTurn = (): void => {
  const { sound, vibration } = preferences()
  if (vibration && 'vibrate' in navigator) navigator.vibrate(60)
  if (sound) ring()
}

/** One soft stroke. Where the browser allows no sound yet, there is none. */
const ring = (): void => {
  audio ??= new AudioContext()
  const { currentTime: now, destination } = audio
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: PITCH })
  const volume = new GainNode(audio, { gain: 0.2 })
  volume.gain.setValueAtTime(0.2, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH)
  tone.connect(volume).connect(destination)
  tone.start(now)
  tone.stop(now + LENGTH)
}
