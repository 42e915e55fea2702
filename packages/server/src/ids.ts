import { createHash, randomBytes } from 'node:crypto'

/** 128 bits nobody can guess, 22 characters of base64url. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** The id that follows from words which the server alone knows: as an id that is made anew, and always the same. */
export const idFrom = (words: string): string =>
  createHash('sha256').update(words).digest().subarray(0, 16).toString('base64url')

/** What is kept of a token instead of the token: 43 characters of base64url. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
