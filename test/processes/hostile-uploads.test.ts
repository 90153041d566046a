import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { applications } from '#src/applications/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { applicationForm, makeScene, RECEIVED, SENT } from '../applications.ts'
import { makeOffer } from '../factories.ts'
import { activeParts } from '../pdfs/active-parts.ts'
import { BOMBS } from '../pdfs/bombs.ts'
import { HOSTILE_PDFS } from '../pdfs/hostile.ts'
import { makePdf, pdfPart, pdfWithFile } from '../pdfs/make-pdf.ts'
import { HIDDEN_SCRIPT, OWNER_PASSWORD, USER_PASSWORD } from '../pdfs/sealed.ts'
import { useServices } from '../services.ts'

const services = useServices()
let scene: Awaited<ReturnType<typeof makeScene>>
beforeAll(async () => {
  scene = await makeScene(services)
})
beforeEach(async () => {
  await services.db.delete(throttles)
})

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_000)])
const MB = 1024 * 1024

const SEALED = 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.'
const COMPLEX = 'Le fichier est trop complexe à lire. Enregistrez-le comme un PDF simple.'
const LONG = 'Le fichier a plus de 300 pages. Choisissez un fichier plus court.'
const DAMAGED = 'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.'

const FILES: [string, Blob, string][] = [
  ['a text', pdfPart(Buffer.from('bonjour')), MESSAGES.resume_pdf_not_pdf],
  ['a picture named .pdf', pdfPart(PNG), MESSAGES.resume_pdf_not_pdf],
  ['a picture that says so', pdfPart(PNG, 'image/png'), MESSAGES.resume_pdf_not_pdf],
  ['a PDF behind a picture', pdfPart(Buffer.concat([PNG, makePdf()])), MESSAGES.resume_pdf_not_pdf],
  ['a page of the web', pdfPart(Buffer.from('<html></html>'), 'text/html'), MESSAGES.resume_pdf_not_pdf],
  ['one that asks for a password', pdfPart(USER_PASSWORD), SEALED],
  ['one of 900 MB inside', pdfPart(BOMBS['a page of 900 MB']?.()), COMPLEX],
  ['one of a thousand pages', pdfPart(BOMBS['a thousand pages']?.()), LONG],
  ['a cut one', pdfPart(makePdf().subarray(0, 400)), DAMAGED],
  ['its head only', pdfPart(Buffer.from('%PDF-1.7\n')), DAMAGED],
  ['2 MB and a byte', pdfPart(Buffer.alloc(2 * MB + 1, '%PDF-')), MESSAGES.resume_pdf_too_large],
  ['4 MB', pdfPart(Buffer.alloc(4 * MB, '%PDF-')), MESSAGES.resume_pdf_too_large],
]

/** Lists everything that a refused file could have left behind. */
async function kept() {
  const folder = join(services.env.DATA_DIR, 'files')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  return {
    files: files.filter((entry) => entry.isFile()).length,
    resumes: await services.db.$count(resumes),
    applications: await services.db.$count(applications),
    mails: await services.db.$count(outgoingMails),
  }
}

function resumeForm(file: Blob): FormData {
  const form = new FormData()
  const fields = { title: 'Comptable', name: 'CV', description: 'Dix ans.', is_draft: '0' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, 'Mon CV.pdf')
  return form
}

test.each(FILES)(
  '%s is refused on its field of both forms and leaves nothing',
  async (_name, file, message) => {
    const before = await kept()
    const resume = await scene.browser.post('/api/applicant/resumes', resumeForm(file))
    const sent = await scene.browser.post(SENT, applicationForm(scene.offer.id, { resume_pdf: file }))
    expect([resume.status, resume.body]).toEqual([422, { message, errors: { file: [message] } }])
    expect([sent.status, sent.body]).toEqual([422, { message, errors: { resume_pdf: [message] } }])
    expect(await kept()).toEqual(before)
  },
)

test('an empty file is no CV', async () => {
  const before = await kept()
  const empty = pdfPart(Buffer.alloc(0))
  const resume = await scene.browser.post('/api/applicant/resumes', resumeForm(empty))
  const sent = await scene.browser.post(SENT, applicationForm(scene.offer.id, { resume_pdf: empty }))
  expect([resume.status, Object.keys(resume.body.errors)]).toEqual([422, ['file']])
  expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['resume_pdf']])
  expect(await kept()).toEqual(before)
})

