import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pushSubscriptions, rememberTokens, sessions, users } from '#src/accounts/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import type { SmsTopic } from '#src/notifications/shared/sms-topics.ts'
import { enqueueSms, type SmsNotice } from '#src/notifications/sms/messages.ts'
import { smsNumbers } from '#src/notifications/sms/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { offerAlerts, offers } from '#src/offers/tables.ts'
import { listCaptured } from '#src/platform/messages/captured.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import {
  applicationForm,
  makeResume,
  makeScene,
  move,
  RECEIVED,
  SENT,
  tellChanges,
} from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { everythingKept, forgetReceived } from '#test/erasure/everything-kept.ts'
import {
  makeApplicant,
  makeCompany,
  makeMember,
  makeOffer,
  PASSWORD,
  REGISTRATION,
  signedInAs,
} from '#test/factories.ts'
import { makePushBrowser } from '#test/push/push-browser.ts'
import { useServices } from '#test/services.ts'
import { removeFiles } from './erasure.ts'
import { eraseRequested } from './retention.ts'

const services = useServices()
const ADDRESS = '/api/user/deletion'
const ASKED = { password: PASSWORD, confirmation: 'SUPPRIMER' }

function listFiles(): string[] {
  const files = readdirSync(join(services.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
}

async function rowOf(id: number) {
  const [row] = await services.db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('no user')
  return row
}

async function markMailsSent() {
  await services.db.update(outgoingMails).set({ sent_at: services.clock.now() })
}

/** Makes an applicant who has left something in every table that can hold something of a person. */
async function makeTraces() {
  const applicant = await makeApplicant(services, {
    first_name: 'Zoéline',
    last_name: 'Ratsimandresy',
    username: 'Zoéline R',
    email: 'zoeline.unique@exemple.test',
    phone_number: '+261349988776',
  })
  const browser = await signedInAs(services, applicant)
  const { company, owner } = await makeCompany(services)
  const [first, second, third] = [
    await makeOffer(services, company.id),
    await makeOffer(services, company.id),
    await makeOffer(services, company.id),
  ]
  const resume = await makeResume(services, applicant.id)
  const sent = { resume_type: 'resume', resume_id: String(resume.id), resume_pdf: null }
  const ids: number[] = []
  for (const offer of [first, second, third]) {
    const answer = await browser.post(SENT, applicationForm(offer.id, offer === first ? {} : sent))
    expect(answer.status).toBe(201)
    ids.push(answer.body.data.id)
  }
  const recruiter = await signedInAs(services, owner)
  const letter = { stage: 'interview', message: 'Bonjour Zoéline Ratsimandresy, venez mardi.' }
  await move(services, recruiter, `${RECEIVED}/${ids[1]}/stage`, letter)
  await move(services, recruiter, `${RECEIVED}/${ids[2]}/rejection`, {
    reason: 'competences',
    message: 'Zoéline, désolé.',
  })
  const now = services.clock.now()
  await services.db
    .update(applicantProfiles)
    .set({ headline: 'Zoéline, comptable', public_slug: 'zoeline-r-bcdfghjk', is_public: true })
    .where(eq(applicantProfiles.user_id, applicant.id))
  await services.db.insert(offerAlerts).values({
    email: applicant.email,
    label: 'comptable',
    search: 'keywords=comptable',
    frequency: 'daily',
    created_at: now,
    seen_until: now,
    confirmed_at: now,
  })
  await browser.put(`/api/applicant/saved-offers/${first.id}`)
  await browser.post('/api/newsletter', { email: applicant.email })
  // The mail that carries it to the team is written into a file, as all mails of a trial are.
  const { first_name, last_name, email } = applicant
  const asked = { first_name, last_name, email, object: 'Aide', message: 'Zoéline, 034 99 887 76' }
  expect((await new Browser(services).post('/api/contact', asked)).status).toBe(201)
  await browser.post('/api/user/exports')
  const [picture_key, file_key] = [
    await services.files.put(Buffer.from('portrait de Zoéline'), 'webp'),
    await services.files.put(Buffer.from('%PDF- Zoéline'), 'pdf'),
  ]
  await services.db.update(users).set({ picture_key }).where(eq(users.id, applicant.id))
  await services.db.update(resumes).set({ file_key }).where(eq(resumes.id, resume.id))
  // The text is written into a file, with the number.
  const topics: SmsTopic[] = ['answer']
  await services.db
    .insert(smsNumbers)
    .values({ user_id: applicant.id, number: '+261349988776', topics, proven_at: now })
  const sms: SmsNotice = { topic: 'answer', write: () => 'Zoéline, une réponse' }
  await inTransaction(services, null, (unit) => enqueueSms(unit, applicant.id, 'answer:1', sms))
  // Browsers where nobody is signed in have begun something with the address.
  await new Browser(services).post('/register', { ...REGISTRATION, email: applicant.email })
  const waiting = { at: now.toISOString(), user_id: applicant.id }
  await new Browser(services).get('/sanctum/csrf-cookie')
  await services.db
    .update(sessions)
    .set({ pending: { mailbox: { ...waiting, email: 'avant.zoeline@exemple.test' } } })
    .where(and(isNull(sessions.user_id), isNull(sessions.pending)))
  // A wrong password leaves the address among the counted attempts.
  await new Browser(services).post('/login', { email: applicant.email, password: 'faux' })
  await services.queue.runDue(services).catch(() => undefined)
  await markMailsSent()
  return { applicant, browser, owner, ids }
}

test('who asks for its deletion is out at once, hidden, told when, and deleted thirty days later without a trace', async () => {
  const { applicant, browser, owner, ids } = await makeTraces()
  const asked = await browser.post(ADDRESS, ASKED)
  expect(asked).toMatchObject({ status: 200, body: { data: { deleted_on: '2026-12-21' } } })
  expect((await browser.get('/api/user')).status).toBe(401)
  expect(await rowOf(applicant.id)).toMatchObject({ is_active: false, deactivated_at: services.clock.now() })
  expect(await services.db.select().from(sessions).where(eq(sessions.user_id, applicant.id))).toEqual([])
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.subject, 'Votre compte sera supprimé le 21 décembre 2026'))
  expect(mail).toMatchObject({ to_address: applicant.email })
  expect(mail?.text).toContain('Connectez-vous avant le 21 décembre 2026')
  await markMailsSent()

  // These are the photo, the CV, the copy of the data and what each application was sent with.
  expect(listFiles()).toHaveLength(6)
  expect(await listCaptured(services.env)).toMatchObject([{ to: '+261349988776' }])
  services.clock.advance(30 * DAY_SECONDS - 1)
  await eraseRequested(services)
  expect((await rowOf(applicant.id)).deleted_at).toBeNull()
  expect(await everythingKept(services)).toContain('Zoéline')

  services.clock.advance(1)
  await eraseRequested(services)
  await eraseRequested(services)
  const last = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.key, `deletion-done:${applicant.id}`))
  expect(last).toMatchObject([{ to_address: applicant.email, subject: 'Votre compte a été supprimé' }])
  await services.queue.runDue(services)
  forgetReceived(services, last[0]?.id)

  expect(listFiles()).toEqual([])
  const kept = await everythingKept(services)
  for (const word of [
    'Zoéline',
    'ZoÃ©line',
    'Ratsimandresy',
    'zoeline',
    '261349988776',
    '34 99 887 76',
    'portrait de',
  ])
    expect(kept).not.toContain(word)
  expect(await rowOf(applicant.id)).toMatchObject({
    email: `supprime-${applicant.id}@asafidy.invalid`,
    first_name: 'Candidat',
    last_name: 'supprimé',
    password_hash: null,
    is_active: false,
  })

  const rows = await services.db
    .select()
    .from(applications)
    .where(eq(applications.applicant_id, applicant.id))
  expect(rows.map(({ status, outcome }) => outcome ?? status).sort()).toEqual([
    'rejected',
    'withdrawn',
    'withdrawn',
  ])
  for (const row of rows) {
    expect(row).toMatchObject({ letter: '', cv_key: null, cv_name: null, resume_copy: null, resume_id: null })
    expect(row.submitted_at).not.toBeNull()
  }
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(told.filter(({ kind }) => kind === 'application.withdrawn')).toHaveLength(2)
  expect(told.find(({ kind }) => kind === 'application.received')?.text).toContain(
    'Candidat supprimé a postulé',
  )
  const shown = await (await signedInAs(services, owner)).get(`${RECEIVED}/${ids[0]}`)
  expect(shown.body.data).toMatchObject({ applicant_name: 'Candidat supprimé', status: 'closed' })
})

