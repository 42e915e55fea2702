import { conformanceOf } from '@tefuda/kernel/conformance/vitest'
import { cutInDaifugo } from './index.ts'

conformanceOf(cutInDaifugo, { shortened: { standard: { deals: 2 }, half: { deals: 2 }, 'first-steps': { deals: 2 } } })
