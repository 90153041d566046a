import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { campaignDeliveries } from '#src/campaigns/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { LETTER, makeScene, move, RECEIVED, tellChanges } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeCampaign } from '#test/content/campaigns.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'
import { dataExports } from '../tables.ts'
import { exportKey, purgeExports } from './exports.ts'
import { prepareExport } from './preparation.ts'

const services = useServices()
const EXPORTS = '/api/user/exports'

async function mailsAbout(id: string) {
  return services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.key, `export-ready:${id}`))
}

function readZip(bytes: Uint8Array) {
  const files = unzipSync(new Uint8Array(bytes))
  const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()))
  return { files, json, text: (name: string) => strFromU8(files[name] ?? new Uint8Array()) }
}

async function makeCopy(browser: Browser) {
  const asked = await browser.post(EXPORTS)
  expect(asked.status).toBe(202)
  expect(asked.body.data.status).toBe('preparing')
  await services.queue.runDue(services)
  const id = String(asked.body.data.id)
  return { id, download: await browser.get(`${EXPORTS}/${id}/file`) }
}

test('a copy holds what the person is, sent and chose, with the files, and one mail tells that it is ready', async () => {
  const { applicant, browser, apply, offer } = await makeScene(services)
  const sent = await apply()
  await browser.put(`/api/applicant/saved-offers/${offer.id}`)
  await browser.post('/api/newsletter', { email: applicant.email })
  const campaign = await makeCampaign(services)
  const [subscription] = await services.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, applicant.email))
  await services.db.insert(campaignDeliveries).values({
    campaign_id: campaign.id,
    subscription_id: subscription?.id ?? null,
    queued_at: services.clock.now(),
  })
  const { id, download } = await makeCopy(browser)

  expect(download.status).toBe(200)
  expect(download.headers).toMatchObject({
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(String(download.headers['content-disposition'])).toMatch(
    /^attachment; filename="asafidy-mes-donnees-/,
  )

  const { files, json, text } = readZip(download.bytes)
  expect(Object.keys(files)[0]).toBe('LISEZ-MOI.txt')
  expect(text('LISEZ-MOI.txt')).toContain('- candidatures.json')
  expect(json('compte')).toMatchObject({ email: applicant.email, first_name: 'Miora', has_password: true })
  expect(text('compte.json')).not.toContain('argon2')
  expect(json('appareils').sessions).toHaveLength(1)
  expect(json('candidatures')).toMatchObject([
    {
      id: sent.body.data.id,
      letter: LETTER,
      status: 'submitted',
      cv: `candidatures/candidature-${sent.body.data.id}.pdf`,
    },
  ])
  expect(json('candidatures')[0].history).toHaveLength(1)
  expect(
    strFromU8(files[`candidatures/candidature-${sent.body.data.id}.pdf`]?.slice(0, 5) ?? new Uint8Array()),
  ).toBe('%PDF-')
  expect(json('offres-sauvegardees')).toMatchObject([{ offer_id: offer.id }])
  expect(json('notifications')).toHaveLength(1)
  expect(json('lettre-d-information')).toMatchObject({ email: applicant.email })
  expect(json('lettres-recues')).toEqual([
    { subject: campaign.subject, queued_at: services.clock.now().toISOString(), unsubscribed_at: null },
  ])

  const mails = await mailsAbout(id)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to_address: applicant.email,
    subject: 'La copie de vos données est prête',
  })
  expect(mails[0]?.text).toContain('/dashboard/parametres/confidentialite#export')
  const listed = await browser.get(EXPORTS)
  expect(listed.body.data).toMatchObject([{ id, status: 'ready', file_size: download.bytes.length }])
})

test('a CV with a joined PDF goes with its file, byte for byte', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const form = new FormData()
  for (const [name, value] of Object.entries({
    title: 'Comptable',
    name: 'CV',
    description: 'Dix ans.',
    is_draft: '0',
  }))
    form.set(name, value)
  form.set(
    'file',
    new Blob([Uint8Array.from(makePdf({ text: 'Mon CV' }))], { type: 'application/pdf' }),
    'cv.pdf',
  )
  const made = await browser.post('/api/applicant/resumes', form)
  expect(made.status).toBeLessThan(300)
  const pdf = (await browser.get(`/api/applicant/resumes/${made.body.data.id}/pdf`)).bytes
  const { download } = await makeCopy(browser)
  const { files, json } = readZip(download.bytes)
  expect(json('cv')).toMatchObject([{ name: 'CV', file: `cv/cv-${made.body.data.id}.pdf` }])
  expect(Buffer.from(files[`cv/cv-${made.body.data.id}.pdf`] ?? []).equals(Buffer.from(pdf))).toBe(true)
})

