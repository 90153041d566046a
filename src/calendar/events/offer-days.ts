import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { seenStatus } from '#src/applications/applications.ts'
import { applicationDrafts } from '#src/applications/drafts/tables.ts'
import { jobProposals } from '#src/applications/proposals/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { listedOffer } from '#src/offers/open.ts'
import { offers, savedOffers } from '#src/offers/tables.ts'
import { atAntananarivo } from '#src/platform/database/local-time.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { uidOf } from '../interviews/calendar-entry.ts'
import { EVENT_DEFAULTS, type EventSearch, type FoundEvent } from './search.ts'

/** The last day, at Antananarivo, on which an offer takes applications. */
const CLOSES = sql<string>`least(${atAntananarivo(offers.expires_at)}::date, ${offers.application_deadline})`
const CLOSES_ON = sql<string>`${CLOSES}::text`

/** The accepted proposal says on which day somebody begins; without one, the offer does. */
const STARTS = sql<string>`coalesce((SELECT ${jobProposals.start_date} FROM ${jobProposals}
  WHERE ${jobProposals.application_id} = ${applications.id} AND ${jobProposals.accepted_at} IS NOT NULL
  ORDER BY ${jobProposals.id} DESC LIMIT 1), ${offers.start_date})`

const OFFER = {
  id: offers.id,
  slug: offers.slug,
  title: offers.title,
  company: companies.name,
  updated_at: offers.updated_at,
}
type OfferDay = { id: number; slug: string; title: string; company: string; updated_at: Date; day: string }

/** Finds the offers that an applicant saved or answered, or those of a company, by the day on which they close. */
export async function findDeadlines(asking: EventSearch): Promise<FoundEvent[]> {
  const { db, viewer, wanted } = asking
  const within = wanted.id === undefined ? isWithin(CLOSES, wanted) : eq(offers.id, wanted.id)
  const isOwn = viewer.company_id !== null
  const kept = sql<boolean>`${savedOffers.user_id} IS NOT NULL`
  const begun = sql`CASE WHEN EXISTS (SELECT FROM ${applicationDrafts} WHERE ${applicationDrafts.offer_id} = ${offers.id}
    AND ${applicationDrafts.applicant_id} = ${viewer.id}) THEN 'draft' END`
  const rows = await db
    .select({ ...OFFER, day: CLOSES_ON, kept, status: sql<string | null>`coalesce(${seenStatus}, ${begun})` })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .leftJoin(savedOffers, and(eq(savedOffers.offer_id, offers.id), eq(savedOffers.user_id, viewer.id)))
    .leftJoin(
      applications,
      and(
        eq(applications.offer_id, offers.id),
        eq(applications.applicant_id, viewer.id),
        isNull(applications.applicant_archived_at),
      ),
    )
    .where(and(listedOffer, within, concernsViewer(asking)))
    .orderBy(CLOSES, offers.id)
  return rows.map((row) => {
    const why = row.status ? APPLIED[row.status] : undefined
    const detail = isOwn ? 'Votre offre se ferme' : `${row.company} · ${why ?? 'dans vos sauvegardes'}`
    const link = isOwn ? `/dashboard/recruteur/mes-offres/${row.id}/apercu` : `/offres/${row.id}-${row.slug}`
    return presentDay(asking, row, {
      name: 'deadline',
      type: 'offer_deadline',
      detail,
      link,
      before: 'Fin\u00a0: ',
    })
  })
}

const APPLIED: Record<string, string> = {
  draft: 'candidature à envoyer',
  submitted: 'déjà postulé',
  active: 'déjà postulé',
}

/** The person's own rows are found first, and as one list: with two lists the database would read all offers. */
function concernsViewer({ db, viewer }: EventSearch): SQL | undefined {
  if (viewer.company_id !== null) return eq(offers.company_id, viewer.company_id)
  const kept = db
    .select({ id: savedOffers.offer_id })
    .from(savedOffers)
    .where(eq(savedOffers.user_id, viewer.id))
  const answered = db
    .select({ id: applications.offer_id })
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, viewer.id),
        isNull(applications.applicant_archived_at),
        notInArray(seenStatus, ['rejected', 'closed', 'archived']),
      ),
    )
  const begun = db
    .select({ id: applicationDrafts.offer_id })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.applicant_id, viewer.id))
  return inArray(offers.id, union(kept, answered, begun))
}

/** Finds the days on which somebody begins who accepted a proposal or was hired. */
export async function findStartDays(asking: EventSearch): Promise<FoundEvent[]> {
  const { db, viewer, wanted } = asking
  const isOwn = viewer.company_id !== null
  const whose = isOwn
    ? eq(applications.company_id, viewer.company_id ?? 0)
    : eq(applications.applicant_id, viewer.id)
  const name = sql<string>`(SELECT first_name || ' ' || last_name FROM users WHERE users.id = ${applications.applicant_id})`
  const rows = await db
    .select({ ...OFFER, id: applications.id, day: sql<string>`${STARTS}::text`, name })
    .from(applications)
    .innerJoin(offers, eq(offers.id, applications.offer_id))
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(
      and(
        whose,
        or(
          and(eq(applications.status, 'active'), eq(applications.stage, 'accepted')),
          and(eq(applications.status, 'closed'), eq(applications.outcome, 'hired')),
        ),
        // A hiring that can still be taken back stays secret, but a proposal that was accepted before it is known.
        or(isNull(applications.withheld_status), eq(applications.withheld_stage, 'accepted')),
        wanted.id === undefined
          ? isWithin(STARTS, wanted)
          : and(eq(applications.id, wanted.id), sql`${STARTS} IS NOT NULL`),
      ),
    )
    .orderBy(STARTS, applications.id)
  return rows.map((row) => {
    const page = isOwn ? '/dashboard/recruteur/candidatures' : '/candidat/candidatures'
    const link = `${page}/${row.id}/${isOwn ? 'profil' : 'suivi'}`
    const detail = isOwn ? row.name : row.company
    return presentDay(asking, row, {
      name: 'start',
      type: 'start_date',
      detail,
      link,
      before: 'Prise de poste\u00a0: ',
    })
  })
}

const isWithin = (day: SQL, { from, to }: EventSearch['wanted']) =>
  sql`${day} BETWEEN ${from}::date AND ${to}::date`

interface DayWords {
  name: string
  type: 'offer_deadline' | 'start_date'
  detail: string
  link: string
  /** Other calendars show this before the title. */
  before: string
}

function presentDay(
  { env }: EventSearch,
  row: OfferDay,
  { name, type, detail, link, before }: DayWords,
): FoundEvent {
  const key = `${name}-${row.id}`
  const title = displayTitle(row.title)
  return {
    event: { ...EVENT_DEFAULTS, key, type, title, detail, day: row.day, link },
    entry: {
      uid: uidOf(env, key),
      // The day changes with the offer's text, which has no count of its own, so the moment of the change serves as
      // one.
      sequence: Math.floor(row.updated_at.getTime() / 1_000) - EPOCH,
      stamp: row.updated_at,
      starts: row.day,
      summary: before + title,
      description: detail,
      url: env.APP_URL + link,
      // At nine on the day before.
      alarms: ['-PT15H'],
    },
  }
}

/** Counting from 2026 keeps the sequence small. */
const EPOCH = Date.UTC(2026, 0, 1) / 1_000
