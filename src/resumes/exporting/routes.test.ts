import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeResume } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'
const NEW = { title: 'Comptable', name: 'CV court', description: 'Écrit ici.', is_draft: false }

/** An applicant with a CV that was written here, and the address of its exports. */
async function makeBuilt(document = makeDocument()) {
  const browser = await signedInAs(services, await makeApplicant(services))
  const { body } = await browser.post(RESUMES, { ...NEW, document })
  return { browser, exports: `${RESUMES}/${body.data.id}/exports` }
}

test.each(['json', 'docx', 'txt'])(
  'a CV leaves as %s: a private file named after its person, saved and never run',
  async (format) => {
    const { browser, exports } = await makeBuilt()
    const { status, headers } = await browser.get(`${exports}/${format}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/octet-stream'])
    expect(headers['content-disposition']).toBe(
      `attachment; filename="CV Miora Rakoto.${format}"; filename*=UTF-8''CV%20Miora%20Rakoto.${format}`,
    )
    expect(headers['cache-control']).toBe('private, no-store')
  },
)

test('the text, the Word document and the JSON say what the CV says', async () => {
  const { browser, exports } = await makeBuilt()
  const said = ['Rakoto', 'Comptable', 'miora@exemple.test', 'Cabinet Soa', 'Français']
  const text = (await browser.get(`${exports}/txt`)).bytes.toString()
  const files = unzipSync(new Uint8Array((await browser.get(`${exports}/docx`)).bytes))
  const word = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const json = (await browser.get(`${exports}/json`)).bytes.toString()
  for (const words of said) for (const file of [text, word, json]) expect(file).toContain(words)
  expect(JSON.parse(json).basics).toMatchObject({ name: 'Miora Rakoto', label: 'Comptable' })
  expect(text).not.toContain('<')
})

test('the Word document has a heading for each section and each post, and the photo that the CV shows', async () => {
  const document = makeDocument()
  const { browser } = await makeBuilt()
  const form = new FormData()
  const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()
  form.set('picture', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'moi.png')
  const { key } = (await browser.post(`${RESUMES}/photos`, form)).body.data
  const wordOf = async (show_photo: boolean) => {
    const shows = { ...document, identity: { ...document.identity, photo: key, show_photo } }
    const { body } = await browser.post(RESUMES, { ...NEW, name: `CV ${show_photo}`, document: shows })
    const { bytes } = await browser.get(`${RESUMES}/${body.data.id}/exports/docx`)
    return unzipSync(new Uint8Array(bytes))
  }
  const files = await wordOf(true)
  const word = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const headings = [...word.matchAll(/<w:p>(?:(?!<\/w:p>).)*?w:val="(Title|Heading\d)".*?<\/w:p>/g)]
  const told = headings.map(([all, level]) => [level, all.match(/<w:t(?: [^>]*)?>([^<]*)/)?.[1]])
  expect(told).toEqual(
    expect.arrayContaining([
      ['Title', 'Miora Rakoto'],
      ['Heading1', 'Expériences'],
      [
        'Heading2',
        document.sections.flatMap((each) => (each.kind === 'experience' ? each.entries : []))[0]?.title,
      ],
    ]),
  )
  expect(word).toContain('descr="Photo de Miora Rakoto"')
  const media = Object.entries(files).filter(
    ([name]) => name.startsWith('word/media/') && !name.endsWith('/'),
  )
  expect(await Promise.all(media.map(async ([, bytes]) => (await sharp(bytes).metadata()).format))).toEqual([
    'jpeg',
  ])
  const hidden = Object.keys(await wordOf(false))
  expect(hidden.filter((name) => name.startsWith('word/media/') && !name.endsWith('/'))).toEqual([])
})

test('a name cannot lead the file elsewhere', async () => {
  const document = makeDocument()
  const identity = { ...document.identity, first_name: '../"Mi', last_name: 'ora\\:*' }
  const { browser, exports } = await makeBuilt({ ...document, identity })
  const disposition = String((await browser.get(`${exports}/txt`)).headers['content-disposition'])
  const [, name] = /filename="([^"]*)"/.exec(disposition) ?? []
  expect(name).toMatch(/^CV [. ]+Mi ora +\.txt$/)
})

test('a CV that is a joined PDF has nothing to be written of', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...NEW, is_draft: '0' })) form.set(name, value)
  form.set('file', pdfPart(), 'CV.pdf')
  const { body } = await browser.post(RESUMES, form)
  const { id } = body.data
  expect((await browser.get(`${RESUMES}/${id}/exports/txt`)).status).toBe(409)
})

test('a CV that was made of the profile is written too', async () => {
  const user = await makeApplicant(services, { first_name: 'Hanta' })
  const { id } = await makeResume(services, user.id)
  const browser = await signedInAs(services, user)
  expect((await browser.get(`${RESUMES}/${id}/exports/txt`)).bytes.toString()).toContain('Hanta')
})

test('the CV of another applicant does not exist, nor one of no number', async () => {
  const { browser, exports } = await makeBuilt()
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.get(`${exports}/txt`)).status).toBe(404)
  for (const id of [999_999, 'x'])
    expect((await browser.get(`${RESUMES}/${id}/exports/txt`)).status).toBe(404)
})

test('guests and recruiters have no CV written', async () => {
  const { exports } = await makeBuilt()
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await new Browser(services).get(`${exports}/txt`)).status).toBe(401)
  expect((await recruiter.get(`${exports}/txt`)).status).toBe(403)
})

test('there is no other format', async () => {
  const { browser, exports } = await makeBuilt()
  for (const format of ['pdf', 'odt', 'JSON'])
    expect((await browser.get(`${exports}/${format}`)).status).toBe(404)
})