test('a changed CV keeps its file when the new one is refused', async () => {
  const { body } = await scene.browser.post('/api/applicant/resumes', resumeForm(pdfPart()))
  const url = `/api/applicant/resumes/${body.data.id}`
  const before = await kept()
  const refused = await scene.browser.put(url, resumeForm(pdfPart(USER_PASSWORD)))
  expect([refused.status, refused.body.errors]).toEqual([422, { file: [SEALED] }])
  const { bytes } = await scene.browser.get(`${url}/pdf`)
  expect((await PDF.load(bytes)).getPage(0)?.extractText().text).toBe('Curriculum vitae')
  expect(await kept()).toEqual(before)
})

const WITHOUT: [string, Buffer, string[]][] = [
  ['a script', HOSTILE_PDFS['a script at opening'] ?? makePdf(), ['actions']],
  ['a hidden script', HIDDEN_SCRIPT, ['actions']],
  ['a file inside', pdfWithFile(), ['attachments']],
  ['a form with scripts', HOSTILE_PDFS['a script of a field'] ?? makePdf(), ['actions', 'form']],
]

test.each(WITHOUT)(
  '%s is left out of what is kept, and the person is told',
  async (_name, bytes, removed) => {
    const made = await scene.browser.post('/api/applicant/resumes', resumeForm(pdfPart(bytes)))
    expect([made.status, made.body.removed]).toEqual([201, removed])
    const kept = await scene.browser.get(`/api/applicant/resumes/${made.body.data.id}/pdf`)
    expect([await activeParts(kept.bytes), kept.bytes.length]).toEqual([[], made.body.data.file_size])
    const changed = await scene.browser.put(
      `/api/applicant/resumes/${made.body.data.id}`,
      resumeForm(pdfPart(bytes)),
    )
    expect([changed.status, changed.body.removed]).toEqual([200, removed])
  },
)

test('the recruiter reads what was kept of a joined file, in a page that may do nothing', async () => {
  const part = pdfPart(HOSTILE_PDFS['a script of a link'])
  const { id } = await makeOffer(services, scene.company.id)
  const sent = await scene.browser.post(SENT, applicationForm(id, { resume_pdf: part }))
  expect([sent.status, sent.body.removed]).toEqual([201, ['actions']])
  const { headers, bytes } = await scene.recruiter.get(`${RECEIVED}/${sent.body.data.id}/cv`)
  expect(await activeParts(bytes)).toEqual([])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'content-security-policy': expect.stringMatching(/; sandbox$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test.each([
  ['a plain one', makePdf()],
  ['one that only its owner may change', OWNER_PASSWORD],
])('%s is kept without a word', async (_name, bytes) => {
  const { status, body } = await scene.browser.post('/api/applicant/resumes', resumeForm(pdfPart(bytes)))
  expect([status, Object.keys(body)]).toEqual([201, ['data']])
})

test('one person’s many files wait for their turn, and too many are put off', async () => {
  // Each file takes long enough for the others to arrive meanwhile.
  const slow = BOMBS['a page of 900 MB']?.() ?? makePdf()
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      scene.browser.post(
        '/api/applicant/resumes',
        resumeForm(pdfPart(Buffer.concat([slow, Buffer.from(`%${at}`)]))),
      ),
    ),
  )
  const statuses = many.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(6)
  expect(many.find(({ status }) => status === 429)?.headers['retry-after']).toBe('10')
})

test('a file that is gone, and a folder that takes none, are said to be', async () => {
  const { body } = await scene.browser.post('/api/applicant/resumes', resumeForm(pdfPart()))
  const folder = join(services.env.DATA_DIR, 'files')
  renameSync(folder, `${folder}-away`)
  writeFileSync(folder, '')
  const before = await services.db.$count(resumes)
  const refused = await scene.browser.post('/api/applicant/resumes', resumeForm(pdfPart()))
  const unread = await scene.browser.get(`/api/applicant/resumes/${body.data.id}/pdf`)
  rmSync(folder)
  const gone = await scene.browser.get(`/api/applicant/resumes/${body.data.id}/pdf`)
  renameSync(`${folder}-away`, folder)
  expect([refused.status, unread.status, gone.status]).toEqual([503, 503, 404])
  expect(refused.body.message).toContain('le vôtre n’a pas été gardé')
  expect(gone.body.message).toBe('Ce fichier n’existe plus.')
  expect(await services.db.$count(resumes)).toBe(before)
})
