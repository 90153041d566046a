import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeSent, move, SENT, tellChanges } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, PASSWORD, signedInAs } from '#test/factories.ts'
import { answerTokenTo, mailsTo, subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { answerLinks } from '../answer-links/tables.ts'
import { applicationEvents, applications } from '../tables.ts'

const services = useServices()

/** An application that was sent, and the address of the call that its recruiter's mail leads to, asked by a stranger. */
async function mailed() {
  const scene = await makeSent(services)
  const token = await answerTokenTo(services, scene.owner.email)
  const guest = new Browser(services)
  const link = `/api/application-answers/${token}`
  const show = async () => (await guest.get(link)).body.data
  const press = async (answer: string, body: Record<string, unknown> = {}) =>
    guest.post(`${link}/${answer}`, { version: (await rowOf(scene.id)).version, ...body })
  return { ...scene, token, guest, link, show, press }
}

async function rowOf(id: number) {
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  if (!row) throw new Error('no application')
  return row
}

const eventsOf = (id: number) =>
  services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(applicationEvents.id)

const REFUSAL = { reason: 'experience', message: 'Bonjour Miora, nous ne pouvons pas donner suite.' }

test('the mail of a new application has one link for its reader, kept as a hash, and says why it is private', async () => {
  const { owner, token, id } = await mailed()
  const [mail] = (await mailsTo(services, owner.email)).slice(-1)
  expect(mail?.subject).toContain('Nouvelle candidature')
  expect(mail?.text).toContain('Répondre sans vous connecter')
  expect(mail?.text).toContain('Ne transférez pas ce message')
  expect(mail?.html).toContain(`/repondre/${token}`)
  const rows = await services.db.select().from(answerLinks).where(eq(answerLinks.application_id, id))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ user_id: owner.id, used_at: null, answer: null })
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the link shows the letter and where the CV is, and no other application is in it', async () => {
  const { show, id } = await mailed()
  const page = await show()
  expect(page).toMatchObject({ state: 'open', message: null, application_id: id })
  expect(page.application).toMatchObject({ cv_name: 'CV de Miora.pdf', available_now: true })
  expect(page.application.letter).toContain('mon expérience')
  expect(page.application.values.recruteur).not.toBe('')
})

test('a scanner that opens the link and all that is behind it, again and again, changes nothing', async () => {
  const { guest, link, id, applicant } = await mailed()
  const before = {
    row: await rowOf(id),
    events: await eventsOf(id),
    looks: await services.db.select().from(auditLog),
  }
  const mails = await subjectsTo(services, applicant.email)
  for (let turn = 0; turn < 3; turn += 1)
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await guest.send(method, link)).status).toBe(200)
      expect((await guest.send(method, `${link}/cv`)).status).toBe(422)
      expect((await guest.send(method, `${link}/cv?access=abc.def.ghi`)).status).toBe(403)
      for (const answer of ['review', 'rejection', 'interview'])
        expect((await guest.send(method, `${link}/${answer}?_method=POST`)).status).toBe(405)
    }
  await tellChanges(services)
  const after = {
    row: await rowOf(id),
    events: await eventsOf(id),
    looks: await services.db.select().from(auditLog),
  }
  expect(after).toEqual(before)
  expect(await subjectsTo(services, applicant.email)).toEqual(mails)
  const [kept] = await services.db.select().from(answerLinks).where(eq(answerLinks.application_id, id))
  expect(kept?.used_at).toBeNull()
})

