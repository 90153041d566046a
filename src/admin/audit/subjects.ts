import { eq, inArray } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { articles } from '#src/content/articles/tables.ts'
import { faqQuestions } from '#src/content/faq/tables.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { displayTitle } from '#src/shared/offer-title.ts'

/** What a line of the log is about, in words, and the subject whose screen shows it where it has none of its own. */
export interface NamedSubject {
  name: string
  shown_at: string
}

type Reader = (database: Database, ids: number[]) => Promise<[id: number, named: NamedSubject][]>

const READERS: Record<string, Reader> = {
  company: async (database, ids) => {
    const rows = await database
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(inArray(companies.id, ids))
    return rows.map(({ id, name }) => [id, { name, shown_at: `company:${id}` }])
  },
  offer: async (database, ids) => {
    const rows = await database
      .select({ id: offers.id, title: offers.title })
      .from(offers)
      .where(inArray(offers.id, ids))
    return rows.map(({ id, title }) => [id, { name: displayTitle(title), shown_at: `offer:${id}` }])
  },
  application: async (database, ids) => {
    const rows = await database
      .select({ id: applications.id, offer_id: offers.id, title: offers.title })
      .from(applications)
      .innerJoin(offers, eq(offers.id, applications.offer_id))
      .where(inArray(applications.id, ids))
    return rows.map(({ id, offer_id, title }) => [
      id,
      { name: `Candidature à ${displayTitle(title)}`, shown_at: `offer:${offer_id}` },
    ])
  },
  article: async (database, ids) => {
    const rows = await database
      .select({ id: articles.id, title: articles.title })
      .from(articles)
      .where(inArray(articles.id, ids))
    return rows.map(({ id, title }) => [id, { name: title || 'Sans titre', shown_at: `article:${id}` }])
  },
  'faq-question': async (database, ids) => {
    const rows = await database
      .select({ id: faqQuestions.id, question: faqQuestions.question })
      .from(faqQuestions)
      .where(inArray(faqQuestions.id, ids))
    return rows.map(({ id, question }) => [id, { name: question, shown_at: `faq-question:${id}` }])
  },
  user: async (database, ids) =>
    [...(await listNames(database, ids))].map(([id, name]) => [id, { name, shown_at: `user:${id}` }]),
}

/** Names these subjects of the log, by the subject; those that are gone or have no name are left out. */
export async function nameSubjects(
  database: Database,
  subjects: string[],
): Promise<Map<string, NamedSubject>> {
  const named = new Map<string, NamedSubject>()
  for (const [kind, read] of Object.entries(READERS)) {
    const ids = listIdsOf(kind, subjects)
    if (ids.length === 0) continue
    for (const [id, subject] of await read(database, ids)) named.set(`${kind}:${id}`, subject)
  }
  return named
}

function listIdsOf(kind: string, subjects: string[]): number[] {
  const ids = subjects.flatMap((subject) => {
    const [of, id = ''] = subject.split(':')
    return of === kind && /^\d{1,9}$/.test(id) ? [Number(id)] : []
  })
  return [...new Set(ids)]
}
