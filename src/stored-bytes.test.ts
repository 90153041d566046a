import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applicationForm,
  DRAFT,
  draftFileForm,
  makeResume,
  makeScene,
  RECEIVED,
  SENT,
} from '#test/applications.ts'
import { PROPOSAL } from '#test/calls/roles/calls.ts'
import { fileForm } from '#test/company.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { countStoredFiles, useServices } from '#test/services.ts'
import { makeSubscriber, openTill, orderBody, PAYMENTS } from '#test/subscriptions/payments.ts'
import { applicationDrafts } from './applications/drafts/tables.ts'
import { applications } from './applications/tables.ts'
import { companyDocuments } from './companies/tables.ts'
import { selectRows } from './platform/database.ts'
import { OWNER_MOST_BYTES, storeWithin } from './platform/files/stored-bytes.ts'
import { inTransaction } from './platform/unit-of-work.ts'
import { resumes } from './resumes/tables.ts'
import { STORED_BYTES, sumStoredBytes } from './stored-bytes.ts'

const services = useServices()
const MB = 1024 * 1024
beforeAll(() => openTill(services))
beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

const PERSON_FULL = /^Vos fichiers .* prennent déjà 500\sMo\. Supprimez/
const COMPANY_FULL = /^Les fichiers de votre société .* prennent déjà 2\sGo\. Choisissez/

function messageForm(file?: Blob): FormData {
  const form = new FormData()
  form.set('text', 'Voici mon attestation.')
  form.set('client_key', crypto.randomUUID())
  if (file) form.set('file', file, 'attestation.pdf')
  return form
}

function resumeForm(file?: Blob): FormData {
  const form = new FormData()
  const fields = { title: 'Comptable', name: 'CV', description: 'Dix ans.', is_draft: '0' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', file, 'CV.pdf')
  return form
}

function proposalForm(version: number, file?: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...PROPOSAL, version })) form.set(name, String(value))
  if (file) form.set('file', file, 'contrat.pdf')
  return form
}

type Answer = { status: number; body: { errors?: Record<string, string[]> } }

function expectFull({ status, body }: Answer, field: string, words: RegExp) {
  expect([status, body.errors]).toEqual([422, { [field]: [expect.stringMatching(words)] }])
}

test('what a person stores anywhere shares one room: where it is full each place says so, and texts still go', async () => {
  const { browser, recruiter, company, apply, applicant } = await makeScene(services)
  const { id } = (await apply()).body.data
  // A person answers: the company writes first.
  await recruiter.post(`${RECEIVED}/${id}/messages`, messageForm())
  const [other, drafted] = [await makeOffer(services, company.id), await makeOffer(services, company.id)]
  const draft = `/api/applicant/application-drafts/${drafted.id}`
  await browser.put(draft, DRAFT)
  await services.db
    .update(applications)
    .set({ cv_size: OWNER_MOST_BYTES.person })
    .where(eq(applications.id, id))
  const before = countStoredFiles(services)

  expectFull(await browser.post(SENT, applicationForm(other.id)), 'resume_pdf', PERSON_FULL)
  expectFull(await browser.put(`${draft}/file`, draftFileForm(1)), 'draft', PERSON_FULL)
  expectFull(await browser.post(`${SENT}/${id}/messages`, messageForm(pdfPart())), 'file', PERSON_FULL)
  expectFull(await browser.post('/api/applicant/resumes', resumeForm(pdfPart())), 'file', PERSON_FULL)
  const { id: saved } = await makeResume(services, applicant.id)
  const withSaved = applicationForm(other.id, {
    resume_type: 'resume',
    resume_id: String(saved),
    resume_pdf: null,
  })
  expectFull(await browser.post(SENT, withSaved), 'resume_id', PERSON_FULL)
  expect(countStoredFiles(services)).toBe(before)

  expect((await browser.post(`${SENT}/${id}/messages`, messageForm())).status).toBe(201)
  expect((await browser.post('/api/applicant/resumes', resumeForm())).status).toBe(201)
  await services.db.update(applications).set({ cv_size: 1_000 }).where(eq(applications.id, id))
  expect((await browser.post(SENT, applicationForm(other.id))).status).toBe(201)
})

