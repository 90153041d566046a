import { runPaced } from '#src/platform/queue/paced-work.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { buildSitemap } from './building.ts'
import type { SitemapSource } from './source.ts'

export const buildSitemapJob = jobKind('sitemap.build')

/** The sitemap follows the pages within a quarter of an hour, or as often as half a minute of work a day allows. */
export function sitemapRecurring(services: Services, sources: readonly SitemapSource[]): Worker[] {
  const build = async () => {
    await runPaced(services, 'sitemap', { every: 10 * MINUTE }, () => buildSitemap(services, sources))
  }
  return [worker(buildSitemapJob, build, '*/15 * * * *')]
}
