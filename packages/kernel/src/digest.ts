import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './json.ts'

/** SHA-256 of the canonical JSON of a value, as 64 hex digits: equal values have equal digests, on every machine. */
export const digestOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
