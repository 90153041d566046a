import { mountAdminPages } from './admin-pages.ts'
import { buildAdminApp, buildApp, buildHealth } from './app.ts'
import { fillDemo, welcome } from './demo.ts'
import { listWorkers, sendFirstJobs } from './jobs.ts'
import { pageAnswers } from './page-answers.ts'
import { mountPageForms } from './page-forms.ts'
import { mountPages } from './pages-server.ts'
import type { Env } from './platform/env.ts'
import { openMetrics } from './platform/http/metrics.ts'
import { writeLog } from './platform/log.ts'
import type { Services } from './platform/services.ts'
import { openServices } from './services.ts'

interface OpenSites {
  services: Services
  /** The text for the person who starts them. */
  welcome: string
  /** Answers the open requests, then ends the jobs and closes the database. */
  close(reason: string): Promise<void>
}

/** Opens what this role of a process does: the public site and the administration's, the jobs, or both. */
export async function openSites(env: Env, { dev = false } = {}): Promise<OpenSites> {
  const { services, database, close } = await openServices(env, (err) =>
    writeLog('error', 'the queue failed', { err }),
  )
  if (env.demo && env.ROLE !== 'worker') await fillDemo(services, (text) => process.stdout.write(text))
  const app = env.ROLE === 'worker' ? await buildHealth(services) : await buildApp(services)
  if (env.ROLE !== 'worker') {
    await mountPages(app, { dev, handler: pageAnswers(services, { dev }) })
    mountPageForms(app, services)
  }
  const admin = env.ROLE === 'worker' ? null : await buildAdminApp(services)
  if (admin) await mountAdminPages(admin, { dev })
  if (env.ROLE !== 'web') {
    await services.queue.work(listWorkers(services), (err, job) => app.log.error({ err, job }, 'job failed'))
    await sendFirstJobs(services)
  }
  await openMetrics(env.METRICS_PORT, { database, replica: services.replica }, app)
  await app.listen({ port: env.PORT, host: env.HOST })
  await admin?.listen({ port: env.ADMIN_PORT, host: env.HOST })
  return {
    services,
    welcome: welcome(services),
    async close(reason) {
      app.log.info({ reason }, 'stopping')
      await Promise.all([app.close(), admin?.close()])
      await close()
    },
  }
}
