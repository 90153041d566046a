import { buildApp } from './app.ts'
import { fillDemo, welcome } from './demo.ts'
import { listWorkers } from './jobs.ts'
import { pageAnswers } from './page-answers.ts'
import { mountPages } from './pages-server.ts'
import { readEnv } from './platform/env.ts'
import { logCrashes, writeLog } from './platform/log.ts'
import { openServices } from './services.ts'

const dev = process.argv.includes('--dev')
const env = readEnv()
const { services, close } = await openServices(env, (err) => writeLog('error', 'the queue failed', { err }))
if (env.demo) await fillDemo(services, console.log)
const app = await buildApp(services)
await mountPages(app, { dev, handler: pageAnswers(services, { dev }) })
await services.queue.work(listWorkers(services), (err, job) => app.log.error({ err, job }, 'job failed'))
await app.listen({ port: env.PORT, host: env.HOST })
logCrashes()
console.log(welcome(services))

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    await app.close()
    await close()
    process.exit(0)
  })
}
