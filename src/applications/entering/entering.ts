import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { requireVerifiedAddress } from '#src/accounts/reauthentication/reauthentication.ts'
import { createUser } from '#src/accounts/users.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import type { OfferRow } from '#src/offers/open.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound, tooMany } from '#src/platform/errors.ts'
import { type CleanPdf, cleanPdf } from '#src/platform/files/pdf-upload.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt, countDaily, readDailyLimit } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { announceToColleagues } from '../colleagues.ts'
import { addNote } from '../evaluating/notes.ts'
import { snapshotOffer } from '../offer-snapshot.ts'
import type { OfferSnapshot } from '../shared/snapshot.ts'
import { applicationEvents, applications } from '../tables.ts'
import type { EnteredCandidateInput } from './contract.ts'
import { listKnown } from './known.ts'
import { entryNotice } from './mails.ts'
import { holdRunningOffer } from './offers.ts'
import { lastDayKept } from './removing.ts'
import { CONSENT_WORDS, ENTRIES_A_DAY } from './shared/limits.ts'
import { enteredCandidates } from './tables.ts'

/** An address gets so many notices in a day, from all companies together. */
const NOTICES_A_DAY = 5

const CLOSED = 'Cette offre est clôturée\u00a0: elle n’accepte plus de candidats.'
const TOLD_ENOUGH =
  'Cette adresse a déjà reçu plusieurs avis aujourd’hui. Ajoutez ce candidat demain, ou sans son adresse.'

const entriesOf = (companyId: number) => `enter-for:${companyId}`

/** Tells how many candidates the company can add still today. */
export function readEntries({ db, clock }: Services, companyId: number) {
  return readDailyLimit(db, entriesOf(companyId), ENTRIES_A_DAY, clock.now())
}

/**
 * Adds a candidate who came another way than by the site. The same form sent again is the same candidate; one whose
 * number or address the offer has already is pointed out first.
 * @returns the id of the application, null where nothing was added because `known` names applications of the same person
 * @throws HttpError 403 without a verified address, 404 for another company's offer, 422 for a closed offer, a number
 *   that does not exist or a file that is not sound, 429 after too many
 */
export async function enterCandidate(services: Services, member: Member, input: EnteredCandidateInput) {
  requireVerifiedAddress(member.user)
  const now = services.clock.now()
  const sent = await findEntered(services.db, member.id, input.client_key)
  if (sent) return { id: sent, created: false, known: [], removed: [] }
  const offer = await findOffer(services.db, input.offer_id)
  if (offer?.company_id !== member.company.id) throw notFound()
  const phone_number = readPhone(input.phone_number)
  if (!phone_number) throw invalid({ phone_number: [SIGN_UP_MESSAGES.phone_number_invalid] })
  const email = input.email ?? null
  if (!input.even_if_known) {
    const known = await listKnown(services.db, offer.id, { phone_number, email })
    if (known.length > 0) return { id: null, created: false, known, removed: [] }
  }
  await countDaily(services.db, entriesOf(member.company.id), ENTRIES_A_DAY, now)
  const cv = input.resume_pdf
    ? await cleanPdf(services.env, input.resume_pdf, { personId: member.id, field: 'resume_pdf' })
    : null
  const copy = await snapshotOffer(services.db, offer)
  const person = { ...input, phone_number, email, cv }
  return inTransaction(services, member, (unit) =>
    storeWithin(unit, { kind: 'company', id: member.company.id }, 'resume_pdf', async () => {
      // Of many at once, all but the first find what it added, because those of a company come one after the other.
      const before = await findEntered(unit.db, member.id, input.client_key)
      if (before) return { id: before, created: false, known: [], removed: [] }
      const known = input.even_if_known ? [] : await listKnown(unit.db, offer.id, person)
      if (known.length > 0) return { id: null, created: false, known, removed: [] }
      if (!(await holdRunningOffer(unit.db, offer.id, unit.now))) throw invalid({ offer_id: [CLOSED] })
      const id = await insertEntered(unit, member, { offer, copy, person })
      await announceToColleagues(unit, member.company.id)
      return { id, created: true, known: [], removed: cv?.removed ?? [] }
    }),
  )
}

async function findEntered(database: Database, userId: number, key: string): Promise<number | null> {
  const { application_id, entered_by, client_key } = enteredCandidates
  const [row] = await database
    .select({ id: application_id })
    .from(enteredCandidates)
    .where(and(eq(entered_by, userId), eq(client_key, key)))
  return row?.id ?? null
}

type Person = Omit<EnteredCandidateInput, 'email'> & { email: string | null; cv: CleanPdf | null }

async function insertEntered(
  unit: Unit,
  member: Member,
  { offer, copy, person }: { offer: OfferRow; copy: OfferSnapshot; person: Person },
): Promise<number> {
  const { db, now } = unit
  const row = await insertApplication(unit, offer, copy, person)
  await db.insert(applicationEvents).values({
    application_id: row.id,
    at: now,
    actor_id: member.id,
    from_status: null,
    to_status: 'submitted',
  })
  const { client_key, email, way, consented_on } = person
  await db.insert(enteredCandidates).values({
    application_id: row.id,
    entered_by: member.id,
    client_key,
    email,
    way,
    consent_words: CONSENT_WORDS,
    consented_on,
    entered_at: now,
  })
  if (person.note) await addNote(unit, member, row, { client_key, text: person.note })
  if (email) {
    await allowNotice(unit, email)
    const until = lastDayKept(now)
    await enqueueMail(unit, entryNotice(unit.env, row, { person: { ...namesOf(person), email }, way, until }))
  }
  await audit(unit, {
    action: 'applications.entered',
    subject: `application:${row.id}`,
    details: { company_id: row.company_id, offer_id: row.offer_id },
  })
  return row.id
}

const namesOf = ({ first_name, last_name }: Person) => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
})

async function insertApplication(unit: Unit, offer: OfferRow, copy: OfferSnapshot, person: Person) {
  const { db, now, files } = unit
  const user = await createUser(unit, {
    ...namesOf(person),
    // The address is nobody's, and the row is closed: nobody can sign in with it, ask for its password or be mailed.
    email: `saisie-${randomUUID()}@asafidy.invalid`,
    userable_type: 'entered',
    phone_number: person.phone_number,
    is_active: false,
  })
  if (!user) throw new Error('the person was not written')
  const { cv } = person
  const [row] = await db
    .insert(applications)
    .values({
      offer_id: offer.id,
      company_id: offer.company_id,
      applicant_id: user.id,
      is_entered: true,
      status: 'submitted',
      resume_type: 'pdf',
      ...(cv && { cv_key: await files.put(cv.bytes, 'pdf'), cv_name: cv.name, cv_size: cv.bytes.length }),
      offer_copy: copy,
      letter: '',
      // Nothing of this was asked; whoever reads it looks at `is_entered` first.
      available_now: false,
      min_salary_expectation: 0,
      max_salary_expectation: 0,
      created_at: now,
      submitted_at: now,
      changed_at: now,
    })
    .returning()
  if (!row) throw new Error('the application was not written')
  return row
}

async function allowNotice({ db, now }: Unit, email: string) {
  const key = `entry-notice:${hashToken(email)}`
  const { left, wait } = await countAttempt(db, key, NOTICES_A_DAY, DAY_SECONDS, now)
  if (left < 0) throw tooMany(wait, NOTICES_A_DAY, { email: [TOLD_ENOUGH] })
}