test('who is called « de la » takes along what is its own, and no mail of others that has these words', async () => {
  const { applicant, browser, recruiter, owner, offer, apply } = await makeScene(services)
  await services.db.update(users).set({ first_name: 'de', last_name: 'la' }).where(eq(users.id, applicant.id))
  await services.db.update(offers).set({ title: 'Responsable de la paie' }).where(eq(offers.id, offer.id))
  const other = await makeApplicant(services)
  await (await signedInAs(services, other)).post(SENT, applicationForm(offer.id))
  const { id } = (await apply()).body.data
  await move(services, recruiter, `${RECEIVED}/${id}/stage`, { stage: 'review' })
  await tellChanges(services)
  // The person was written to before the address changed.
  await services.db
    .update(users)
    .set({ email: 'autre.adresse@exemple.test' })
    .where(eq(users.id, applicant.id))
  await services.queue.runDue(services)
  const mailsWith = async (words: string) => {
    const rows = await services.db.select().from(outgoingMails)
    return rows.filter(({ subject, text }) => `${subject} ${text}`.includes(words))
  }
  const before = await mailsWith('de la paie')
  const own = before.filter((mail) => mail.user_id === applicant.id || mail.about_id === applicant.id)
  expect([own.length, before.length - own.length]).toEqual([3, 2])
  expect((await browser.post(ADDRESS, ASKED)).status).toBe(200)
  services.clock.advance(30 * DAY_SECONDS)
  await eraseRequested(services)
  const after = (await mailsWith('de la paie')).filter(({ key }) => !key.startsWith('application.withdrawn'))
  expect(after.map((mail) => mail.id).sort()).toEqual(
    before
      .filter((mail) => !own.includes(mail))
      .map((mail) => mail.id)
      .sort(),
  )
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(told.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        `${other.first_name} ${other.last_name} a postulé à «\u00a0Responsable de la paie`,
      ),
      expect.stringContaining('Candidat supprimé a postulé à «\u00a0Responsable de la paie'),
    ]),
  )
})

