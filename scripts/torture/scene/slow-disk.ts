import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout } from 'node:timers/promises'

// Loaded into a server before anything of its own: whatever it does in SLOW_FOLDER takes SLOW_MS more, as on a worn disk
// or one across a network.
const { SLOW_FOLDER = '', SLOW_MS = '' } = process.env
for (const name of ['copyFile', 'mkdir', 'readFile', 'stat', 'unlink', 'writeFile'] as const) {
  const act = promises[name] as (path: unknown, ...others: unknown[]) => Promise<unknown>
  const slowed = async (path: unknown, ...others: unknown[]) => {
    if (String(path).startsWith(SLOW_FOLDER)) await setTimeout(Number(SLOW_MS))
    return act(path, ...others)
  }
  Object.assign(promises, { [name]: slowed })
}
syncBuiltinESMExports()
