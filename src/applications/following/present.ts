import { listLogos } from '#src/companies/companies.ts'
import { presentLogo } from '#src/companies/present.ts'
import { type FoundOffer, findOffer, listOfferSlugs } from '#src/offers/find-offer.ts'
import { hasPage, isOpen } from '#src/offers/open.ts'
import type { Database } from '#src/platform/database.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { silenceDays } from '#src/reference/shared/delays.ts'
import { dayAt, daysBetween } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { type ApplicationRow, followedUpAt, seenState } from '../applications.ts'
import { presentDossier } from '../dossier.ts'
import { listAskedQuestions } from '../last-question/present.ts'
import { listUnread } from '../messages/threads.ts'
import { findNeighbourTrades } from '../neighbour-trades.ts'
import { findKnownProposal } from '../proposals/proposals.ts'
import { measureResponses } from '../responses.ts'
import { CHANGE_LABELS, reasonLabel, stateLabel } from '../shared/labels.ts'
import { ATTEMPTS_MOST } from '../shared/limits.ts'
import { isPromiseOver } from '../shared/promise.ts'
import type { ApplicationState } from '../shared/states.ts'
import { allowedTransitions, type Change, isInProgress } from '../shared/transitions.ts'
import { timelineFor } from '../timeline.ts'
import type { ApplicationDetail, ApplicationItem } from './contract.ts'
import { findFollowUpBlock, waitsForPromise } from './follow-up.ts'
import { listReasons } from './list.ts'
import { leadsOn } from './shared/gaps.ts'

/** The applicant sees an application that was put away as archived, whatever its state. */
function shownState(row: ApplicationRow): ApplicationState {
  const seen = seenState(row)
  return row.applicant_archived_at ? { ...seen, status: 'archived', stage: null } : seen
}

function turnOf(
  state: ApplicationState,
  hasSlots: boolean,
): Pick<ApplicationItem, 'group' | 'has_slots_to_choose'> {
  if (!isInProgress(state)) return { group: 'ended', has_slots_to_choose: false }
  const isTurn = hasSlots || state.stage === 'offer_made'
  return { group: isTurn ? 'your_turn' : 'waiting', has_slots_to_choose: hasSlots }
}

/**
 * Presents a page of the list in the same four queries, whatever its length.
 * @param concerned applications in which the person has slots of an interview to choose from
 */
export async function presentItems(
  database: Database,
  rows: ApplicationRow[],
  concerned: readonly number[] = [],
): Promise<ApplicationItem[]> {
  const reasons = await listReasons(database, rows)
  const logos = await listLogos(
    database,
    rows.map((row) => row.company_id),
  )
  const slugs = await listOfferSlugs(
    database,
    rows.map((row) => row.offer_id),
  )
  const unread = await listUnread(
    database,
    'applicant',
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const state = shownState(row)
    const { title, company, city } = row.offer_copy
    const reason = reasons.get(row.id) ?? null
    return {
      id: row.id,
      ...state,
      label: stateLabel(state),
      ...turnOf(state, concerned.includes(row.id)),
      job_offer_title: title,
      offer_id: row.offer_id,
      offer_slug: slugs.get(row.offer_id) ?? '',
      company: { name: company.name, slug: company.slug, ...presentLogo(logos.get(row.company_id)) },
      city,
      submitted_at: row.submitted_at?.toISOString() ?? null,
      changed_at: row.changed_at.toISOString(),
      answer_due_at: row.answer_due_at?.toISOString() ?? null,
      reason,
      reason_label: reasonLabel(reason),
      unread_messages: unread.get(row.id) ?? 0,
    }
  })
}

export async function presentItem(database: Database, row: ApplicationRow): Promise<ApplicationItem> {
  const [item] = await presentItems(database, [row])
  if (!item) throw new Error('the application was not presented')
  return item
}

export async function presentDetail(
  database: Database,
  row: ApplicationRow,
  now: Date,
): Promise<ApplicationDetail> {
  const item = await presentItem(database, row)
  const offer = await findOffer(database, row.offer_id)
  const measured = (await measureResponses(database, [row.company_id], now)).get(row.company_id)
  const has_proposal = (await findKnownProposal(database, row)) !== null
  return {
    ...item,
    offer: presentOffer(row, offer, now),
    dossier: presentDossier(row),
    timeline: await timelineFor(database, row),
    promise: await presentPromise(database, row, now),
    company_answers: {
      response_rate: measured?.rate ?? null,
      median_days: measured?.median_days ?? null,
    },
    neighbours: offer && leadsOn(item) ? await findNeighbourTrades(database, offer) : null,
    last_questions: item.group === 'ended' ? await listAskedQuestions(database, row.id, now) : [],
    has_proposal,
    may_apply_again: row.attempts < ATTEMPTS_MOST,
    allowed: allowedTo(row, offer, now)
      // A proposal without anything written cannot be accepted, since there is nothing to accept.
      .filter((change) => change !== 'accept' || has_proposal)
      .map((change) => ({ change, label: CHANGE_LABELS[change] })),
  }
}

function presentOffer(row: ApplicationRow, offer: FoundOffer | null, now: Date): ApplicationDetail['offer'] {
  const { company: _company, description, missions, profile, ...copy } = row.offer_copy
  return {
    ...copy,
    contract_duration_months: copy.contract_duration_months ?? null,
    description: cleanHtml(description),
    missions: cleanHtml(missions),
    profile: cleanHtml(profile),
    slug: offer?.slug ?? '',
    questions: offer?.questions ?? [],
    is_open: offer !== null && isOpen(offer, now),
    has_page: offer !== null && hasPage(offer),
    application_deadline: offer?.application_deadline ?? null,
  }
}

async function presentPromise(
  database: Database,
  row: ApplicationRow,
  now: Date,
): Promise<ApplicationDetail['promise']> {
  if (!waitsForPromise(row) || !row.submitted_at || !row.answer_due_at) return null
  const of = Math.max(1, daysBetween(row.submitted_at, row.answer_due_at))
  const day = Math.max(0, daysBetween(row.submitted_at, now))
  return {
    day,
    of,
    due_at: row.answer_due_at.toISOString(),
    is_late: isPromiseOver(row.answer_due_at, now),
    closes_on: dayAt(after(row.changed_at, silenceDays() * DAY)),
    follow_up: {
      sent_at: followedUpAt(row)?.toISOString() ?? null,
      block: await findFollowUpBlock(database, row, now),
      opens_on: dayAt(after(row.answer_due_at, DAY)),
    },
  }
}

function allowedTo(row: ApplicationRow, offer: FoundOffer | null, now: Date): Change[] {
  if (row.applicant_archived_at) return []
  const again = row.attempts < ATTEMPTS_MOST && offer !== null && isOpen(offer, now)
  return allowedTransitions(seenState(row), 'applicant').filter(
    (change) => (change !== 'apply_again' && change !== 'submit') || again,
  )
}
