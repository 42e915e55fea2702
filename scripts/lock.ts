// npm run lock: after packages were added or updated, names those for all platforms in package-lock.json.
import { completeLock } from './platforms.ts'

console.log(`${completeLock()} added to package-lock.json`)
