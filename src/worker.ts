import { listWorkers } from './jobs.ts'
import { readEnv } from './platform/env.ts'
import { logCrashes, writeLog } from './platform/log.ts'
import { openServices } from './services.ts'

// Runs the jobs in a process of its own; on the embedded database the server runs them itself and this one refuses.
const { services, close } = await openServices(readEnv(), (err) =>
  writeLog('error', 'the queue failed', { err }),
)
await services.queue.work(listWorkers(services), (err, job) => writeLog('error', 'job failed', { err, job }))
logCrashes()
writeLog('info', 'worker started')
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await close()
    process.exit(0)
  })
}
