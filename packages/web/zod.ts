import { config } from 'zod/v4'

// The policy of the page forbids code made from text. Whether it may make some the library finds out by trying, which browsers report.
config({ jitless: true })

export * from 'zod/v4'
export * as z from 'zod/v4'
