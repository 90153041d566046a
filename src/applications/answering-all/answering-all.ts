import { and, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listPeople } from '#src/accounts/people.ts'
import { fullName } from '#src/accounts/users.ts'
import { recordOfferEvent } from '#src/offers/events.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { unanswered } from '../answers.ts'
import type { ApplicationRow } from '../applications.ts'
import { type Move, moveApplication } from '../moves.ts'
import { fillTemplate } from '../reply-templates/shared/parts.ts'
import { applications } from '../tables.ts'
import type { Answer } from './shared/answers.ts'

const AT_ONCE = 100

interface Answering {
  answer: Answer
  /** With the variables of a reply template. */
  message: string
}

/** What the applicant's history says, after each answer. */
const MOVES: Record<Answer, Pick<Move, 'change' | 'reason'>> = {
  position_filled: { change: 'fill_position' },
  cancelled: { change: 'reject', reason: 'recrutement_annule' },
  other: { change: 'reject', reason: 'autre' },
}

/**
 * Answers everybody who waits for a first answer of this offer, each once: asked again, nobody is left to answer.
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
    if (done < AT_ONCE) return answered
  }
}

async function answerSome(unit: Unit, member: Member, offerId: number, { answer, message }: Answering) {
  const rows = await unit.db
    .select()
    .from(applications)
    .where(and(eq(applications.offer_id, offerId), unanswered()))
    .orderBy(applications.id)
    .limit(AT_ONCE)
    .for('update')
  const people = await listPeople(
    unit.db,
    rows.map((row) => row.applicant_id),
  )
  for (const row of rows) {
    const applicant = people.get(row.applicant_id)
    const written = fillTemplate(message, valuesOf(unit, member, row, applicant))
    await moveApplication(unit, row, { ...MOVES[answer], by: 'recruiter', message: written })
  }
  if (rows.length > 0) await recordOfferEvent(unit, offerId, 'answered_all', { count: rows.length, answer })
  return rows.length
}

function valuesOf(
  unit: Unit,
  member: Member,
  row: ApplicationRow,
  applicant: { first_name: string; last_name: string } | undefined,
) {
  return {
    prenom: applicant?.first_name ?? '',
    nom: applicant?.last_name ?? '',
    offre: displayTitle(row.offer_copy.title),
    societe: row.offer_copy.company.name,
    recruteur: fullName(member.user),
    date: formatDate(unit.now),
  }
}
