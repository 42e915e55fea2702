/** A step of a weight that is kept, in logits. */
const STEP = 1 / 16
const MOST = 127

/** Weights as text, each in a byte (base64): in steps of a sixteenth, at most 7.9 either way. */
export const pack = (weights: Float32Array): string => {
  let bytes = ''
  for (const weight of weights) {
    const steps = Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)))
    bytes += String.fromCharCode(steps & 255)
  }
  return btoa(bytes)
}

/** What `pack` wrote. */
export const unpack = (text: string): Float32Array => {
  const bytes = atob(text)
  const weights = new Float32Array(bytes.length)
  for (let k = 0; k < weights.length; k++) weights[k] = ((bytes.charCodeAt(k) << 24) >> 24) * STEP
  return weights
}

const unpacked = new Map<string, Float32Array>()

/** The weights of a section, which all tables of a thread share; null where there are none for so many features. */
export const trainedFor = (
  sections: Readonly<Record<string, string>>,
  section: string,
  size: number,
): Float32Array | null => {
  const text = sections[section]
  if (text === undefined) return null
  const weights = unpacked.get(text) ?? unpack(text)
  unpacked.set(text, weights)
  return weights.length === size ? weights : null
}