test('« À l’étude » answers once, in the recruiter’s name and marked as by mail, and the applicant is told', async () => {
  const { press, show, id, owner, applicant, recruiter, theirs, browser, mine } = await mailed()
  const answered = await press('review')
  expect([answered.status, answered.body.data.state]).toEqual([200, 'used'])
  expect(answered.body.data.message).toMatch(/^Vous avez mis cette candidature à l’étude le /)
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    actor_id: owner.id,
    to_stage: 'review',
    is_by_mail: true,
    visible_to_applicant: false,
  })
  await tellChanges(services)
  expect(await subjectsTo(services, applicant.email)).toContainEqual(expect.stringContaining('étude'))
  expect((await press('review')).body.message).toBe('Vous avez déjà répondu avec ce lien.')
  expect((await press('rejection', REFUSAL)).status).toBe(409)
  expect((await show()).application).toBeNull()
  expect(
    (await recruiter.get(theirs)).body.data.timeline.map((each: { is_by_mail: boolean }) => each.is_by_mail),
  ).toContain(true)
  expect(
    (await browser.get(mine)).body.data.timeline.map((each: { is_by_mail: boolean }) => each.is_by_mail),
  ).not.toContain(true)
})

test('a refusal by mail waits for 24 hours and can be taken back on the site until then', async () => {
  const { press, show, id, applicant, recruiter, theirs } = await mailed()
  const refused = await press('rejection', REFUSAL)
  expect(refused.status).toBe(200)
  expect(refused.body.data.follow_up).toMatch(/^Le candidat sera prévenu par e-mail le .* annuler ce refus/)
  await tellChanges(services)
  expect((await subjectsTo(services, applicant.email)).join()).not.toContain('pas retenue')
  expect((await recruiter.delete(`${theirs}/rejection`)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'submitted' })
  // The link has answered: that the refusal was taken back does not let it answer again.
  expect((await press('rejection', REFUSAL)).status).toBe(409)
  expect((await show()).follow_up).toMatch(/^Vous avez annulé le refus/)
})

test('a refusal that nobody takes back is told after 24 hours', async () => {
  const { press, applicant, show } = await mailed()
  await press('rejection', REFUSAL)
  const before = (await subjectsTo(services, applicant.email)).length
  services.clock.advance(24 * HOUR_SECONDS)
  await services.queue.runDue(services)
  const mails = await mailsTo(services, applicant.email)
  expect(mails.length).toBe(before + 1)
  expect(mails.at(-1)?.text).toContain(REFUSAL.message)
  expect((await show()).follow_up).toBe('Le candidat en est prévenu par e-mail.')
})

test('what is wrong with a refusal is said on its field, and nothing is used up', async () => {
  const { press, show } = await mailed()
  const wrong = [
    await press('rejection', { reason: 'rien' }),
    await press('rejection', { reason: 'autre', message: '' }),
    await press('rejection', { reason: 'experience', message: 'Bonjour,' }),
    await press('review', { version: 'x' }),
  ]
  expect(wrong.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
    [422, ['reason']],
    [422, ['message']],
    [422, ['message']],
    [422, ['version']],
  ])
  expect((await show()).state).toBe('open')
})

test('of twenty presses at once one answers, and the applicant is told once', async () => {
  const { press, id, applicant } = await mailed()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? press('review') : press('rejection', REFUSAL))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await eventsOf(id)).toHaveLength(2)
  services.clock.advance(25 * HOUR_SECONDS)
  await services.queue.runDue(services)
  // Sent, answered.
  expect(await subjectsTo(services, applicant.email)).toHaveLength(2)
})

test('opening the CV takes a press, which counts as a look, is told once, and gives the file for some minutes', async () => {
  const { press, guest, link, id, applicant } = await mailed()
  const opened = await press('cv')
  expect(opened.status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'active', stage: 'viewed' })
  const file = await guest.get(opened.body.data.url)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.headers['cache-control']).toContain('no-store')
  expect(file.headers['referrer-policy']).toBe('no-referrer')
  expect(file.headers['x-robots-tag']).toContain('noindex')
  await press('cv')
  await services.queue.runDue(services)
  expect(
    (await subjectsTo(services, applicant.email)).filter((each) => /consult|lue/i.test(each)),
  ).toHaveLength(1)
  const looks = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `application:${id}`))
  expect(looks.map(({ action }) => action)).toContain('applications.cv-viewed')
  services.clock.advance(11 * 60)
  expect((await guest.get(opened.body.data.url)).status).toBe(403)
  const access = new URL(opened.body.data.url, 'http://x').search
  const other = await mailed()
  expect((await guest.get(`${other.link}/cv${access}`)).status).toBe(403)
  expect((await press('review')).status).toBe(200)
  expect((await press('cv')).status).toBe(409)
  expect((await guest.get(`${link}/cv`)).status).toBe(422)
})

