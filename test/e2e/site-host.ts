import { readEnv } from '#src/platform/env.ts'
import { logCrashes } from '#src/platform/log.ts'
import { openSites } from '#src/sites.ts'

// This process opens one site after the other, so that the next one profits from what was compiled for the one before.
let sites: Awaited<ReturnType<typeof openSites>> | undefined
logCrashes()
process.on('message', async (settings: Record<string, string>) => {
  await sites?.close('the next file of tests')
  sites = await openSites(readEnv({ ...process.env, ...settings }))
  process.send?.('done')
})
