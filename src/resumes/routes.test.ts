import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { makePdf, pdfPart } from '#test/pdfs/make-pdf.ts'
import { USER_PASSWORD } from '#test/pdfs/sealed.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'

function form(values: Record<string, string> = {}, file?: Blob): FormData {
  const data = new FormData()
  const base = { title: 'Comptable', name: 'CV comptable', description: 'Dix ans de cabinet.', is_draft: '0' }
  for (const [name, value] of Object.entries({ ...base, ...values })) data.set(name, value)
  if (file) data.set('file', file, 'Mon CV été.pdf')
  return data
}

async function applicant() {
  return signedInAs(services, await makeApplicant(services))
}

test('a CV is saved, shown, changed by a POST with _method, listed and deleted', async () => {
  const browser = await applicant()
  const created = await browser.post(RESUMES, form())
  expect(created.status).toBe(201)
  expect(created.body.data).toMatchObject({ title: 'Comptable', is_draft: false, has_file: false })
  const url = `${RESUMES}/${created.body.data.id}`
  const changed = await browser.post(url, form({ _method: 'PUT', title: 'Contrôleur', is_draft: '1' }))
  expect([changed.status, changed.body.data.title, changed.body.data.is_draft]).toEqual([
    200,
    'Contrôleur',
    true,
  ])
  const list = await browser.get(`${RESUMES}?page=1`)
  expect([list.body.meta.total, list.body.data[0].title]).toEqual([1, 'Contrôleur'])
  expect((await browser.delete(url)).status).toBe(204)
  expect((await browser.get(url)).status).toBe(404)
})

test('only finished CVs can be sent', async () => {
  const browser = await applicant()
  await browser.post(RESUMES, form({ name: 'Fini' }))
  await browser.post(RESUMES, form({ name: 'Brouillon', is_draft: '1' }))
  const answer = await browser.get(`${RESUMES}/apply`)
  expect(answer.body.data.map((each: { name: string }) => each.name)).toEqual(['Fini'])
  // A draft is named, so that it can be finished; it is counted apart wherever CVs are counted.
  expect(answer.body.drafts).toMatchObject([{ name: 'Brouillon', kind: 'profile' }])
  const list = (await browser.get(RESUMES)).body
  expect([list.meta.total, list.drafts_count]).toEqual([2, 1])
})

test('the joined PDF comes back with its pages, as a private attachment', async () => {
  const browser = await applicant()
  const created = await browser.post(RESUMES, form({}, pdfPart()))
  expect(created.body.data).toMatchObject({ has_file: true, file_name: 'Mon CV été.pdf' })
  const pdf = await browser.get(`${RESUMES}/${created.body.data.id}/pdf`)
  expect(pdf.status).toBe(200)
  expect((await PDF.load(pdf.bytes)).getPage(0)?.extractText().text).toBe('Curriculum vitae')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toContain("filename*=UTF-8''Mon%20CV%20%C3%A9t%C3%A9.pdf")
  expect(pdf.headers['x-content-type-options']).toBe('nosniff')
  expect(pdf.headers['cache-control']).toContain('no-store')
})

test('without a file the PDF is composed', async () => {
  const browser = await applicant()
  const created = await browser.post(RESUMES, form())
  const pdf = await browser.get(`${RESUMES}/${created.body.data.id}/pdf`)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('each missing field has its message', async () => {
  const browser = await applicant()
  const answer = await browser.post(RESUMES, { title: ' ', description: 'x'.repeat(256) })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({
    title: ['Veuillez entrer le titre de votre CV.'],
    name: ['Veuillez entrer le nom de votre CV.'],
    description: ['La description ne doit pas dépasser 255 caractères.'],
    is_draft: ['Veuillez préciser si ce CV est un brouillon.'],
  })
})

test.each(['application/x-pdf', 'application/acrobat', 'text/pdf', 'application/octet-stream'])(
  'a PDF that a browser calls %s is one',
  async (type) => {
    const answer = await (await applicant()).post(RESUMES, form({}, pdfPart(makePdf(), type)))
    expect(answer.status).toBe(201)
  },
)

test('a file that is no PDF, or too large, is refused on its field', async () => {
  const browser = await applicant()
  const text = await browser.post(RESUMES, form({}, pdfPart(Buffer.from('bonjour'))))
  expect([text.status, text.body.errors]).toEqual([422, { file: ['Le fichier doit être au format PDF'] }])
  const large = await browser.post(RESUMES, form({}, pdfPart(Buffer.alloc(2 * 1024 * 1024 + 1, '%PDF-'))))
  expect([large.status, large.body.errors]).toEqual([422, { file: ['Le fichier doit être inférieur à 2MB'] }])
})

test('nobody signed out, no recruiter and no other applicant reaches a CV', async () => {
  const owner = await applicant()
  const { id } = (await owner.post(RESUMES, form())).body.data
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  const stranger = await applicant()
  for (const url of [RESUMES, `${RESUMES}/apply`, `${RESUMES}/${id}`, `${RESUMES}/${id}/pdf`]) {
    expect((await new Browser(services).get(url)).status).toBe(401)
    expect((await recruiter.get(url)).status).toBe(403)
  }
  expect((await stranger.get(`${RESUMES}/${id}`)).status).toBe(404)
  expect((await stranger.get(`${RESUMES}/${id}/pdf`)).status).toBe(404)
  expect((await stranger.put(`${RESUMES}/${id}`, form())).status).toBe(404)
  expect((await stranger.delete(`${RESUMES}/${id}`)).status).toBe(404)
  expect((await owner.get(`${RESUMES}/nonsense`)).status).toBe(404)
})

test.each([
  [
    'a picture that is called a PDF',
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'Le fichier doit être au format PDF',
  ],
  ['an empty one', Buffer.alloc(0), 'Le fichier est vide. Choisissez-en un autre.'],
  [
    'one with a password',
    USER_PASSWORD,
    'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
  ],
  [
    'one that was cut',
    makePdf().subarray(0, 300),
    'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.',
  ],
])('a file is looked at as it is chosen: %s is refused, and nothing is kept', async (_, bytes, message) => {
  const browser = await applicant()
  const data = new FormData()
  data.set('file', pdfPart(bytes), 'CV.pdf')
  const answer = await browser.post(`${RESUMES}/file-checks`, data)
  expect([answer.status, answer.body.errors]).toEqual([422, { file: [message] }])
  expect((await browser.get(RESUMES)).body.meta.total).toBe(0)
})

test('a file that can be joined passes the look at it, which keeps nothing', async () => {
  const browser = await applicant()
  const data = new FormData()
  data.set(
    'file',
    pdfPart(makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })),
    'CV.pdf',
  )
  const answer = await browser.post(`${RESUMES}/file-checks`, data)
  expect([answer.status, answer.body]).toEqual([200, { removed: ['actions'] }])
  expect((await browser.get(RESUMES)).body.meta.total).toBe(0)
})
