import { systemClock } from '#src/platform/clock.ts'
import { readEnv } from '#src/platform/env.ts'
import { logCrashes } from '#src/platform/log.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import { openSites } from '#src/sites.ts'

// This process opens one site after the other, so that the next one profits from what was compiled for the one before.
let sites: Awaited<ReturnType<typeof openSites>> | undefined
logCrashes()

/** How far the clock of the site is ahead of the machine's, in milliseconds; the next site begins with the machine's. */
let ahead = 0
systemClock.now = () => new Date(Date.now() + ahead)

/**
 * A number moves the clock of the site on by as many seconds, a name begins the recurring job of this name, whose hour
 * goes by the clock of the machine; settings open the next site.
 */
process.on('message', async (message: number | string | Record<string, string>) => {
  if (typeof message === 'object') return open(message)
  if (typeof message === 'number') ahead += message * 1000
  else await sites?.services.queue.send(sites.services.db, jobKind(message), {})
  process.send?.('done')
})

async function open(settings: Record<string, string>) {
  await sites?.close('the next file of tests')
  ahead = 0
  sites = await openSites(readEnv({ ...process.env, ...settings }))
  process.send?.('done')
}
