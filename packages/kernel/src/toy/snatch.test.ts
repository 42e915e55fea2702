import { conformanceOf } from '../conformance/vitest.ts'
import { snatch } from './snatch.ts'

conformanceOf(snatch())
