import type { Member } from '#src/abilities/actor.ts'
import { isAble, isRecruiting } from '#src/abilities/policy.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { dayAt, daysBetween } from '#src/shared/dates.ts'
import type { OfferApplicationCounts } from '../application-facts.ts'
import { answerDueAt } from '../attending/attendance.ts'
import { allowedChanges, stateOf } from '../life/shared/transitions.ts'
import { closedAt, isSponsored } from '../open.ts'
import { countFieldsLeft } from '../writing/write-offer.ts'
import type { ManagedOffer } from './contract.ts'
import type { ManagedRow } from './list.ts'

/** In these states a new text may be written while the offer keeps its present one. */
const TEXT_STAYS: readonly ManagedRow['status'][] = ['published', 'closed', 'rejected']
const NONE: OfferApplicationCounts = {
  all: 0,
  fresh: 0,
  unanswered: 0,
  open: 0,
  proposed: 0,
  held: 0,
  held_until: null,
}

export function presentManaged(
  row: ManagedRow,
  applied: OfferApplicationCounts = NONE,
  member: Member,
  now: Date,
): ManagedOffer {
  const state = stateOf(row)
  const canEdit = isAble(member, 'edit', 'job offer')
  const ends = closedAt({ ...row, closed_at: null })
  return {
    id: row.id,
    slug: row.slug,
    reference: row.reference,
    title: row.title,
    state,
    is_held: row.held_at !== null,
    is_paused_for_plan: row.paused_for_plan,
    is_paused_unattended: row.paused_unattended_at !== null,
    answer_due_at: row.asked_at && answerDueAt(row.asked_at).toISOString(),
    version: row.updated_at.getTime(),
    // A draft's row holds a town because the column needs one; nobody has chosen it.
    city: state === 'draft' ? null : named(REFERENCE.cities, row.city_id),
    contract: state === 'draft' ? null : named(REFERENCE.contracts, row.contract_id),
    contract_duration_months: state === 'draft' ? null : row.contract_duration_months,
    work_mode: row.work_mode,
    views_count: row.views_count,
    applications_count: applied.all,
    new_count: applied.fresh,
    unanswered_count: applied.unanswered,
    open_count: applied.open,
    proposed_count: applied.proposed,
    held_count: applied.held,
    held_until: applied.held_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    ends_at: ends?.toISOString() ?? null,
    days_left: state === 'published' && ends ? Math.max(0, daysBetween(now, ends)) : null,
    closed_at: row.closed_at?.toISOString() ?? null,
    close_reason: row.close_reason,
    rejection_reason: row.rejection_reason,
    fields_left: row.draft_content && countFieldsLeft(row.draft_content, dayAt(now)),
    is_change_waiting: row.is_change_waiting,
    is_sponsored: isSponsored({ ...row, company_status: member.company.status }, now),
    actions: isRecruiting(member) ? allowedChanges(state, row.held_at !== null) : [],
    discards: canEdit ? discardsOf(row) : null,
  }
}

function discardsOf({ status, is_never_submitted, has_draft, is_change_waiting }: ManagedRow) {
  if (status === 'draft') return is_never_submitted ? 'offer' : null
  return has_draft && !is_change_waiting && TEXT_STAYS.includes(status) ? 'changes' : null
}
