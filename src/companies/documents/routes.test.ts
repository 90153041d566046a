import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { fileForm, joinDocuments, makeOwnCompany, OWN, readOwn } from '#test/company.ts'
import { makeAdmin, makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { USER_PASSWORD } from '#test/pdfs/sealed.ts'
import { countStoredFiles, useServices } from '#test/services.ts'
import { companyDocuments } from '../tables.ts'

const services = useServices()
const UNREADABLE = 'Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'
const paper = () => fileForm('file', pdfPart(), 'Carte fiscale.pdf')

test('papers are PDFs or pictures made anew, one for each number, in the place of the one before', async () => {
  const { as } = await makeOwnCompany(services)
  const before = countStoredFiles(services)
  await joinDocuments(as.owner)
  const answer = await as.owner.put(`${OWN}/documents/nif`, paper())
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    kind: 'nif',
    name: 'Carte fiscale.pdf',
    content_type: 'application/pdf',
  })
  expect([answer.body.removed, countStoredFiles(services)]).toEqual([[], before + 3])
  const { documents } = await readOwn(as.reader)
  const names = documents.map(({ name }: { name: string }) => name)
  expect(names.toSorted()).toEqual(['Carte fiscale.pdf', 'image.webp', 'image.webp'])
})

test('a paper is read as a private file by members of its company and by administrators, whose look is in the log', async () => {
  const { company, as } = await makeOwnCompany(services)
  const { id } = (await as.owner.put(`${OWN}/documents/nif`, paper())).body.data
  const admin = await makeAdmin(services)
  for (const browser of [as.owner, as.reader, await signedInAs(services, admin)]) {
    const { bytes, headers } = await browser.get(`/api/company-documents/${id}`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-disposition']).toMatch(/^attachment/)
  }
  const looks = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'companies.document-viewed'))
  expect(looks).toMatchObject([{ actor_id: admin.id, subject: `company:${company.id}` }])
})

test('a paper does not exist for anybody else, and asks a guest to sign in', async () => {
  const { as } = await makeOwnCompany(services)
  const { id } = (await as.owner.put(`${OWN}/documents/nif`, paper())).body.data
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const applicant = await signedInAs(services, await makeApplicant(services))
  for (const browser of [rival, applicant])
    expect((await browser.get(`/api/company-documents/${id}`)).status).toBe(404)
  expect((await as.owner.get('/api/company-documents/999999')).status).toBe(404)
  expect((await new Browser(services).get(`/api/company-documents/${id}`)).status).toBe(401)
})

test('a guest, an applicant and a reader join no paper', async () => {
  const { company, as } = await makeOwnCompany(services)
  const applicant = await signedInAs(services, await makeApplicant(services))
  const refused = [
    [new Browser(services), 401],
    [applicant, 403],
    [as.reader, 403],
  ] as const
  for (const [browser, status] of refused)
    expect((await browser.put(`${OWN}/documents/nif`, paper())).status).toBe(status)
  const kept = eq(companyDocuments.company_id, company.id)
  expect(await services.db.select().from(companyDocuments).where(kept)).toEqual([])
})

test('a paper proves the NIF, the STAT or the RCS, and nothing else', async () => {
  const { as } = await makeOwnCompany(services)
  expect((await as.owner.put(`${OWN}/documents/cin`, paper())).status).toBe(404)
})

test.each([
  ['a text', new Blob(['bonjour'], { type: 'application/pdf' }), 'Choisissez un PDF ou une image'],
  ['a sealed PDF', pdfPart(USER_PASSWORD), 'Le fichier est protégé par un mot de passe.'],
  ['a cut picture', new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]), UNREADABLE],
  [
    'a file of 5 MB and a byte',
    new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)]),
    'Le fichier doit faire 5\u00a0Mo au plus.',
  ],
])('%s is refused on its field and leaves the paper before it', async (_name, file, message) => {
  const { as } = await makeOwnCompany(services)
  await joinDocuments(as.owner)
  const before = countStoredFiles(services)
  const { status, body } = await as.owner.put(`${OWN}/documents/stat`, fileForm('file', file, 'stat.pdf'))
  expect(status).toBe(422)
  expect(body.errors).toEqual({ file: [expect.stringContaining(message)] })
  expect([countStoredFiles(services), (await readOwn(as.owner)).documents.length]).toEqual([before, 3])
})

test('a request without its file is refused on the field', async () => {
  const { as } = await makeOwnCompany(services)
  const { status, body } = await as.owner.put(`${OWN}/documents/rcs`, new FormData())
  expect([status, Object.keys(body.errors)]).toEqual([422, ['file']])
})
