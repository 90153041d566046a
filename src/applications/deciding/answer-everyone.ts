import { and, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listPeople } from '#src/accounts/people.ts'
import { recordOfferEvent } from '#src/offers/events.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { openBeforeProposal, unanswered } from '../answers.ts'
import { moveApplication } from '../moves.ts'
import { fillTemplateFor } from '../reply-templates/values.ts'
import { applications } from '../tables.ts'
import type { Decision } from './deciding.ts'
import type { EveryoneAnswer } from './shared/everyone-answers.ts'
import { MOST_AT_ONCE } from './shared/limits.ts'

interface Answering {
  answer: EveryoneAnswer
  /** The message may hold the variables of a reply template. */
  message: string
  with_further: boolean
}

const DECISIONS: Record<EveryoneAnswer, Pick<Decision, 'change' | 'reason'>> = {
  position_filled: { change: 'fill_position' },
  cancelled: { change: 'reject', reason: 'recrutement_annule' },
  other: { change: 'reject', reason: 'autre' },
}

/**
 * Answers everybody who waits for a first answer of this offer, and those further on where that is asked, each once:
 * asked again, nobody is left to answer.
 * @returns how many were answered
 * @throws HttpError 404 for another company's offer
 */
export async function answerEveryone(services: Services, member: Member, offerId: number, input: Answering) {
  const offer = await findOffer(services.db, offerId)
  if (offer?.company_id !== member.company.id) throw notFound()
  let answered = 0
  for (;;) {
    const done = await inTransaction(services, member, (unit) => answerSome(unit, member, offerId, input))
    answered += done
    if (done < MOST_AT_ONCE) return answered
  }
}

async function answerSome(unit: Unit, member: Member, offerId: number, input: Answering) {
  const { answer, message, with_further } = input
  const rows = await unit.db
    .select()
    .from(applications)
    .where(and(eq(applications.offer_id, offerId), with_further ? openBeforeProposal() : unanswered()))
    .orderBy(applications.id)
    .limit(MOST_AT_ONCE)
    .for('update')
  const people = await listPeople(
    unit.db,
    rows.map((row) => row.applicant_id),
  )
  for (const row of rows) {
    const { offer_copy, applicant_id } = row
    const letter = { member, offer_copy, applicant: people.get(applicant_id), now: unit.now }
    await moveApplication(unit, row, {
      ...DECISIONS[answer],
      by: 'recruiter',
      message: fillTemplateFor(message, letter),
    })
  }
  if (rows.length > 0) await recordOfferEvent(unit, offerId, 'answered_all', { count: rows.length, answer })
  return rows.length
}
