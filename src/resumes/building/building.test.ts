import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applications } from '#src/applications/tables.ts'
import { keepHouse } from '#src/housekeeping.ts'
import { newEntry } from '#src/resumes/shared/new-parts.ts'
import { resumePhotos, resumes } from '#src/resumes/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { makeScene } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'
const NEW = { title: 'Comptable', name: 'CV court', description: 'Écrit ici.', is_draft: false }

async function applicant() {
  return signedInAs(services, await makeApplicant(services))
}

async function made(browser: Browser, document = makeDocument()) {
  const { status, body } = await browser.post(RESUMES, { ...NEW, document })
  expect([status, body.data.kind, body.data.template]).toEqual([201, 'built', 'classique'])
  return `${RESUMES}/${body.data.id}`
}

const saved = (browser: Browser, url: string, revision: number, headline: string, more = {}) =>
  browser.put(`${url}/document`, { revision, document: makeDocument(headline), ...more })

describe('a built CV', () => {
  test('is written, opened again as it was, named by its title, and printed', async () => {
    const browser = await applicant()
    const url = await made(browser)
    const document = { ...makeDocument('Auditrice'), style: { ...makeDocument().style, template: 'cadre' } }
    const put = await browser.put(`${url}/document`, { revision: 1, document })
    expect([put.status, put.body.data.revision, put.body.data.title]).toEqual([200, 2, 'Auditrice'])
    const opened = (await browser.get(`${url}/document`)).body.data
    expect(opened).toMatchObject({ revision: 2, title: 'Auditrice', template: 'cadre', document })
    expect((await browser.get(`${url}/pdf`)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const picture = await browser.get(`${url}/picture`)
    expect((await sharp(picture.bytes).metadata()).format).toBe('webp')
    const again = await browser.get(`${url}/picture`, { 'if-none-match': String(picture.headers.etag) })
    expect(again.status).toBe(304)
  })

  test('keeps what two pages write: the second is told, and what it puts over it can be had again', async () => {
    const browser = await applicant()
    const url = await made(browser)
    expect((await saved(browser, url, 1, 'Auditrice')).status).toBe(200)
    const late = await saved(browser, url, 1, 'Contrôleuse')
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/^Ce CV a été enregistré dans une autre page ou sur un autre appareil à /),
    ])
    expect((await saved(browser, url, 2, 'Contrôleuse', { keeps_before: true })).body.data.revision).toBe(3)
    const [version] = (await browser.get(`${url}/versions`)).body.data
    const { document } = (await browser.get(`${url}/versions/${version.id}`)).body.data
    expect([version.revision, document.identity.headline]).toEqual([2, 'Auditrice'])
  })

  test('is saved once, however often the same save arrives, at once or after its answer was lost', async () => {
    const browser = await applicant()
    const url = await made(browser)
    const document = makeDocument('Auditrice')
    const all = await Promise.all(
      Array.from({ length: 6 }, () => browser.put(`${url}/document`, { revision: 1, document })),
    )
    expect(all.map(({ status, body }) => [status, body.data.revision])).toEqual(Array(6).fill([200, 2]))
  })

  test('of two different saves at once one wins and the other is told', async () => {
    const browser = await applicant()
    const url = await made(browser)
    const all = await Promise.all(['A', 'B', 'C'].map((each) => saved(browser, url, 1, each)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('keeps yesterday’s state among its last twenty versions, and takes it again without losing today’s', async () => {
    const user = await makeApplicant(services)
    const browser = await signedInAs(services, user)
    const url = await made(browser)
    await saved(browser, url, 1, 'Hier')
    services.clock.advance(DAY / 1000)
    const again = await signedInAs(services, user)
    await saved(again, url, 2, 'Ce matin')
    await saved(again, url, 3, 'Ce soir')
    const versions = (await again.get(`${url}/versions`)).body.data
    expect(versions.map(({ revision }: { revision: number }) => revision)).toEqual([3, 2, 1])
    const { status, body } = await again.put(`${url}/versions/${versions[1].id}/restoration`)
    expect([status, body.data.title, body.data.revision]).toEqual([200, 'Hier', 5])
    const restored = (await again.get(`${url}/versions`)).body.data
    expect(restored.map(({ revision }: { revision: number }) => revision)).toEqual([4, 3, 2, 1])
    for (let revision = 5; revision < 30; revision += 1)
      await saved(again, url, revision, `Essai ${revision}`, { keeps_before: true })
    const last = (await again.get(`${url}/versions`)).body.data
    expect([last.length, last[0].revision, last.at(-1).revision]).toEqual([20, 29, 10])
  })

  test('takes no markup but what is printed, and refuses what is no CV on its field', async () => {
    const browser = await applicant()
    const document = makeDocument()
    const [summary, ...others] = document.sections
    const text =
      '<h1 onclick="x()">Bon</h1><script>alert(1)</script><p style="color:red"><b>jour</b> <a href="javascript:x()">ici</a> <a href="https://exemple.mg">là</a></p>'
    const url = await made(browser, { ...document, sections: [{ ...summary, text } as never, ...others] })
    const opened = (await browser.get(`${url}/document`)).body.data.document
    expect(opened.sections[0].text).toBe(
      'Bon<p><strong>jour</strong> <a>ici</a> <a href="https://exemple.mg">là</a></p>',
    )
    const wrong = { ...document, style: { ...document.style, accent: 'url(x)' } }
    const { status, body } = await browser.put(`${url}/document`, { revision: 1, document: wrong })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['document.style.accent']])
    expect((await browser.put(`${url}/document`, { revision: 1, document: 'x' })).status).toBe(422)
    expect((await browser.put(`${url}/document`, { document })).status).toBe(422)
  })

  test('is nobody else’s', async () => {
    const owner = await applicant()
    const url = await made(owner)
    const stranger = await applicant()
    const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
    const body = { revision: 1, document: makeDocument() }
    for (const path of ['document', 'versions', 'picture']) {
      expect((await stranger.get(`${url}/${path}`)).status).toBe(404)
      expect((await recruiter.get(`${url}/${path}`)).status).toBe(403)
      expect((await new Browser(services).get(`${url}/${path}`)).status).toBe(401)
    }
    expect((await stranger.put(`${url}/document`, body)).status).toBe(404)
    expect((await stranger.post(`${url}/duplicate`)).status).toBe(404)
  })

  test('is made of a CV that followed the profile by writing in it; a joined file stays a file', async () => {
    const browser = await applicant()
    const { id } = (await browser.post(RESUMES, NEW)).body.data
    const { document, kind } = (await browser.get(`${RESUMES}/${id}/document`)).body.data
    expect([kind, document.identity.headline]).toEqual(['profile', 'Comptable'])
    expect((await browser.put(`${RESUMES}/${id}/document`, { revision: 1, document })).status).toBe(200)
    expect((await browser.get(`${RESUMES}/${id}`)).body.data.kind).toBe('built')
    await services.db.update(resumes).set({ file_key: 'aa/inconnu.pdf' }).where(eq(resumes.id, id))
    expect((await browser.get(`${RESUMES}/${id}/document`)).status).toBe(409)
  })

  test('is copied under a name of its own', async () => {
    const browser = await applicant()
    const url = await made(browser)
    const first = (await browser.post(`${url}/duplicate`)).body.data
    const second = (await browser.post(`${RESUMES}/${first.id}/duplicate`)).body.data
    expect([first.name, second.name, second.revision]).toEqual(['CV court (copie)', 'CV court (copie 2)', 1])
  })
})

test('the bin keeps a CV for thirty days: taken out it is whole, after that it is gone', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const url = await made(browser)
  const id = Number(url.split('/').at(-1))
  await saved(browser, url, 1, 'Auditrice', { keeps_before: true })
  expect((await browser.delete(url)).status).toBe(204)
  expect((await browser.delete(url)).status).toBe(404)
  for (const path of ['', '/document', '/pdf', '/versions'])
    expect((await browser.get(url + path)).status).toBe(404)
  expect((await browser.get(RESUMES)).body.meta.total).toBe(0)
  expect((await browser.get(`${RESUMES}/apply`)).body.data).toEqual([])
  expect((await browser.get(`${RESUMES}/bin`)).body.data).toMatchObject([{ id, title: 'Auditrice' }])
  const stranger = await applicant()
  expect((await stranger.put(`${RESUMES}/bin/${id}/restoration`)).status).toBe(404)
  for (const _ of [1, 2]) expect((await browser.put(`${RESUMES}/bin/${id}/restoration`)).status).toBe(200)
  expect((await browser.get(`${url}/versions`)).body.data).toHaveLength(1)
  expect((await browser.delete(`${RESUMES}/bin/${id}`)).status).toBe(404)
  await browser.delete(url)
  services.clock.advance((29 * DAY) / 1000)
  await keepHouse(services)
  expect(await services.db.$count(resumes, eq(resumes.user_id, user.id))).toBe(1)
  services.clock.advance((2 * DAY) / 1000)
  await keepHouse(services)
  expect(await services.db.$count(resumes, eq(resumes.user_id, user.id))).toBe(0)
})

