import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { isAmongTitles, titleKey } from '#src/occupations/corrections.ts'
import { openInSearch } from '#src/offers/open.ts'
import { offerReports, offerSearch, offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { indexText } from '#src/platform/search/text.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { firstEntries } from '#src/reference/shared/live.ts'
import type { Entry } from '#src/reference-changes/current.ts'
import { countFailed } from '#src/reference-changes/failed-searches.ts'
import type { ChangedList } from '#src/reference-changes/shared/lists.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { countReferring } from './usage.ts'

/** Of so many titles of the same words each is compared. */
const MOST_TITLES = 2_000

interface Asked {
  list: ChangedList
  id: number | null
  /** A title, or words one a line. */
  text: string
}

/** Says what a change of an entry would touch. */
export async function previewEntry(database: Database, { list, id, text }: Asked, now: Date) {
  if (list === 'rejection_reasons' || list === 'report_reasons') return countGiven(database, list, id)
  if (list === 'delays') return countWaiting(database, Number(text), now)
  if (list === 'titles') return text.trim() ? countTitled(database, text, now) : []
  const searches = list === 'cities' || list === 'synonyms' ? await countFailedOf(database, text, now) : []
  return [...(id ? await countReferring(database, list, id, now) : []), ...searches]
}

/** Counts how often a reason was given: those follow its words too. */
async function countGiven(
  database: Database,
  list: 'rejection_reasons' | 'report_reasons',
  id: number | null,
) {
  const code = (firstEntries(list).find((entry) => entry.id === id) as Entry | undefined)?.code
  if (!code) return []
  const [table, column] =
    list === 'report_reasons'
      ? [offerReports, offerReports.reason]
      : [applicationEvents, applicationEvents.reason]
  return [{ label: 'Données jusqu’ici', count: await database.$count(table, sql`${column} = ${code}`) }]
}

/** Counts the applications in progress that nothing happened to for longer than that: they are closed or reminded of first. */
async function countWaiting(database: Database, days: number, now: Date) {
  if (!(days >= 1)) return []
  const { status, changed_at } = applications
  const before = after(now, -days * DAY)
  const which = and(inArray(status, ['submitted', 'active']), lt(changed_at, before))
  return [
    {
      label: 'Candidatures en cours, inchangées depuis plus longtemps',
      count: await database.$count(applications, which),
    },
  ]
}

async function countFailedOf(database: Database, text: string, now: Date) {
  const words = text.split('\n').filter((word) => word.trim())
  const count = words.length > 0 ? await countFailed(database, words, now) : 0
  return [{ label: 'Recherches sans résultat en 30 jours', count }]
}

/** Counts the open offers and the profiles that have such a title; those with the same words are looked at one by one. */
async function countTitled(database: Database, title: string, now: Date) {
  const keys = new Set([titleKey(title)])
  const words = indexText(title)
  const found = words
    ? await selectRows<{ title: string }>(
        database,
        sql`SELECT o.title FROM ${offers} o JOIN ${offerSearch} ON ${offerSearch.offer_id} = o.id
          WHERE o.fts @@ plainto_tsquery('french', ${words}) AND ${openInSearch(now)} LIMIT ${MOST_TITLES}`,
      )
    : []
  const profiles = await database
    .select({ headline: applicantProfiles.headline })
    .from(applicantProfiles)
    .where(eq(sql`lower(${applicantProfiles.headline})`, title.trim().toLowerCase()))
    .limit(MOST_TITLES)
  return [
    { label: 'Offres en ligne', count: found.filter((each) => isAmongTitles(each.title, keys)).length },
    { label: 'Profils', count: profiles.length },
  ]
}