test('what a colleague answered meanwhile is said with who and when, and the link answers nothing', async () => {
  const { press, show, recruiter, theirs, company, id, guest, link } = await mailed()
  const { version } = (await show()).application
  const hery = await makeMember(services, company.id, 'recruiter')
  await services.db.update(users).set({ first_name: 'Hery' }).where(eq(users.id, hery.id))
  await move(services, await signedInAs(services, hery), `${theirs}/stage`, { stage: 'shortlisted' })
  const late = await guest.post(`${link}/review`, { version })
  expect(late.status).toBe(409)
  expect(late.body.message).toMatch(/^Hery l’a déjà présélectionnée à \d\d\sh\s\d\d\.$/)
  expect(await show()).toMatchObject({ state: 'changed', message: late.body.message, application: null })
  expect((await press('rejection', REFUSAL)).status).toBe(409)
  expect((await recruiter.get(theirs)).body.data.label).toBe('Présélectionnée')
  expect((await eventsOf(id)).filter(({ is_by_mail }) => is_by_mail)).toEqual([])
})

test('a version that is not the application’s any more is refused even while an answer is waited for', async () => {
  const { guest, link, recruiter, theirs } = await mailed()
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'experience' })
  await recruiter.delete(`${theirs}/rejection`)
  expect((await guest.post(`${link}/review`, { version: 1 })).status).toBe(409)
})

test('an application that was withdrawn has no answer left', async () => {
  const { browser, mine, show, press } = await mailed()
  expect((await browser.put(`${mine}/withdrawal`)).status).toBeLessThan(300)
  expect(await show()).toMatchObject({ state: 'changed', message: 'Le candidat a retiré sa candidature.' })
  expect((await press('review')).status).toBe(409)
})

test('the link is good for 14 days, then says so and leads on', async () => {
  const { show, press, guest, link, id } = await mailed()
  services.clock.advance(14 * DAY_SECONDS - 1)
  expect((await show()).state).toBe('open')
  services.clock.advance(1)
  expect(await show()).toMatchObject({ state: 'expired', application: null, application_id: id })
  expect((await press('review')).status).toBe(409)
  expect((await guest.post(`${link}/cv`)).status).toBe(409)
})

test('an unknown link is a 404, and a network that tries many has to wait while others do not', async () => {
  const stranger = new Browser(services, '203.0.113.7')
  const unknown = (index: number) => `/api/application-answers/${String(index).padStart(43, 'x')}`
  const statuses: number[] = []
  for (let index = 0; index < 61; index += 1) statuses.push((await stranger.get(unknown(index))).status)
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429])
  expect((await new Browser(services, '198.51.100.7').get(unknown(1))).status).toBe(404)
  expect(
    (await new Browser(services, '198.51.100.7').post(`${unknown(1)}/review`, { version: 0 })).status,
  ).toBe(404)
  const { token } = await mailed()
  expect((await stranger.get(`/api/application-answers/${token}`)).status).toBe(200)
})

test('one link is not asked without end', async () => {
  const { guest, link } = await mailed()
  const statuses = new Set<number>()
  for (let turn = 0; turn < 301; turn += 1) statuses.add((await guest.get(link)).status)
  expect([...statuses]).toEqual([200, 429])
})

test('a new password ends the link, and so do another address and the codes of an authenticator', async () => {
  const { recruiter, show, press } = await mailed()
  const change = { current_password: PASSWORD, password: 'un autre mot de passe long' }
  const body = { ...change, password_confirmation: change.password }
  expect((await recruiter.post('/api/user/change-password', body)).status).toBe(200)
  expect(await show()).toMatchObject({ state: 'ended', application: null })
  expect((await press('review')).status).toBe(409)
  for (const values of [
    { email: 'ailleurs@exemple.test' },
    { two_factor_confirmed_at: services.clock.now() },
  ]) {
    const other = await mailed()
    await services.db.update(users).set(values).where(eq(users.id, other.owner.id))
    expect((await other.show()).state).toBe('ended')
    expect((await other.press('review')).status).toBe(409)
  }
})

