import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/test-machine.ts'
import { measureAdministrationLists } from './administration-lists.ts'
import { measureBestProfiles } from './best-profiles.ts'
import { measureIdle } from './idle.ts'
import { measureManagedOffers } from './managed-offers.ts'
import { measureModerationQueue } from './moderation-queue.ts'
import { multiplyOffers } from './multiply-offers.ts'
import { measureLists, measureManyOffers, measureSearch } from './offers.ts'
import { measurePages } from './page-weights.ts'
import { measureLighthouse } from './public-site/lighthouse.ts'
import { measureLowData } from './public-site/low-data.ts'
import { measureSharePictures } from './public-site/share-pictures.ts'
import { measureSitemap } from './public-site/sitemap.ts'
import { checkPublicHtml } from './public-site/valid-html.ts'
import { Report } from './report.ts'
import { measureResumes } from './resumes.ts'
import { measureReview } from './review.ts'
import { measureSlowPhone } from './slow-phone.ts'
import { measureStatistics } from './statistics.ts'
import { measureSuggestions } from './suggestions.ts'
import { measureThreads } from './threads.ts'

// npm run bench [-- --offers 100000 --many 1000000]: every promise of speed as a ratio to a limit measured in this run.
// npm run bench -- --only pages: pages, their weight and how soon they can be used on a slow phone, alone.
// npm run bench -- --only managed: a recruiter's 500 offers and their 20 000 applications, alone.
// npm run bench -- --only queue: what waits for the moderators, alone.
// npm run bench -- --only lists: the lists of the administration, each among a million rows, alone.
// npm run bench -- --only statistics: the statistics of a year, alone.
// npm run bench -- --only profiles: the best profiles for an offer, alone.
// npm run bench -- --only review: a recruiter's review of 20 000 applications, alone.
// npm run bench -- --only resumes: printing a CV, alone.
// npm run bench -- --only threads: a long conversation and a full calendar, alone.
// npm run bench -- --only many: the searches among a million offers, alone.
// npm run bench -- --only lighthouse: Lighthouse of every public page, alone; it takes half an hour.
// npm run bench -- --only data: what who saves data is spared, alone.
// npm run bench -- --only html: every public page by the W3C’s checker, alone; it needs Java.
// npm run bench -- --only sitemap: a million addresses and 10 000 landing pages, alone.
// npm run bench -- --only pictures: the picture of a shared link, alone.
// npm run bench -- --only search,managed,queue: several of them, one after the other over the same offers.
const given = (name: string, otherwise: number) => {
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? otherwise : Number(process.argv[index + 1])
}
const [some, many] = [given('offers', 100_000), given('many', 1_000_000)]
const folder = mkdtempSync(join(tmpdir(), 'asafidy-bench-'))
const postgres = await startPostgres(join(folder, 'postgres'))
const env = {
  DATABASE_URL: postgres.url,
  APP_SECRET: '7c0d4e9fa83b5216dd10b2c96e8f34a5',
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  PORT: '24401',
}
const only = process.argv.includes('--only')
  ? (process.argv[process.argv.indexOf('--only') + 1] ?? '').split(',')
  : null
/** These parts bring what they measure. */
const WITHOUT_OFFERS = new Set(['pages', 'lighthouse', 'html', 'sitemap', 'pictures', 'data'])
const isRun = (part: string) => !only || only.includes(part)
const report = new Report()
try {
  if (isRun('pages')) {
    await measurePages(env, report)
    await measureSlowPhone(env, report)
  }
  if (only?.includes('lighthouse')) await measureLighthouse(env, report)
  if (isRun('data')) await measureLowData(env, report)
  if (only?.includes('html')) await checkPublicHtml(env, report)
  if (only?.includes('sitemap')) await measureSitemap(env, report)
  if (isRun('pictures')) await measureSharePictures(report)
  if (!only?.every((part) => WITHOUT_OFFERS.has(part))) seed(some)
  const isMany = only?.includes('many') === true
  const usual = isRun('search') ? await measureSearches() : isMany ? await measureLists(env, report) : 0
  if (!only) await measureOthers(usual)
  if (only?.includes('managed')) await measureManagedOffers(env, report)
  if (isMany) await measureMany(usual)
  if (isRun('queue')) await measureModerationQueue(env, report)
  if (isRun('statistics')) await measureStatistics(env, report)
  if (isRun('profiles')) await measureBestProfiles(env, report)
  if (isRun('review')) await measureReview(env, report)
  if (isRun('resumes')) await measureResumes(env, report)
  if (isRun('threads')) await measureThreads(env, report)
  if (isRun('lists')) await measureAdministrationLists(env, report)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = report.print() ? 0 : 1

async function measureSearches(): Promise<number> {
  await measureSearch(env, report)
  await measureSuggestions(env, report)
  return measureLists(env, report)
}

/** @param usual list pages a second, of the usual number of offers */
async function measureOthers(usual: number) {
  await measureIdle(env, report)
  await measureManagedOffers(env, report)
  await measureMany(usual)
}

async function measureMany(usual: number) {
  if (many <= some) return
  await multiplyOffers(env.DATABASE_URL, Math.round(many / some))
  await measureManyOffers(env, report, usual)
}

function seed(offers: number) {
  const { status } = spawnSync(process.execPath, ['seeds/seed.ts', '--offers', String(offers)], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the seed failed')
}
