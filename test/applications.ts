import { eq } from 'drizzle-orm'
import { UNDO_DELAY_MS } from '#src/applications/shared/undo-delay.ts'
import { applications } from '#src/applications/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { DAY, SECOND } from '#src/shared/durations.ts'
import type { Browser } from './browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from './factories.ts'
import { pdfPart } from './pdfs/make-pdf.ts'
import type { TestServices } from './services.ts'

export const LETTER = 'Madame, Monsieur, votre offre correspond à mon expérience. '.repeat(3).trim()
export const SENT = '/api/applicant/applications'
export const RECEIVED = '/api/recruiter/applications'

/** Makes a finished CV of this person. */
export async function makeResume(
  services: TestServices,
  userId: number,
  values: Partial<typeof resumes.$inferInsert> = {},
) {
  const now = services.clock.now()
  const base = {
    title: 'Comptable',
    name: 'CV comptable',
    description: 'Dix ans de cabinet.',
    is_draft: false,
  }
  const [row] = await services.db
    .insert(resumes)
    .values({ ...base, ...values, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('no resume')
  return row
}

/** Returns the form of an application with a joined PDF, with some fields replaced, or left out where they are null. */
export function applicationForm(
  offerId: number,
  values: Record<string, string | Blob | null> = {},
): FormData {
  const data = new FormData()
  const base = {
    resume_type: 'pdf',
    resume_id: '',
    resume_pdf: pdfPart(),
    letter: LETTER,
    available_now: '1',
    availability_date: '',
    min_salary_expectation: '1200000',
    max_salary_expectation: '1500000',
    offer_id: String(offerId),
  }
  for (const [name, value] of Object.entries({ ...base, ...values })) {
    if (value instanceof Blob) data.set(name, value, 'CV de Miora.pdf')
    else if (value !== null) data.set(name, value)
  }
  return data
}

/** A draft of an application that its device begins, half written. */
export const DRAFT = {
  version: 0,
  keeps_file: true,
  resume_type: 'pdf',
  resume_id: null,
  letter: 'Madame, Monsieur,',
  answers: ['Oui'],
  available_now: 1,
  availability_date: null,
  min_salary_expectation: '1,5',
  max_salary_expectation: null,
}

/** Returns the form that joins a PDF to the draft of this version. */
export function draftFileForm(version: number, file: Blob = pdfPart()): FormData {
  const data = new FormData()
  data.set('version', String(version))
  data.set('resume_pdf', file, 'CV de Miora.pdf')
  return data
}

/** Makes an open offer with its company's owner and an applicant, both signed in; `apply` sends an application. */
export async function makeScene(services: TestServices) {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const recruiter = await signedInAs(services, owner)
  const apply = async (values: Record<string, string | Blob | null> = {}) =>
    browser.post(SENT, applicationForm(offer.id, values))
  return { company, owner, offer, applicant, browser, recruiter, apply }
}

/** Makes a scene whose application is sent; `mine` and `theirs` are its addresses on each side. */
export async function makeSent(services: TestServices) {
  const scene = await makeScene(services)
  const { status, body } = await scene.apply()
  if (status !== 201) throw new Error(`the application was refused, ${status}: ${JSON.stringify(body)}`)
  const { id } = body.data as { id: number }
  return { ...scene, id, mine: `${SENT}/${id}`, theirs: `${RECEIVED}/${id}` }
}

/**
 * Moves an application from its current version by a recruiter's call: `move(services, recruiter, `${address}/stage`,
 * …)`.
 */
export async function move(
  services: TestServices,
  recruiter: Browser,
  url: string,
  body: Record<string, unknown> = {},
) {
  const id = Number(/\/(\d+)\/\w+$/.exec(url)?.[1])
  const [row] = await services.db
    .select({ version: applications.version })
    .from(applications)
    .where(eq(applications.id, id))
  return recruiter.put(url, { version: row?.version, ...body })
}

/** Lets the ten seconds pass in which a recruiter can take a change back, after which the applicant is notified. */
export async function tellChanges(services: TestServices) {
  services.clock.advance(UNDO_DELAY_MS.other / SECOND)
  await services.queue.runDue(services)
}

type Sent = Pick<typeof applications.$inferInsert, 'offer_id' | 'company_id' | 'applicant_id' | 'status'>

/** Inserts the row alone of an application that was sent at some moment, with a promise of seven days. */
export async function insertApplication(
  services: TestServices,
  sent: Date,
  row: Sent & Partial<typeof applications.$inferInsert>,
) {
  const [made] = await services.db
    .insert(applications)
    .values({
      resume_type: 'pdf' as const,
      offer_copy: {} as never,
      letter: LETTER,
      available_now: true,
      min_salary_expectation: 1,
      max_salary_expectation: 2,
      created_at: sent,
      submitted_at: sent,
      changed_at: sent,
      answer_due_at: new Date(sent.getTime() + 7 * DAY),
      ...row,
    })
    .returning()
  if (!made) throw new Error('no application')
  return made
}
