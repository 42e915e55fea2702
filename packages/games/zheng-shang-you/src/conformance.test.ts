import { conformanceOf } from '@tefuda/kernel/conformance/vitest'
import { zhengShangYou } from './index.ts'

conformanceOf(zhengShangYou)
