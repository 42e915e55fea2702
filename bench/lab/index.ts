import type { Measured, Plan } from '../rounds.ts'
import type { LabPart } from '../suite.ts'
import { measureBrowser } from './browser.ts'
import { measureGuests } from './guests.ts'
import { measureKilling } from './killing.ts'
import { measureMemory } from './memory.ts'
import { measureOverhead } from './overhead.ts'
import { measureRows } from './rows.ts'
import { measureSpeed } from './speed.ts'

const PARTS: Readonly<Record<LabPart, (plan: Plan) => Promise<Measured>>> = {
  'lab/overhead': measureOverhead,
  'lab/speed': measureSpeed,
  'lab/rows': measureRows,
  'lab/memory': measureMemory,
  'lab/guests': measureGuests,
  'lab/browser': measureBrowser,
  'lab/killing': measureKilling,
}

export const measureLab = (part: LabPart, plan: Plan): Promise<Measured> => PARTS[part](plan)
