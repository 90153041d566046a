import { buildApp } from './app.ts'
import { fillDemo, welcome } from './demo.ts'
import { listWorkers } from './jobs.ts'
import { pageAnswers } from './page-answers.ts'
import { mountPages } from './pages-server.ts'
import { readEnv } from './platform/env.ts'
import { openWorld } from './world.ts'

const dev = process.argv.includes('--dev')
const env = readEnv()
const { world, close } = await openWorld(env, (error) => console.error(error))
if (env.demo) await fillDemo(world, console.log)
const app = await buildApp(world)
await mountPages(app, { dev, handler: pageAnswers(world, { dev }) })
await world.queue.work(listWorkers(world), (error, name) =>
  app.log.error({ err: error, job: name }, 'job failed'),
)
await app.listen({ port: env.PORT, host: env.HOST })
console.log(welcome(world))

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