test('what is stored for a company shares one room, whoever of it stores', async () => {
  const { recruiter, company, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const documents = '/api/recruiter/company/documents'
  expect((await recruiter.put(`${documents}/nif`, fileForm('file', pdfPart(), 'NIF.pdf'))).status).toBe(200)
  await services.db
    .update(companyDocuments)
    .set({ size: 2 ** 31 - 1 })
    .where(eq(companyDocuments.company_id, company.id))
  const [before] = await services.db.select().from(applications).where(eq(applications.id, id))
  const stored = countStoredFiles(services)

  const proposal = `${RECEIVED}/${id}/proposal`
  const version = before?.version ?? 0
  expectFull(await recruiter.post(proposal, proposalForm(version, pdfPart())), 'file', COMPANY_FULL)
  expectFull(await recruiter.post(`${RECEIVED}/${id}/messages`, messageForm(pdfPart())), 'file', COMPANY_FULL)
  expectFull(
    await recruiter.put(`${documents}/stat`, fileForm('file', pdfPart(), 'STAT.pdf')),
    'file',
    COMPANY_FULL,
  )
  expect(countStoredFiles(services)).toBe(stored)
  const [after] = await services.db.select().from(applications).where(eq(applications.id, id))
  expect(after?.version).toBe(version)

  // The paper that takes the room gives it back when a smaller one takes its place.
  expect((await recruiter.put(`${documents}/nif`, fileForm('file', pdfPart(), 'NIF.pdf'))).status).toBe(200)
  expect((await recruiter.post(proposal, proposalForm(version, pdfPart()))).status).toBeLessThan(300)
})

test('the proof of a payment counts among the files of its company', async () => {
  const { company, browser } = await makeSubscriber(services)
  const ordered = await browser.post(PAYMENTS, orderBody({ plan: 'silver', payment_method: 'bank_transfer' }))
  const declaration = () => {
    const form = fileForm('file', pdfPart(), 'virement.pdf')
    form.set('paid_on', '2026-11-20')
    return form
  }
  const now = services.clock.now()
  await services.db.insert(companyDocuments).values({
    company_id: company.id,
    kind: 'nif',
    key: crypto.randomUUID(),
    name: 'NIF.pdf',
    content_type: 'application/pdf',
    size: 2 ** 31 - 1,
    created_at: now,
  })
  const url = `${PAYMENTS}/${ordered.body.data.id}/declaration`
  expectFull(await browser.put(url, declaration()), 'file', COMPANY_FULL)
  await services.db.delete(companyDocuments).where(eq(companyDocuments.company_id, company.id))
  expect((await browser.put(url, declaration())).status).toBe(200)
})

test('of twenty files stored at once, in two places, no more pass than there is room for', async () => {
  const { id } = await makeApplicant(services)
  const { company } = await makeCompany(services)
  const { id: _, ...row } = await makeResume(services, id)
  const offers = await Promise.all(Array.from({ length: 10 }, () => makeOffer(services, company.id)))
  const now = services.clock.now()
  const file_size = 100 * MB
  const store = (insert: (unit: Parameters<typeof storeWithin>[0]) => Promise<unknown>) =>
    inTransaction(services, { id }, (unit) =>
      storeWithin(unit, { kind: 'person', id }, 'file', () => insert(unit)),
    )
  const results = await Promise.allSettled(
    offers.flatMap((offer) => [
      store(({ db }) => db.insert(resumes).values({ ...row, file_size })),
      store(({ db }) =>
        db.insert(applicationDrafts).values({
          applicant_id: id,
          offer_id: offer.id,
          content: DRAFT as never,
          file_size,
          created_at: now,
          saved_at: now,
        }),
      ),
    ]),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await sumStoredBytes(services.db, { kind: 'person', id })).toBe(5 * file_size)
})

test('every table that says how large its files are is summed, or says here why not', async () => {
  const rows = await selectRows<{ name: string }>(
    services.db,
    sql`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name = 'size' OR column_name LIKE '%_size') AND data_type = 'integer'
      ORDER BY 1`,
  )
  // A copy of a person’s data is made by the site, three a day at most, and goes after some days.
  const others = ['data_exports']
  const summed = [
    ...['application_drafts', 'application_messages', 'applications', 'company_documents'],
    ...['job_proposals', 'payments', 'resumes'],
  ]
  expect(rows.map(({ name }) => name)).toEqual([...summed, ...others].toSorted())
  expect(Object.values(STORED_BYTES).flatMap((sums) => Object.keys(sums))).toHaveLength(9)
})
