import { and, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser } from '#src/accounts/users.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { markApplied } from '#src/matching/invitations/answering.ts'
import { findOffer, holdOpenOffer } from '#src/offers/find-offer.ts'
import { isOpen, type OfferRow } from '#src/offers/open.ts'
import type { VisitSource } from '#src/offers/shared/life.ts'
import type { OfferQuestion } from '#src/offers/shared/parts.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden, invalid } from '#src/platform/errors.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR_SECONDS } from '#src/shared/durations.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { fullName } from '#src/shared/names.ts'
import { withAnswerLinks } from '../answer-links/mailing.ts'
import type { ApplicationRow } from '../applications.ts'
import { removeDraft } from '../drafts/drafts.ts'
import { sentNotification } from '../mails/applicant.ts'
import { receivedNotification } from '../mails/recruiter.ts'
import { notifyApplicant } from '../notifying.ts'
import { snapshotOffer } from '../offer-snapshot.ts'
import { ATTEMPTS_MOST } from '../shared/limits.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents, applications } from '../tables.ts'
import { checkDailyLimit } from './before-applying.ts'
import { answered, answerProblem } from './shared/answers.ts'
import type { ApplicationInput } from './shared/application-input.ts'
import { snapshotCv, storeCv } from './snapshots.ts'

const CHANGED = 'Cette candidature vient de changer. Rechargez la page.'
const CLOSED = 'Cette offre n’accepte plus de candidatures.'
const SENT_TWICE = 'Vous avez déjà postulé deux fois à cette offre.'

interface SentInput extends ApplicationInput {
  source: VisitSource
}

/**
 * Sends an application. Sent again while it stands, it changes nothing and the existing application is the answer.
 * @throws HttpError 403 without a verified e-mail, 429 after thirty in a day, 422 for a closed offer or a CV that cannot be sent
 */
export async function applyToOffer(services: Services, actor: Actor, input: SentInput) {
  if (!actor.email_verified) throw forbidden(MESSAGES.email_not_verified)
  const now = services.clock.now()
  await allowAttempt(services.db, `apply:${actor.id}`, 120, HOUR_SECONDS, now)
  const existing = await findExistingApplication(services.db, actor.id, input)
  if (existing) return { row: existing, created: false, removed: [] }
  // A file is looked at only where the application may leave.
  await checkDailyLimit(services, actor.id, now)
  const offer = await findOffer(services.db, input.offer_id)
  if (!offer || !isOpen(offer, now)) throw invalid({ offer_id: [CLOSED] })
  const answers = readAnswers(offer.questions, input.answers)
  const [copy, cv] = [await snapshotOffer(services.db, offer), await snapshotCv(services, actor.user, input)]
  const field = input.resume_pdf ? 'resume_pdf' : 'resume_id'
  return inTransaction(services, actor, (unit) =>
    storeWithin(unit, { kind: 'person', id: actor.id }, field, async () => {
      await lockUser(unit.db, actor.id)
      // Of many at once to one offer, all but the first find the application, and are no further ones.
      if (!(await findExistingApplication(unit.db, actor.id, input)))
        await checkDailyLimit(unit, actor.id, unit.now)
      // The offer may have been closed while the CV was looked at; an application sent before the deadline's midnight
      // is in time.
      if (!(await holdOpenOffer(unit.db, offer.id, now))) throw invalid({ offer_id: [CLOSED] })
      const stored = await storeCv(unit, cv)
      const values = {
        ...valuesOf(input, offer, unit.now),
        ...stored,
        offer_copy: copy,
        answers,
        applicant_id: actor.id,
      }
      const { replaced, ...sent } = await send(unit, values)
      if (replaced) unit.files.remove(replaced)
      if (sent.created) {
        await removeDraft(unit, actor.id, offer.id)
        await markApplied(unit, sent.row)
        await notifyApplied(unit, sent.row, fullName(actor.user))
      }
      return { ...sent, removed: sent.created ? cv.removed : [] }
    }),
  )
}

/**
 * Pairs each question with its answer. @throws HttpError 422 for an answer that is missing or is none of the choices
 */
