import { listWorkers } from './jobs.ts'
import { readEnv } from './platform/env.ts'
import { openServices } from './services.ts'

// Runs the jobs in a process of its own; on the embedded database the server runs them itself and this one refuses.
const log = (line: Record<string, unknown>) => console.log(JSON.stringify({ time: Date.now(), ...line }))
const { services, close } = await openServices(readEnv(), (error) => log({ level: 50, msg: String(error) }))
await services.queue.work(listWorkers(services), (error, job) => log({ level: 50, job, msg: String(error) }))
log({ level: 30, msg: 'worker started' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await close()
    process.exit(0)
  })
}
