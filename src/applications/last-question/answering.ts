import { and, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { repeatMoneyAsked, reportMoneyAsked, retractMoneyAsked } from '#src/offers/reports/answered.ts'
import { lockReported } from '#src/offers/reports/reports.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { findApplicationOf, lockApplication } from '../applications.ts'
import { closesAt } from './present.ts'
import { occasionOf, type Question } from './shared/questions.ts'
import { type LastQuestionRow, lastQuestions } from './tables.ts'

const OVER = 'Le délai pour répondre à cette question est passé.'

interface Answer {
  question: Question
  answer: boolean
  /** These hashes stand for the person and the network where a yes reports the offer. */
  reporter_key: string
  network_key: string
}

/**
 * Keeps the applicant's answer to a question that was asked. Of two presses at once the second finds what the first one
 * kept. A yes to money is a report to the moderators in the same change.
 * @throws HttpError 404 for somebody else's application and for what was not asked, 409 once it is too late
 */
export async function answerLastQuestion(
  services: Services,
  actor: Actor,
  id: number,
  { question, answer, ...keys }: Answer,
): Promise<void> {
  await inTransaction(services, actor, async (unit) => {
    const { db, now } = unit
    const { offer_id } = await findApplicationOf(db, actor.id, id)
    // A report locks the offer, which comes before its applications wherever both are locked.
    if (question === 'asked_for_money') await lockReported(unit, offer_id)
    const row = await lockApplication(db, id)
    if (row?.applicant_id !== actor.id) throw notFound()
    const asked = await findAsked(unit, id, question)
    if (asked[question] === answer) return
    if (closesAt(asked) <= now) throw conflict(OVER)
    await db
      .update(lastQuestions)
      .set({ [question]: answer, answered_at: asked.answered_at ?? now })
      .where(eq(lastQuestions.id, asked.id))
    if (question === 'asked_for_money')
      await tellModerators(unit, asked, answer, { offer_id, reporter: actor.user, ...keys })
  })
}

async function findAsked({ db }: Unit, id: number, question: Question): Promise<LastQuestionRow> {
  const { application_id, occasion } = lastQuestions
  const [asked] = await db
    .select()
    .from(lastQuestions)
    .where(and(eq(application_id, id), eq(occasion, occasionOf(question))))
  if (!asked) throw notFound()
  return asked
}

async function tellModerators(
  unit: Unit,
  { id, report_id }: LastQuestionRow,
  isAsked: boolean,
  report: Parameters<typeof reportMoneyAsked>[1],
) {
  if (report_id !== null && isAsked) return repeatMoneyAsked(unit, report_id, report)
  if (report_id !== null) return retractMoneyAsked(unit, report_id)
  if (!isAsked) return
  const made = await reportMoneyAsked(unit, report)
  await unit.db.update(lastQuestions).set({ report_id: made }).where(eq(lastQuestions.id, id))
}
