#!/usr/bin/env node
import { prepare } from '../scripts/runtime.mjs'

await prepare()
await import('@tefuda/cli')
