import { eq, inArray } from 'drizzle-orm'
import { canAdminister, type Permission } from '#src/accounts/shared/admin-permissions.ts'
import type { AdminRole } from '#src/accounts/shared/kinds.ts'
import { users } from '#src/accounts/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { campaigns } from '#src/campaigns/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { articles } from '#src/content/articles/tables.ts'
import { faqQuestions } from '#src/content/faq/tables.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { payments } from '#src/subscriptions/payments/tables.ts'

/** What a line of the log is about, in words. */
export interface NamedSubject {
  /** Null for what is called by its kind alone, as a setting is. */
  name: string | null
  /** The subject whose screen shows it, itself or another; null where no screen does any more. */
  shown_at: string | null
}

type Reader = (database: Database, ids: number[]) => Promise<[id: number, named: NamedSubject][]>

/** Who may open the screen of such a subject: nobody is led to one that refuses them. */
const NEEDS: Record<string, Permission> = {
  company: 'read companies',
  offer: 'read offers',
  article: 'write articles',
  'faq-question': 'write pages',
  campaign: 'send campaigns',
  payment: 'manage payments',
  user: 'read people',
  'admin-invitation': 'manage administrators',
  'api-key': 'manage api keys',
  'audit-log': 'read the audit log',
  'contact-message': 'read messages to the team',
  'faq-group': 'write pages',
  job: 'manage jobs',
  mails: 'read mails',
  maintenance: 'plan maintenance',
  'page-text': 'write pages',
  partner: 'write pages',
  partners: 'write pages',
  payee: 'manage payments',
  plan: 'manage plans',
  reference: 'manage settings',
  revenue: 'manage payments',
  seller: 'manage payments',
  setting: 'manage settings',
  'sponsoring-prices': 'manage plans',
  statement: 'manage payments',
  'statement-line': 'manage payments',
  statistics: 'read statistics',
}

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
  campaign: async (database, ids) => {
    const rows = await database
      .select({ id: campaigns.id, subject: campaigns.subject })
      .from(campaigns)
      .where(inArray(campaigns.id, ids))
    return rows.map(({ id, subject }) => [id, { name: subject || 'Sans objet', shown_at: `campaign:${id}` }])
  },
  payment: async (database, ids) => {
    const rows = await database
      .select({ id: payments.id, reference: payments.reference })
      .from(payments)
      .where(inArray(payments.id, ids))
    return rows.map(({ id, reference }) => [id, { name: reference, shown_at: `payment:${id}` }])
  },
  user: async (database, ids) => {
    const rows = await database.select(ACCOUNT).from(users).where(inArray(users.id, ids))
    return rows.map((row) => [row.id, nameAccount(row)])
  },
}

const ACCOUNT = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  userable_type: users.userable_type,
  deleted_at: users.deleted_at,
  merged_into_id: users.merged_into_id,
}

/** An account that became part of another is shown by that one; an erased one and who never had one, by none. */
function nameAccount(row: Pick<typeof users.$inferSelect, keyof typeof ACCOUNT>): NamedSubject {
  const name = fullName(row)
  const { id, merged_into_id } = row
  if (merged_into_id !== null)
    return { name: `${name}, réuni au compte ${merged_into_id}`, shown_at: `user:${merged_into_id}` }
  const hasScreen = row.deleted_at === null && row.userable_type !== 'entered'
  return { name, shown_at: hasScreen ? `user:${id}` : null }
}

/**
 * Names these subjects of the log, by the subject, with the screens that this role may open; those that are gone or have
 * no name are left out.
 */
export async function nameSubjects(
  database: Database,
  subjects: string[],
  role: AdminRole | null,
): Promise<Map<string, NamedSubject>> {
  const named = new Map<string, NamedSubject>()
  for (const subject of subjects)
    if (!READERS[kindOf(subject)] && mayOpen(role, subject))
      named.set(subject, { name: null, shown_at: subject })
  for (const [kind, read] of Object.entries(READERS)) {
    const ids = listIdsOf(kind, subjects)
    if (ids.length === 0) continue
    for (const [id, { name, shown_at }] of await read(database, ids))
      named.set(`${kind}:${id}`, { name, shown_at: mayOpen(role, shown_at) ? shown_at : null })
  }
  return named
}

const kindOf = (subject: string) => subject.split(':')[0] ?? ''

function mayOpen(role: AdminRole | null, subject: string | null): boolean {
  const needed = subject === null ? undefined : NEEDS[kindOf(subject)]
  return needed !== undefined && canAdminister(role, needed)
}

function listIdsOf(kind: string, subjects: string[]): number[] {
  const ids = subjects.flatMap((subject) => {
    const [of, id = ''] = subject.split(':')
    return of === kind && /^\d{1,9}$/.test(id) ? [Number(id)] : []
  })
  return [...new Set(ids)]
}