test('a picture is made anew, is its person’s alone, and goes when no state of a CV shows it', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('picture', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'moi.png')
  const { status, body } = await browser.post(`${RESUMES}/photos`, form)
  expect(status).toBe(201)
  const { key } = body.data
  const shown = await browser.get(`${RESUMES}/photos/${key}`)
  const { width, height, format } = await sharp(shown.bytes).metadata()
  expect([width, height, format]).toEqual([512, 512, 'webp'])
  const stranger = await applicant()
  expect((await stranger.get(`${RESUMES}/photos/${key}`)).status).toBe(404)
  const document = makeDocument()
  const shows = { ...document, identity: { ...document.identity, photo: key, show_photo: true } }
  const theirs = await stranger.post(RESUMES, { ...NEW, document: shows })
  expect([theirs.status, Object.keys(theirs.body.errors)]).toEqual([422, ['document.identity.photo']])
  const url = await made(browser, shows)
  services.clock.advance((3 * DAY) / 1000)
  await keepHouse(services)
  const kept = () => services.db.$count(resumePhotos, eq(resumePhotos.user_id, user.id))
  expect(await kept()).toBe(1)
  await services.db.delete(resumes).where(eq(resumes.id, Number(url.split('/').at(-1))))
  await keepHouse(services)
  expect(await kept()).toBe(0)
})

