import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { fileForm, imagePart, makeOwnCompany, OWN, readOwn } from '#test/company.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { makePdf, pdfPart } from '#test/pdfs/make-pdf.ts'
import { countStoredFiles, useServices } from '#test/services.ts'
import { companies } from '../tables.ts'

const services = useServices()
const UNREADABLE = 'Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'
const text = (content: string, type = 'image/png') => new Blob([content], { type })

async function addPhoto(browser: Browser, caption = '') {
  return browser.post(`${OWN}/photos`, fileForm('picture', await imagePart(), 'photo.jpg', { caption }))
}

const validate = (id: number) =>
  services.db.update(companies).set({ status: 'validated' }).where(eq(companies.id, id))

describe('pictures', () => {
  test('a logo and a cover are made anew in two sizes, and those before them are removed', async () => {
    const { company, as } = await makeOwnCompany(services)
    const before = countStoredFiles(services)
    for (const picture of ['logo', 'cover', 'logo'])
      expect(
        (await as.owner.put(`${OWN}/pictures/${picture}`, fileForm('picture', await imagePart()))).status,
      ).toBe(204)
    expect(countStoredFiles(services)).toBe(before + 4)
    const { cover, logo } = await readOwn(as.reader)
    const large = await as.reader.get(cover.large)
    const { width, height, format, exif } = await sharp(large.bytes).metadata()
    expect([width, height, format, exif]).toEqual([1500, 500, 'webp', undefined])
    expect((await sharp((await as.owner.get(cover.small)).bytes).metadata()).width).toBe(750)
    expect((await sharp((await as.owner.get(logo)).bytes).metadata()).width).toBe(256)
    await validate(company.id)
    const open = (await new Browser(services).get(`/api/companies/${company.slug}`)).body.data
    const shown = await new Browser(services).get(open.logo)
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      ...[200, 'image/webp', 'public, max-age=31536000, immutable'],
    ])
    expect((await as.owner.delete(`${OWN}/pictures/logo`)).status).toBe(204)
    expect(await readOwn(as.owner)).toMatchObject({ logo: null, has_logo_picture: false })
    expect(countStoredFiles(services)).toBe(before + 2)
  })

  test('are for the members alone until the company is validated, then for everybody and to be kept', async () => {
    const { company, as } = await makeOwnCompany(services)
    const { data: photo } = (await addPhoto(as.owner, 'L’atelier')).body
    const rival = await signedInAs(services, (await makeCompany(services)).owner)
    const guest = new Browser(services)
    for (const browser of [guest, rival]) expect((await browser.get(photo.large)).status).toBe(404)
    expect((await as.reader.get(photo.large)).headers['cache-control']).toMatch(/^private/)
    await validate(company.id)
    expect((await guest.get(photo.small)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await guest.get(photo.small.replace('small', 'autre'))).status).toBe(404)
    const other = photo.large.replace(`/${company.id}/`, `/${company.id + 1}/`)
    expect((await guest.get(other)).status).toBe(404)
    const open = (await guest.get(`/api/companies/${company.slug}`)).body.data
    expect(open.photos).toEqual([photo])
  })

  test('a logo’s picture takes the drawn mark’s place among an applicant’s applications', async () => {
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const { company, as } = await makeOwnCompany(services, { status: 'validated', logo_svg: drawn })
    const applicant = await makeApplicant(services)
    const offer = await makeOffer(services, company.id)
    const ids = {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id: applicant.id,
      status: 'submitted' as const,
    }
    const offer_copy = { title: offer.title, company: { name: company.name, slug: company.slug }, city: '' }
    await insertApplication(services, services.clock.now(), { ...ids, offer_copy: offer_copy as never })
    const browser = await signedInAs(services, applicant)
    const mark = async () => (await browser.get('/api/applicant/applications')).body.data[0].company
    expect(await mark()).toMatchObject({ logo: null, logo_svg: drawn })
    await as.owner.put(`${OWN}/pictures/logo`, fileForm('picture', await imagePart()))
    const { logo } = await mark()
    expect((await browser.get(logo)).headers['content-type']).toBe('image/webp')
    await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
    expect(await mark()).toMatchObject({ logo: null, logo_svg: drawn })
  })

  test('photos are captioned, put in another order and deleted', async () => {
    const { as } = await makeOwnCompany(services)
    const ids: number[] = []
    for (const caption of ['Un', 'Deux', 'Trois']) ids.push((await addPhoto(as.owner, caption)).body.data.id)
    const before = countStoredFiles(services)
    await as.recruiter.put(`${OWN}/photos/${ids[2]}`, { position: 1 })
    await as.recruiter.put(`${OWN}/photos/${ids[0]}`, { caption: 'Une\u200B autre' })
    const captions = async () =>
      (await readOwn(as.owner)).photos.map((each: { caption: string }) => each.caption)
    expect(await captions()).toEqual(['Trois', 'Une autre', 'Deux'])
    expect((await as.recruiter.delete(`${OWN}/photos/${ids[1]}`)).status).toBe(204)
    expect(await captions()).toEqual(['Trois', 'Une autre'])
    expect(countStoredFiles(services)).toBe(before - 2)
    expect((await as.recruiter.delete(`${OWN}/photos/${ids[1]}`)).status).toBe(404)
  })

  test('of ten photos sent at once eight are kept, and two are told why not', async () => {
    const { as } = await makeOwnCompany(services)
    const before = countStoredFiles(services)
    const browsers = [as.owner, as.recruiter, as.owner, as.recruiter]
    for (let turn = 0; turn < 6; turn += 1) await addPhoto(as.owner)
    const answers = await Promise.all(browsers.map((browser) => addPhoto(browser)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.errors).toEqual({
      picture: ['Vous avez déjà 8 photos\u00A0: supprimez-en une d’abord.'],
    })
    expect((await readOwn(as.owner)).photos).toHaveLength(8)
    expect(countStoredFiles(services)).toBe(before + 16)
  })

  test.each([
    ['a text', text('bonjour')],
    [
      'a drawing with a script',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a PDF', pdfPart(makePdf(), 'image/png')],
    ['a cut picture', text('\x89PNG\r\n\x1a\n')],
  ])('%s is refused on its field and leaves nothing', async (_name, file) => {
    const { as } = await makeOwnCompany(services)
    const before = countStoredFiles(services)
    const answers = [
      await as.owner.put(`${OWN}/pictures/cover`, fileForm('picture', file)),
      await as.owner.post(`${OWN}/photos`, fileForm('picture', file)),
    ]
    for (const { status, body } of answers)
      expect([status, body.errors]).toEqual([422, { picture: [UNREADABLE] }])
    expect(countStoredFiles(services)).toBe(before)
  })

  test('more than 8 MB is refused before it is read', async () => {
    const { as } = await makeOwnCompany(services)
    const large = new Blob([Buffer.alloc(8 * 1024 * 1024 + 1)], { type: 'image/png' })
    const { status, body } = await as.owner.put(`${OWN}/pictures/logo`, fileForm('picture', large))
    expect([status, body.errors]).toEqual([422, { picture: ['L’image doit faire moins de 8\u00a0Mo.'] }])
  })

  test('a guest, a reader and a stranger change none', async () => {
    const { as } = await makeOwnCompany(services)
    const { data: photo } = (await addPhoto(as.owner)).body
    const rival = await signedInAs(services, (await makeCompany(services)).owner)
    const form = async () => fileForm('picture', await imagePart(60, 40))
    expect((await new Browser(services).put(`${OWN}/pictures/logo`, await form())).status).toBe(401)
    expect((await as.reader.put(`${OWN}/pictures/logo`, await form())).status).toBe(403)
    expect((await rival.put(`${OWN}/photos/${photo.id}`, { caption: 'Pris' })).status).toBe(404)
    expect((await rival.delete(`${OWN}/photos/${photo.id}`)).status).toBe(404)
  })
})
