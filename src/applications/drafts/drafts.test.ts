import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { keepHouse } from '#src/housekeeping.ts'
import { offers } from '#src/offers/tables.ts'
import { erasePerson } from '#src/personal-data/deletion/erasure.ts'
import { collectParts } from '#src/personal-data/exports/content.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { DRAFT, draftFileForm, makeResume, makeScene, SENT } from '#test/applications.ts'
import { makeApplicant, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { DRAFT_FILES_MOST_BYTES, DRAFT_KEPT_DAYS, DRAFTS_MOST } from './shared/limits.ts'
import { applicationDrafts } from './tables.ts'

const services = useServices()
const addressOf = (offerId: number) => `/api/applicant/application-drafts/${offerId}`

async function makeWriter() {
  const scene = await makeScene(services)
  const draft = addressOf(scene.offer.id)
  const phone = await signedInAs(services, scene.applicant)
  return { ...scene, draft, phone }
}

const rowsOf = (applicantId: number) =>
  services.db.select().from(applicationDrafts).where(eq(applicationDrafts.applicant_id, applicantId))

test('an application begun on one device is read on another, with its file', async () => {
  const { browser, phone, draft } = await makeWriter()
  expect((await phone.get(draft)).body).toEqual({ data: null })
  const saved = await browser.put(draft, DRAFT)
  expect(saved.body.data).toEqual({ version: 1, saved_at: services.clock.now().toISOString() })
  const joined = await browser.put(`${draft}/file`, draftFileForm(1))
  expect([joined.status, joined.body.data.version]).toEqual([200, 2])

  const { version: _, keeps_file: __, ...content } = DRAFT
  const found = (await phone.get(draft)).body.data
  expect(found).toMatchObject({ ...content, version: 2, file: { name: 'CV de Miora.pdf' } })
  const file = await phone.get(`${draft}/file`)
  expect((await PDF.load(file.bytes)).getPage(0)?.extractText().text).toBe('Curriculum vitae')
})

test('a draft is kept before a word of its letter is written', async () => {
  const { browser, phone, draft } = await makeWriter()
  expect((await browser.put(draft, { ...DRAFT, letter: '' })).status).toBe(200)
  expect((await browser.put(`${draft}/file`, draftFileForm(1))).status).toBe(200)
  expect((await phone.get(draft)).body.data).toMatchObject({ letter: '', file: { name: 'CV de Miora.pdf' } })
})

test('a device that has not seen the last change overwrites nothing, and can say so on purpose', async () => {
  const { browser, phone, draft } = await makeWriter()
  await browser.put(draft, DRAFT)
  const behind = await phone.put(draft, { ...DRAFT, letter: 'Du téléphone' })
  expect([behind.status, behind.body.message]).toEqual([409, 'Ce brouillon a changé sur un autre appareil.'])
  expect((await phone.get(draft)).body.data.letter).toBe(DRAFT.letter)
  const meant = await phone.put(draft, { ...DRAFT, letter: 'Du téléphone', version: 1 })
  expect([meant.status, meant.body.data.version]).toEqual([200, 2])
  expect((await browser.put(`${draft}/file`, draftFileForm(1))).status).toBe(409)
  await browser.delete(draft)
  // A draft that was sent or deleted elsewhere does not come back by itself.
  expect((await phone.put(draft, { ...DRAFT, version: 2 })).status).toBe(409)
  expect((await phone.put(draft, { ...DRAFT, version: 0 })).status).toBe(200)
})

test('of two devices that save at once one is kept, and the other is told', async () => {
  const { browser, phone, draft } = await makeWriter()
  const answers = await Promise.all([browser, phone].map((device) => device.put(draft, DRAFT)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a draft is its writer’s alone', async () => {
  const { browser, draft, recruiter } = await makeWriter()
  await browser.put(draft, DRAFT)
  await browser.put(`${draft}/file`, draftFileForm(1))
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.get(draft)).body).toEqual({ data: null })
  expect((await stranger.get(`${draft}/file`)).status).toBe(404)
  expect((await stranger.put(`${draft}/file`, draftFileForm(2))).status).toBe(404)
  await stranger.delete(draft)
  expect((await recruiter.get(draft)).status).toBe(403)
  expect((await browser.get(draft)).body.data.letter).toBe(DRAFT.letter)
})

test('the file of a draft is checked as an application’s, and leaves when another CV is chosen', async () => {
  const { browser, draft, applicant } = await makeWriter()
  await browser.put(draft, DRAFT)
  const picture = new Blob([Buffer.from('une image')], { type: 'image/png' })
  const refused = await browser.put(`${draft}/file`, draftFileForm(1, picture))
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { resume_pdf: ['Le fichier doit être au format PDF'] },
  ])
  await browser.put(`${draft}/file`, draftFileForm(1))
  const [{ file_key = '' } = {}] = await rowsOf(applicant.id)
  const resume = await makeResume(services, applicant.id)
  const chosen = { ...DRAFT, resume_type: 'resume', resume_id: resume.id, version: 2, keeps_file: false }
  expect((await browser.put(draft, chosen)).status).toBe(200)
  expect((await browser.get(draft)).body.data).toMatchObject({ file: null, resume_id: resume.id })
  await expect(services.files.read(file_key ?? '')).rejects.toMatchObject({ status: 404 })
})