test('a process that dies in the middle leaves all of the person or nothing, and the next night finishes', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const resume = await makeResume(services, applicant.id)
  const key = await services.files.put(Buffer.from('%PDF- à effacer'), 'pdf')
  await services.db.update(resumes).set({ file_key: key }).where(eq(resumes.id, resume.id))
  expect((await browser.post(ADDRESS, ASKED)).status).toBe(200)
  services.clock.advance(30 * DAY_SECONDS)
  const { send } = services.queue
  services.queue.send = async () => {
    throw new Error('the process ended here')
  }
  await expect(eraseRequested(services)).rejects.toThrow('rows failed')
  services.queue.send = send
  expect(await rowOf(applicant.id)).toMatchObject({ first_name: 'Miora', deleted_at: null })
  expect(await services.db.select().from(resumes).where(eq(resumes.user_id, applicant.id))).toHaveLength(1)

  await eraseRequested(services)
  expect(await rowOf(applicant.id)).toMatchObject({ first_name: 'Candidat' })
  await removeFiles(services, [key])
  await services.queue.runDue(services)
  await expect(services.files.read(key)).rejects.toThrow()
})

test('the only owner of a company where others work hands it over first', async () => {
  const { company, owner } = await makeCompany(services)
  const colleague = await makeMember(services, company.id, 'recruiter')
  const browser = await signedInAs(services, owner)
  const refused = await browser.post(ADDRESS, ASKED)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe(
    `Vous êtes l’unique propriétaire de ${company.name}. Transférez d’abord la société à un collègue, dans l’onglet Équipe.`,
  )
  expect((await (await signedInAs(services, colleague)).post(ADDRESS, ASKED)).status).toBe(200)
  services.clock.advance(30 * DAY_SECONDS)
  await eraseRequested(services)
  expect(await rowOf(colleague.id)).toMatchObject({ first_name: 'Compte', last_name: 'supprimé' })
  expect(
    await services.db.select().from(companyMembers).where(eq(companyMembers.company_id, company.id)),
  ).toMatchObject([{ user_id: owner.id, role: 'owner' }])
})

test('a company that loses its last member is suspended, its offers closed and its applicants told', async () => {
  const { company, owner, offer, applicant, recruiter, apply } = await makeScene(services)
  await services.db
    .update(companies)
    .set({ email: owner.email, phone_number: '+261320000001' })
    .where(eq(companies.id, company.id))
  const sent = await apply()
  expect((await recruiter.post(ADDRESS, ASKED)).status).toBe(200)
  services.clock.advance(30 * DAY_SECONDS)
  await eraseRequested(services)
  const [left] = await services.db.select().from(companies).where(eq(companies.id, company.id))
  expect(left).toMatchObject({ status: 'suspended', email: null, phone_number: '+261320000001' })
  const [closed] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
  expect(closed).toMatchObject({ status: 'closed', close_reason: 'annulee' })
  const [row] = await services.db.select().from(applications).where(eq(applications.id, sent.body.data.id))
  expect(row).toMatchObject({ status: 'closed', outcome: 'no_answer' })
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, applicant.id))
  expect(told.map(({ title }) => title)).toContain('Recrutement arrêté')
})

