import { readEnv } from './platform/env.ts'
import { logCrashes } from './platform/log.ts'
import { openSites } from './sites.ts'

const sites = await openSites(readEnv(), { dev: process.argv.includes('--dev') })
logCrashes()
console.log(sites.welcome)

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await sites.close(signal)
    process.exit(0)
  })
}
