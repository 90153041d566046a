import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { applications } from '#src/applications/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { applicationForm, makeScene, SENT } from './applications.ts'
import { makePdf, pdfPart, pdfWithFile } from './pdfs/make-pdf.ts'
import { HIDDEN_SCRIPT, OWNER_PASSWORD, USER_PASSWORD } from './pdfs/sealed.ts'
import { useServices } from './services.ts'

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
const SCRIPT = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'

const SEALED = 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.'
const SCRIPTED = 'Le fichier contient des actions automatiques. Enregistrez-le comme un PDF simple.'
const CARRIES = 'Le fichier contient des pièces jointes. Enregistrez-le sans elles.'
const DAMAGED = 'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.'

const FILES: [string, Blob, string][] = [
  ['a text', pdfPart(Buffer.from('bonjour')), MESSAGES.resume_pdf_not_pdf],
  ['a picture named .pdf', pdfPart(PNG), MESSAGES.resume_pdf_not_pdf],
  ['a picture that says so', pdfPart(PNG, 'image/png'), MESSAGES.resume_pdf_not_pdf],
  ['a PDF behind a picture', pdfPart(Buffer.concat([PNG, makePdf()])), MESSAGES.resume_pdf_not_pdf],
  ['a page of the web', pdfPart(Buffer.from('<html></html>'), 'text/html'), MESSAGES.resume_pdf_not_pdf],
  ['one that asks for a password', pdfPart(USER_PASSWORD), SEALED],
  ['one that only its owner may change', pdfPart(OWNER_PASSWORD), SEALED],
  ['one with a script', pdfPart(makePdf({ catalog: SCRIPT })), SCRIPTED],
  ['one with a hidden script', pdfPart(HIDDEN_SCRIPT), SCRIPTED],
  ['one with a file inside', pdfPart(pdfWithFile()), CARRIES],
  ['a cut one', pdfPart(makePdf().subarray(0, 400)), DAMAGED],
  ['its head only', pdfPart(Buffer.from('%PDF-1.7\n')), DAMAGED],
  ['2 MB and a byte', pdfPart(Buffer.alloc(2 * MB + 1, '%PDF-')), MESSAGES.resume_pdf_too_large],
  ['4 MB', pdfPart(Buffer.alloc(4 * MB, '%PDF-')), MESSAGES.resume_pdf_too_large],
]

/** All that a refused file could have left behind. */
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
  const refused = await scene.browser.put(url, resumeForm(pdfPart(pdfWithFile())))
  expect([refused.status, refused.body.errors]).toEqual([422, { file: [CARRIES] }])
  expect((await scene.browser.get(`${url}/pdf`)).bytes.equals(makePdf())).toBe(true)
  expect(await kept()).toEqual(before)
})