test('a refusal that can still be taken back is not in the copy, nor what the company keeps for itself', async () => {
  const { browser, recruiter, apply } = await makeScene(services)
  const sent = await apply()
  const address = `${RECEIVED}/${sent.body.data.id}`
  expect((await move(services, recruiter, `${address}/stage`, { stage: 'interview' })).status).toBe(200)
  await tellChanges(services)
  const refusal = { reason: 'competences', message: 'Texte tenu secret' }
  expect((await move(services, recruiter, `${address}/rejection`, refusal)).status).toBe(200)
  const { download } = await makeCopy(browser)
  const { files, json } = readZip(download.bytes)
  expect(json('candidatures')[0]).toMatchObject({ status: 'active', stage: 'interview', decided_at: null })
  expect(json('candidatures')[0].history).toHaveLength(2)
  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  for (const word of ['Texte tenu secret', 'withheld', 'rejected', 'recruiter_archived'])
    expect(everything).not.toContain(word)
})

test('a recruiter’s copy holds its company, its role and what it wrote', async () => {
  const { recruiter, apply, company } = await makeScene(services)
  const sent = await apply()
  await move(services, recruiter, `${RECEIVED}/${sent.body.data.id}/stage`, {
    stage: 'review',
    message: 'Merci beaucoup',
  })
  const { download } = await makeCopy(recruiter)
  const { json, files } = readZip(download.bytes)
  expect(json('societe')).toMatchObject({ company: company.name, role: 'owner' })
  expect(json('reponses-aux-candidats')).toMatchObject([{ message: 'Merci beaucoup' }])
  expect(Object.keys(files)).not.toContain('candidatures.json')
})

test('one copy at a time, three a day, and the refusal says when', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answers = await Promise.all([browser.post(EXPORTS), browser.post(EXPORTS)])
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429])
  const waiting = await browser.post(EXPORTS)
  expect(waiting.status).toBe(429)
  expect(waiting.body.message).toBe(
    'Votre copie est déjà en préparation. Nous vous écrivons dès qu’elle est prête.',
  )
  await services.queue.runDue(services)
  await makeCopy(browser)
  await makeCopy(browser)
  const fourth = await browser.post(EXPORTS)
  expect(fourth.status).toBe(429)
  expect(fourth.body.message).toMatch(/^Vous avez déjà demandé trois copies en 24 heures/)
  expect(Number(fourth.headers['retry-after'])).toBe(DAY_SECONDS)
})

test('nobody else downloads a copy, and nobody at all after seven days', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const { id } = await makeCopy(browser)
  expect((await new Browser(services).get(`${EXPORTS}/${id}/file`)).status).toBe(401)
  expect((await new Browser(services).get(EXPORTS)).status).toBe(401)
  expect((await new Browser(services).post(EXPORTS)).status).toBe(401)
  const { owner } = await makeCompany(services)
  for (const stranger of [await makeApplicant(services), owner])
    expect((await (await signedInAs(services, stranger)).get(`${EXPORTS}/${id}/file`)).status).toBe(404)
  expect((await browser.get(`${EXPORTS}/pas-un-numero/file`)).status).toBe(404)

  services.clock.advance(7 * DAY_SECONDS)
  const later = await signedInAs(services, applicant)
  expect((await later.get(`${EXPORTS}/${id}/file`)).status).toBe(404)
  expect((await later.get(EXPORTS)).body.data).toEqual([])
  await purgeExports(services)
  await expect(services.files.read(exportKey(id))).rejects.toThrow()
  expect(await services.db.select().from(dataExports).where(eq(dataExports.id, id))).toEqual([])
})

test('a job that ran half or twice makes one copy and one mail', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const asked = await browser.post(EXPORTS)
  const id = String(asked.body.data.id)
  const { putFile } = services.files
  // The process dies after it has stored the file and before it writes the row.
  services.files.putFile = async (key, path) => {
    await putFile(key, path)
    throw new Error('the process ended here')
  }
  await expect(prepareExport(services, id)).rejects.toThrow('the process ended here')
  services.files.putFile = putFile
  expect((await browser.get(`${EXPORTS}/${id}/file`)).status).toBe(404)
  await prepareExport(services, id)
  await prepareExport(services, id)
  expect(await mailsAbout(id)).toHaveLength(1)
  expect((await browser.get(`${EXPORTS}/${id}/file`)).status).toBe(200)
})

test('a copy asked for by someone who closed its account meanwhile is not made', async () => {
  const applicant = await makeApplicant(services)
  const asked = await (await signedInAs(services, applicant)).post(EXPORTS)
  await services.db.update(users).set({ is_active: false }).where(eq(users.id, applicant.id))
  await services.queue.runDue(services)
  const id = String(asked.body.data.id)
  expect(await services.db.select().from(dataExports).where(eq(dataExports.id, id))).toEqual([])
  expect(await mailsAbout(id)).toEqual([])
})