test('a photo of 20 megapixels, as telephones take them, is made small; one that hides its size is refused', async () => {
  const browser = await applicant()
  const added = (bytes: Uint8Array) => {
    const form = new FormData()
    form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'moi.jpg')
    return browser.post(`${RESUMES}/photos`, form)
  }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const large = await sharp({
    create: { width: 5_184, height: 3_888, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  expect(large.length).toBeLessThan(8 * 1024 * 1024)
  const { status, body } = await added(large)
  expect(status, JSON.stringify(body)).toBe(201)
  const shown = await browser.get(`${RESUMES}/photos/${body.data.key}`)
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 512, height: 512 })
  const document = makeDocument()
  const url = await made(browser, {
    ...document,
    identity: { ...document.identity, photo: body.data.key, show_photo: true },
  })
  expect((await browser.get(`${url}/pdf`)).bytes.length).toBeLessThan(300_000)
  const endless = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  expect([(await added(endless)).status, endless.length < 8 * 1024 * 1024]).toEqual([422, true])
})

test('an application keeps what was written, and how it looked, beside its PDF', async () => {
  const { applicant: person, browser, apply, recruiter } = await makeScene(services)
  const url = await made(browser)
  const resume_id = url.split('/').at(-1) ?? ''
  const sent = await apply({ resume_type: 'resume', resume_id, resume_pdf: null })
  expect(sent.status).toBe(201)
  await saved(browser, url, 1, 'Autre métier')
  const [listed] = (await browser.get(RESUMES)).body.data
  expect([listed.applications_count, listed.revision]).toEqual([1, 2])
  const [row] = await services.db.select().from(applications).where(eq(applications.applicant_id, person.id))
  expect(row?.resume_copy?.document?.identity.headline).toBe('Comptable')
  const read = await recruiter.get(`/api/recruiter/applications/${sent.body.data.id}`)
  expect(read.body.data.resume).toMatchObject({
    title: 'Comptable',
    description: 'Dix ans de cabinet.',
    experiences: [{ company: 'Cabinet Soa', start: '2021-03', end: null, description: 'Paie.' }],
    languages: [{ name: 'Français', level: 'Courant, C1' }],
  })
})

test('what is hidden reaches nobody, and stays with its CV: in versions, copies and our own export', async () => {
  const { browser, apply, recruiter } = await makeScene(services)
  const document = makeDocument()
  const links = [{ id: 'l1', label: 'Secret', url: 'https://secret.exemple.test', is_hidden: true }]
  const sections = document.sections.map((section) =>
    section.kind === 'experience'
      ? {
          ...section,
          entries: [...section.entries, { ...newEntry('experience', { title: 'Secret' }), is_hidden: true }],
        }
      : section.kind === 'skills'
        ? { ...section, entries: [{ ...newEntry('skills', { name: 'Secret' }), is_hidden: true }] }
        : section,
  )
  const hidden = { ...document, sections, identity: { ...document.identity, links } } as typeof document
  const url = await made(browser, hidden)
  expect((await browser.get(`${url}/document`)).body.data.document).toEqual(hidden)
  const sent = await apply({
    resume_type: 'resume',
    resume_id: url.split('/').at(-1) ?? '',
    resume_pdf: null,
  })
  const read = await recruiter.get(`/api/recruiter/applications/${sent.body.data.id}`)
  expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.not.stringMatching(/secret/i)])
  expect((await browser.get(`${url}/exports/txt`)).bytes.toString()).not.toMatch(/secret/i)
  const own = JSON.parse((await browser.get(`${url}/exports/json`)).bytes.toString())
  expect(JSON.stringify({ ...own, 'x-asafidy': null })).not.toMatch(/secret/i)
  expect(JSON.stringify(own['x-asafidy'])).toMatch(/secret/i)
  await saved(browser, url, 1, 'Autre', { keeps_before: true })
  const [version] = (await browser.get(`${url}/versions`)).body.data
  expect((await browser.get(`${url}/versions/${version.id}`)).body.data.document).toEqual(hidden)
})
