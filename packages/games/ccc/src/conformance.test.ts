import { conformanceOf } from '@tefuda/kernel/conformance/vitest'
import { ccc } from './index.ts'

conformanceOf(ccc)
