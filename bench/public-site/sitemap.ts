import { sql } from 'drizzle-orm'
import pg from 'pg'
import { taxonomy } from '../../src/occupations/taxonomy.ts'
import { countLandingPages } from '../../src/offers/landing/counting.ts'
import { landingPages } from '../../src/offers/landing/tables.ts'
import { readEnv } from '../../src/platform/env.ts'
import { CITIES } from '../../src/reference/shared/places.ts'
import { openServices } from '../../src/services.ts'
import { buildSitemap } from '../../src/sitemap/building.ts'
import { sitemapFiles } from '../../src/sitemap/tables.ts'
import { SITEMAP_SOURCES } from '../../src/sitemap-sources.ts'
import type { Report } from '../report.ts'

const ADDRESSES = 1_000_000
const LANDING_PAGES = 10_000
/** Each of the two jobs may work half a minute a day (`paced-work.ts`); one run that takes longer would exceed it. */
const BUDGET_SECONDS = 30

/** Measures both jobs that search engines cost, with a million open offers of many towns and occupations. */
export async function measureSitemap(env: Record<string, string> & { DATABASE_URL: string }, report: Report) {
  const url = new URL(env.DATABASE_URL)
  await onDatabase(env.DATABASE_URL, ['CREATE DATABASE sitemap'])
  url.pathname = '/sitemap'
  const settings = { ...env, DATABASE_URL: url.href, DATA_DIR: `${env.DATA_DIR}-sitemap` }
  const opened = await openServices(readEnv(settings), console.error)
  const { services } = opened
  try {
    await onDatabase(url.href, GROWTH)
    const build = () => secondsOf(() => buildSitemap(services, SITEMAP_SOURCES))
    const counting = await secondsOf(() => countLandingPages(services))
    report.within('landing pages counted among a million offers', counting, BUDGET_SECONDS, 's')
    report.within('sitemap of a million addresses', await build(), BUDGET_SECONDS, 's')
    report.within('the same when nothing changed', await build(), BUDGET_SECONDS / 10, 's')
    // What a day brings: its offers lie in the newest files, those that close in all of them.
    await services.db.execute(sql`UPDATE offers SET updated_at = now() WHERE id % 500 = 0`)
    report.within('the same when every file changed', await build(), BUDGET_SECONDS, 's')
    const [{ addresses = 0 } = {}] = await services.db
      .select({ addresses: sql<number>`sum(${sitemapFiles.addresses_count})::int` })
      .from(sitemapFiles)
    report.reaches('addresses in the sitemap', addresses, ADDRESSES)
    report.reaches('landing pages', await services.db.$count(landingPages), LANDING_PAGES)
  } finally {
    await opened.close()
  }
}

const CODES = [...taxonomy().occupations.keys()].slice(0, 90)

/** Triggers are left out: what they write for searches is written here as far as it is counted. */
const GROWTH = [
  'SET session_replication_role = replica',
  `INSERT INTO companies (name, slug, status, created_at)
   SELECT 'Société ' || n, 'societe-' || n, 'validated', now() FROM generate_series(1, 2000) n`,
  `INSERT INTO offers (company_id, reference, slug, title, activity_area_id, contract_id, city_id, work_mode,
     response_delay_days, status, occupation_code, created_at, updated_at, published_at, expires_at)
   SELECT 1 + n % 2000, 'REF-' || n, 'comptable-confirme-' || n, 'Comptable', 1 + n / ${CITIES.length} % 29, 1,
     1 + n % ${CITIES.length}, 'on_site', 7, 'published', ('{${CODES}}'::text[])[1 + n / 3000 % ${CODES.length}],
     moment, moment, moment, now() + interval '40 days'
   FROM generate_series(1, ${ADDRESSES}) n, LATERAL (SELECT now() - n * interval '2 seconds' AS moment) m`,
  `INSERT INTO offer_search (offer_id, company_id, published_at, expires_at, activity_area_id, contract_id, city_id,
     occupation_code, title, fts)
   SELECT id, company_id, published_at, expires_at, activity_area_id, contract_id, city_id, occupation_code, '', ''
   FROM offers`,
  'VACUUM ANALYZE offers, offer_search, companies',
]

async function onDatabase(url: string, statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}