test('drafts stand in « Mes candidatures », and sending one deletes it with its file', async () => {
  const { browser, draft, offer, applicant, apply, company } = await makeWriter()
  await browser.put(draft, DRAFT)
  await browser.put(`${draft}/file`, draftFileForm(1))
  const [{ file_key = '' } = {}] = await rowsOf(applicant.id)
  const { body } = await browser.get(SENT)
  expect(body.drafts).toMatchObject([
    {
      offer_id: offer.id,
      offer_slug: offer.slug,
      job_offer_title: offer.title,
      company: { name: company.name },
      is_open: true,
    },
  ])
  expect(body.counts).toMatchObject({ all: 1, draft: 1, in_progress: 0 })
  expect(body.data).toEqual([])
  for (const [query, count] of [
    ['status=draft', 1],
    ['status=in_progress', 1],
    ['status=ended', 0],
    ['page=2', 0],
    ['title=comptable', 1],
    ['title=soudeur', 0],
  ] as const)
    expect((await browser.get(`${SENT}?${query}`)).body.drafts, query).toHaveLength(count)

  expect((await apply()).status).toBe(201)
  expect(await rowsOf(applicant.id)).toEqual([])
  await expect(services.files.read(file_key ?? '')).rejects.toMatchObject({ status: 404 })
  const after = (await browser.get(SENT)).body
  expect([after.drafts, after.counts.all, after.counts.draft]).toEqual([[], 1, 0])
  const again = await browser.put(draft, DRAFT)
  expect([again.status, again.body.message]).toEqual([422, 'Vous avez déjà postulé à cette offre.'])
})

test('a withdrawn application’s second try has its draft too', async () => {
  const { browser, draft, apply } = await makeWriter()
  const { id } = (await apply()).body.data
  await browser.put(`${SENT}/${id}/withdrawal`)
  expect((await browser.put(draft, DRAFT)).status).toBe(200)
})

test('a draft outlives its offer, but none begins once the offer is closed', async () => {
  const { browser, draft, offer } = await makeWriter()
  await browser.put(draft, DRAFT)
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id))
  expect((await browser.put(draft, { ...DRAFT, version: 1 })).status).toBe(200)
  expect((await browser.get(SENT)).body.drafts).toMatchObject([{ is_open: false }])
  await browser.delete(draft)
  expect((await browser.put(draft, DRAFT)).body.message).toBe('Cette offre n’accepte plus de candidatures.')
})

test('drafts are limited in number and in bytes', async () => {
  const { browser, draft, applicant, company } = await makeWriter()
  const now = services.clock.now()
  const content = { ...DRAFT } as never
  for (let index = 0; index < DRAFTS_MOST - 1; index++) {
    const { id } = await makeOffer(services, company.id)
    await services.db.insert(applicationDrafts).values({
      applicant_id: applicant.id,
      offer_id: id,
      content,
      file_size: Math.floor(DRAFT_FILES_MOST_BYTES / (DRAFTS_MOST - 1)),
      created_at: now,
      saved_at: now,
    })
  }
  expect((await browser.put(draft, DRAFT)).status).toBe(200)
  const file = await browser.put(`${draft}/file`, draftFileForm(1))
  // The file itself can still be sent, so nothing is said of it on its field.
  expect([file.status, Object.keys(file.body.errors)]).toEqual([422, ['draft']])
  const { id } = await makeOffer(services, company.id)
  const more = await browser.put(addressOf(id), DRAFT)
  expect([more.status, more.body.message]).toEqual([
    422,
    'Vous avez déjà 30 brouillons. Envoyez ou supprimez-en un.',
  ])
})

test('a draft is in the copy of a person’s data, and leaves with the person or after half a year', async () => {
  const { browser, draft, applicant } = await makeWriter()
  await browser.put(draft, DRAFT)
  await browser.put(`${draft}/file`, draftFileForm(1))
  const [row] = await rowsOf(applicant.id)
  const [user] = await services.db.select().from(users).where(eq(users.id, applicant.id))
  if (!user || !row?.file_key) throw new Error('no draft')
  const parts = await collectParts(services.db, user)
  expect(parts.find(({ name }) => name === 'brouillons-de-candidatures')).toMatchObject({
    data: [{ letter: DRAFT.letter }],
    files: [{ key: row.file_key }],
  })
  await erasePerson(services, applicant.id, () => true)
  await services.queue.runDue(services)
  expect(await rowsOf(applicant.id)).toEqual([])
  await expect(services.files.read(row.file_key)).rejects.toMatchObject({ status: 404 })

  const other = await makeWriter()
  await other.browser.put(other.draft, DRAFT)
  services.clock.advance((DRAFT_KEPT_DAYS - 1) * DAY_SECONDS)
  await keepHouse(services)
  expect(await rowsOf(other.applicant.id)).toHaveLength(1)
  services.clock.advance(2 * DAY_SECONDS)
  await keepHouse(services)
  expect(await rowsOf(other.applicant.id)).toEqual([])
})
