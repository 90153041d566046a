import { readEnv } from '#src/platform/env.ts'
import { logCrashes } from '#src/platform/log.ts'
import { openSites } from '#src/sites.ts'

// A process that opens one site after the other: what a site compiled and what the engine learnt of it serves the next.
let sites: Awaited<ReturnType<typeof openSites>> | undefined
logCrashes()
process.on('message', async (settings: Record<string, string>) => {
  await sites?.close('the next file of tests')
  sites = await openSites(readEnv({ ...process.env, ...settings }))
  process.send?.('done')
})