test('a deletion asks for the password and the word, and is refused to guests and administrators', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  expect((await new Browser(services).post(ADDRESS, ASKED)).status).toBe(401)
  const word = await browser.post(ADDRESS, { password: PASSWORD, confirmation: 'supprimer' })
  expect(word).toMatchObject({
    status: 422,
    body: { errors: { confirmation: ['Écrivez SUPPRIMER pour confirmer.'] } },
  })
  const wrong = await browser.post(ADDRESS, { ...ASKED, password: 'un autre mot de passe' })
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { password: ['Ce mot de passe n’est pas le bon.'] } },
  })
  expect((await browser.post(ADDRESS, { confirmation: 'SUPPRIMER' })).status).toBe(422)
  for (let tries = 0; tries < 4; tries += 1)
    await browser.post(ADDRESS, { ...ASKED, password: 'encore un autre' })
  expect((await browser.post(ADDRESS, ASKED)).status).toBe(429)
  expect(await rowOf(applicant.id)).toMatchObject({ is_active: true })
})

test('a paused account is out of every browser', async () => {
  const applicant = await makeApplicant(services)
  const [browser, other] = [await signedInAs(services, applicant), await signedInAs(services, applicant)]
  const told = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: makePushBrowser().keys }
  expect((await other.put('/api/push-subscription', told)).status).toBe(200)
  expect((await new Browser(services).put('/api/user/deactivation', {})).status).toBe(401)
  expect((await browser.put('/api/user/deactivation', { password: 'faux' })).status).toBe(422)
  expect((await browser.put('/api/user/deactivation', { password: PASSWORD })).status).toBe(204)
  expect(await rowOf(applicant.id)).toMatchObject({ is_active: false, deletion_requested_at: null })
  for (const each of [browser, other]) expect((await each.get('/api/user')).status).toBe(401)
  const tokens = await services.db
    .select()
    .from(rememberTokens)
    .where(eq(rememberTokens.user_id, applicant.id))
  expect(tokens).toEqual([])
  const pushed = eq(pushSubscriptions.user_id, applicant.id)
  expect(await services.db.select().from(pushSubscriptions).where(pushed)).toEqual([])
})

test('signing in again opens a paused account, and within thirty days one that was to be deleted, as they were', async () => {
  const applicant = await makeApplicant(services)
  const resume = await makeResume(services, applicant.id)
  const before = await rowOf(applicant.id)
  await (await signedInAs(services, applicant)).put('/api/user/deactivation', { password: PASSWORD })
  await (await signedInAs(services, applicant)).post(ADDRESS, ASKED)
  expect(await rowOf(applicant.id)).toMatchObject({
    is_active: false,
    deletion_requested_at: services.clock.now(),
  })
  services.clock.advance(30 * DAY_SECONDS - 60)
  const back = await signedInAs(services, applicant)
  expect((await back.get('/api/user')).body.data).toMatchObject({ id: applicant.id, is_active: true })
  expect((await back.get('/api/applicant/resumes')).body.data).toMatchObject([{ id: resume.id }])
  services.clock.advance(60 * DAY_SECONDS)
  await eraseRequested(services)
  const { last_seen_at: _, ...after } = await rowOf(applicant.id)
  expect({ ...after, last_seen_at: null }).toEqual({ ...before, last_seen_at: null })
})

test('who has no password proves itself by a fresh sign-in', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  await services.db.update(users).set({ password_hash: null }).where(eq(users.id, applicant.id))
  services.clock.advance(15 * 60)
  const stale = await browser.put('/api/user/deactivation', {})
  expect(stale).toMatchObject({
    status: 422,
    body: { errors: { proof: ['Confirmez que c’est bien vous.'] } },
  })
  await services.db
    .update(sessions)
    .set({ created_at: services.clock.now() })
    .where(eq(sessions.user_id, applicant.id))
  expect((await browser.put('/api/user/deactivation', {})).status).toBe(204)
})