function readAnswers(questions: readonly OfferQuestion[], answers: readonly string[]) {
  const wrong = questions.flatMap((question, index) => {
    const problem = answerProblem(question, answers[index] ?? '')
    return problem ? [[`answers.${index}`, [problem]]] : []
  })
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  return answered(questions, answers)
}

type Values = typeof applications.$inferInsert

function valuesOf(input: SentInput, offer: OfferRow, now: Date) {
  const { resume_type, letter, available_now, availability_date, source } = input
  return {
    offer_id: offer.id,
    company_id: offer.company_id,
    status: 'submitted' as const,
    resume_type,
    letter,
    available_now,
    availability_date,
    source,
    client_key: input.client_key ?? null,
    min_salary_expectation: input.min_salary_expectation,
    max_salary_expectation: input.max_salary_expectation,
    created_at: now,
    submitted_at: now,
    changed_at: now,
    consented_at: now,
    answer_due_at: after(now, offer.response_delay_days * DAY),
  }
}

/**
 * The unique index lets one of many at once insert; the others wait for it here, and then find the existing
 * application.
 * @returns the row, whether it was sent now, and the file that no row names any more
 */
async function send(unit: Unit, values: Values) {
  const { db, now } = unit
  const [inserted] = await db
    .insert(applications)
    .values(values)
    .onConflictDoNothing({ target: [applications.applicant_id, applications.offer_id] })
    .returning()
  const { row, before } = inserted ? { row: inserted, before: null } : await resend(unit, values)
  if (!row) throw conflict(CHANGED)
  if (!inserted && !before) return { row, created: false, replaced: values.cv_key }
  await db.insert(applicationEvents).values({
    application_id: row.id,
    at: now,
    actor_id: row.applicant_id,
    from_status: before?.status ?? null,
    to_status: 'submitted',
  })
  return { row, created: true, replaced: before?.cv_key }
}

/**
 * A draft becomes sent, and a withdrawn application is sent once more; any other existing application stays as it is.
 */
async function resend({ db }: Unit, values: Values) {
  const [before] = await db
    .select()
    .from(applications)
    .where(
      and(eq(applications.applicant_id, values.applicant_id), eq(applications.offer_id, values.offer_id)),
    )
    .for('update')
  if (!before) return { row: null, before: null }
  if (isSameSending(before, values)) return { row: before, before: null }
  const again = findTransition(before, 'applicant', 'apply_again') !== null
  if (!again && !findTransition(before, 'applicant', 'submit')) return { row: before, before: null }
  if (again && before.attempts >= ATTEMPTS_MOST) throw conflict(SENT_TWICE)
  const [row] = await db
    .update(applications)
    .set({
      ...values,
      ...FRESH,
      created_at: before.created_at,
      attempts: before.attempts + (again ? 1 : 0),
      version: before.version + 1,
    })
    .where(eq(applications.id, before.id))
    .returning()
  return { row: row ?? null, before }
}

async function notifyApplied(unit: Unit, row: ApplicationRow, applicant: string) {
  await notifyApplicant(unit, row, sentNotification(row))
  const received = withAnswerLinks(receivedNotification(row, applicant), [row])
  await notifyRecruiters(unit, row.company_id, received)
}

const FRESH = {
  stage: null,
  outcome: null,
  viewed_at: null,
  decided_at: null,
  applicant_archived_at: null,
  recruiter_archived_at: null,
}

/** What was sent already and has been withdrawn since is not sent once more by a browser that missed the answer. */
function isSameSending(
  row: ApplicationRow,
  { client_key }: { client_key?: string | null | undefined },
): boolean {
  return Boolean(client_key) && row.client_key === client_key
}

async function findExistingApplication(
  database: Database,
  applicantId: number,
  { offer_id, client_key }: Pick<SentInput, 'offer_id' | 'client_key'>,
): Promise<ApplicationRow | null> {
  const [row] = await database
    .select()
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), eq(applications.offer_id, offer_id)))
  if (row && isSameSending(row, { client_key })) return row
  if (!row || findTransition(row, 'applicant', 'submit')) return null
  return findTransition(row, 'applicant', 'apply_again') ? null : row
}
