import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { notify, type Recipient } from '#src/notifications/notify.ts'
import { findChannels } from '#src/notifications/preferences.ts'
import type { ApplicationFacts } from '#src/offers/application-facts.ts'
import { PREPARED_IN_MAIL, prepareLink } from '#src/offers/mails.ts'
import { listOffersById } from '#src/offers/offers.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { freshSuggestionsNotification } from './mails.ts'
import { NEW_DAYS } from './shared/filters.ts'
import { findSuggestions, type SuggestedOffer } from './suggestions.ts'

/** One job of the round serves the applicants whose ids follow `after_id`, then sends the next job. */
interface Round {
  /** The round tells offers published up to this moment; later ones wait for next week's round. */
  until: string
  after_id: number
}

export const weeklyRoundJob = jobKind<Round>('matching.fresh-round')

const BATCH = 50
/** Nobody is written to for a match below this score, though the page shows weaker ones. */
const LEAST_MAILED = 70
const MOST_MAILED = 5

type Facts = Pick<ApplicationFacts, 'listApplied'>

export async function startWeeklyRound(services: Services) {
  await inTransaction(services, null, (unit) =>
    unit.send(weeklyRoundJob, { until: unit.now.toISOString(), after_id: 0 }),
  )
}

/**
 * Notifies the next applicants and leaves the rest to another job. A job that runs twice tells nobody twice, because
 * the week's last day is the key of the event.
 */
export async function serveWeeklyRound(services: Services, facts: Facts, round: Round) {
  const people = await listPeople(services, round.after_id)
  const last = people.at(-1)
  if (last && people.length === BATCH)
    await inTransaction(services, null, (unit) => unit.send(weeklyRoundJob, { ...round, after_id: last.id }))
  await forEachRow(people, (person) => notifyApplicant(services, facts, person, new Date(round.until)))
}

async function listPeople({ db }: Services, afterId: number): Promise<Recipient[]> {
  return db
    .select({ id: users.id, email: users.email, first_name: users.first_name })
    .from(users)
    .where(
      and(
        gt(users.id, afterId),
        eq(users.userable_type, 'applicant'),
        eq(users.is_active, true),
        isNotNull(users.email_verified_at),
        isNull(users.deletion_requested_at),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH)
}

async function notifyApplicant(services: Services, facts: Facts, person: Recipient, until: Date) {
  // Preferences are read first, because matching is the costly part and many people want no channel.
  const channels = await findChannels(services.db, person.id, 'suggestion.fresh')
  if (!channels.bell && !channels.mail && !channels.push) return
  const week = { userId: person.id, now: services.clock.now(), since: after(until, -NEW_DAYS * DAY) }
  const { suggested } = await findSuggestions(services.db, facts, week)
  const fresh = suggested.filter(
    ({ offer, match }) =>
      match.score >= LEAST_MAILED && offer.published_at !== null && offer.published_at <= until,
  )
  if (fresh.length === 0) return
  const offers = await listCards(services, fresh.slice(0, MOST_MAILED))
  const notification = freshSuggestionsNotification({ day: dayAt(until), offers, total: fresh.length })
  await inTransaction(services, null, (unit) => notify(unit, person, notification))
}

async function listCards({ db, env }: Services, fresh: readonly SuggestedOffer[]) {
  const scores = new Map(fresh.map(({ offer, match }) => [offer.id, match.score]))
  const rows = await listOffersById(db, [...scores.keys()])
  return rows.map(({ offer, company }, at) => ({
    company: company.name,
    title: offer.title,
    line: [company.name, placeNameOfRow(offer), named(REFERENCE.contracts, offer.contract_id)?.name]
      .filter(Boolean)
      .join(' · '),
    url: `${env.APP_URL}/offres/${offer.id}-${offer.slug}`,
    score: scores.get(offer.id) ?? 0,
    ...(at < PREPARED_IN_MAIL && { link: prepareLink(env.APP_URL, offer) }),
  }))
}
