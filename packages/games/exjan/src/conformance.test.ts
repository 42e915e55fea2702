import { conformanceOf } from '@tefuda/kernel/conformance/vitest'
import { exjan } from './index.ts'

conformanceOf(exjan, { shortened: { standard: { laps: 1 } } })