test('who signs other devices out ends the links too', async () => {
  const { recruiter, show } = await mailed()
  expect((await recruiter.delete('/api/user/sessions')).status).toBe(204)
  expect((await show()).state).toBe('ended')
})

test('who has to give a code to sign in is mailed no such link', async () => {
  const { owner, offer } = await mailed()
  await services.db
    .update(users)
    .set({ two_factor_confirmed_at: services.clock.now() })
    .where(eq(users.id, owner.id))
  const browser = await signedInAs(services, await makeApplicant(services))
  expect((await browser.post(SENT, applicationForm(offer.id))).status).toBe(201)
  const mails = await mailsTo(services, owner.email)
  expect(mails.at(-1)?.subject).toContain('Nouvelle candidature')
  expect(mails.at(-1)?.text).not.toContain('/repondre/')
})

test('a reader, a removed member, a suspended company and a closed account answer nothing, and are told why', async () => {
  const cases: [string, (scene: Awaited<ReturnType<typeof mailed>>) => Promise<unknown>][] = [
    [
      'Votre rôle permet de lire les candidatures, mais pas d’y répondre.',
      ({ owner }) =>
        services.db
          .update(companyMembers)
          .set({ role: 'reader' })
          .where(eq(companyMembers.user_id, owner.id)),
    ],
    [
      'Vous ne faites plus partie de l’équipe qui a reçu cette candidature.',
      ({ owner }) => services.db.delete(companyMembers).where(eq(companyMembers.user_id, owner.id)),
    ],
    [
      'Votre société est suspendue\u00a0: écrivez-nous pour en parler.',
      ({ company }) =>
        services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id)),
    ],
    [
      'Votre compte est suspendu\u00a0: écrivez-nous pour en parler.',
      ({ owner }) => services.db.update(users).set({ is_active: false }).where(eq(users.id, owner.id)),
    ],
  ]
  for (const [words, change] of cases) {
    const scene = await mailed()
    await change(scene)
    expect(await scene.show()).toMatchObject({ state: 'barred', message: words, application: null })
    const pressed = await scene.press('review')
    expect([pressed.status, pressed.body.message]).toEqual([409, words])
    expect((await scene.press('cv')).status).toBe(409)
    expect(await rowOf(scene.id)).toMatchObject({ status: 'submitted', version: 0 })
  }
})

test('a member who went to another company answers nothing of the former one', async () => {
  const scene = await mailed()
  const { company } = await makeCompany(services)
  await services.db
    .update(companyMembers)
    .set({ company_id: company.id, role: 'recruiter' })
    .where(eq(companyMembers.user_id, scene.owner.id))
  expect((await scene.show()).state).toBe('barred')
  expect((await scene.press('review')).status).toBe(409)
})

test('each recruiter has a link of their own, and the first answer ends what the others can do', async () => {
  const { company, offer, owner } = await mailed()
  const hery = await makeMember(services, company.id, 'recruiter')
  const browser = await signedInAs(services, await makeApplicant(services))
  expect((await browser.post(SENT, applicationForm(offer.id))).status).toBe(201)
  const tokens = [await answerTokenTo(services, owner.email), await answerTokenTo(services, hery.email)]
  expect(new Set(tokens).size).toBe(2)
  const guest = new Browser(services)
  const at = (index: number) => `/api/application-answers/${tokens[index]}`
  expect((await guest.post(`${at(1)}/review`, { version: 0 })).status).toBe(200)
  const other = (await guest.get(at(0))).body.data
  expect(other.state).toBe('changed')
  expect(other.message).toContain(hery.first_name)
  const rung = await services.db.select().from(notifications).where(eq(notifications.user_id, hery.id))
  expect(JSON.stringify(rung)).not.toContain('/repondre/')
})
