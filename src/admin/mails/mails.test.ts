import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { auditLog, outgoingMails, refusedAddresses } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeSent } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant } from '#test/factories.ts'
import { answerTokenTo, mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let support: AdminBrowser
let billing: AdminBrowser
let person: Awaited<ReturnType<typeof makeApplicant>>

beforeAll(async () => {
  ;({ browser: support } = await signedInAdmin(site, { admin_role: 'support' }))
  ;({ browser: billing } = await signedInAdmin(site, { admin_role: 'billing' }))
  person = await makeApplicant(services, { email: 'tojo@exemple.test', email_verified_at: null })
})
beforeEach(async () => {
  await services.db.delete(outgoingMails)
  await services.db.delete(refusedAddresses)
})

const SECRET = 'https://asafidy.test/mot-de-passe/secret-token'

/** Writes a mail of this kind to the person, in the state that these columns say. @returns its id */
async function writeMail(kind: string, values: Partial<typeof outgoingMails.$inferInsert> = {}) {
  const key = `${kind}:${person.id}:1`
  await inTransaction(services, null, (unit) =>
    enqueueMail(unit, {
      key,
      to: person.email,
      user_id: person.id,
      subject: 'Objet secret',
      text: SECRET,
      html: SECRET,
      is_awaited: true,
    }),
  )
  const [row] = await services.db
    .update(outgoingMails)
    .set({ tries: 0, ...values })
    .where(eq(outgoingMails.key, key))
    .returning({ id: outgoingMails.id })
  return row?.id ?? ''
}

const failed = () => ({ given_up_at: services.clock.now(), tries: 3, failure: 'EENVELOPE 550' })
const listed = async (query = '') => (await support.get(`/api/admin/mails${query}`)).body
const resend = (id: string, browser = support) => browser.post(`/api/admin/mails/${id}/sends`)
const rows = () => services.db.select().from(outgoingMails).orderBy(outgoingMails.created_at)

test('the log says of each mail its kind, state and refusal, and never its text, subject or whole address', async () => {
  await writeMail('password-reset', failed())
  const body = await listed()
  expect(body.data).toMatchObject([
    {
      kind: 'password-reset',
      address: 't•••@exemple.test',
      state: 'given_up',
      tries: 3,
      failure: 'EENVELOPE 550',
      resending: 'fresh',
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/secret|tojo/i)
  expect(body.counts).toMatchObject({ waiting: 0, given_up: 1 })
})

test('the log is narrowed to a kind, a state and a whole address', async () => {
  await writeMail('password-reset', failed())
  await writeMail('application.sent')
  const kindsOf = async (query: string) => (await listed(query)).data.map((row: { kind: string }) => row.kind)
  expect(await kindsOf('?state=given_up')).toEqual(['password-reset'])
  expect(await kindsOf('?state=waiting')).toEqual(['application.sent'])
  expect(await kindsOf('?kind=application.sent')).toEqual(['application.sent'])
  expect((await kindsOf('?q=TOJO@exemple.test')).length).toBe(2)
  expect(await kindsOf('?q=tojo')).toEqual([])
})

test('a failed mail with a secret link is sent again with a fresh one, once', async () => {
  const id = await writeMail('password-reset', failed())
  services.clock.advance(60)
  expect((await resend(id)).status).toBe(204)
  const fresh = (await rows()).find((row) => row.id !== id)
  expect(fresh).toMatchObject({ to_address: person.email, sent_at: null, given_up_at: null })
  expect(fresh?.text).not.toContain(SECRET)
  expect(fresh?.text).toMatch(/http:\/\/localhost:3000\/\S+/)
  const again = await resend(id)
  expect(again.status).toBe(409)
  expect(again.body.message).toMatch(/^Cet e-mail a déjà été renvoyé par /)
  const [line] = await services.db.select().from(auditLog).where(eq(auditLog.action, 'mails.sent-again'))
  expect(line).toMatchObject({
    subject: `user:${person.id}`,
    details: { kind: 'password-reset', before: 'given_up' },
  })
})

test('a notification is sent again as it was, and not to an address that its server refuses', async () => {
  const id = await writeMail('application.sent', { sent_at: services.clock.now() })
  await services.db
    .insert(refusedAddresses)
    .values({ address: person.email, refused_at: services.clock.now() })
  expect((await resend(id)).status).toBe(409)
  expect((await support.get('/api/admin/refused-addresses')).body.data).toMatchObject([
    { id: person.id, address: 't•••@exemple.test' },
  ])
  expect((await support.delete(`/api/admin/refused-addresses/${person.id}`)).status).toBe(204)
  expect((await support.delete(`/api/admin/refused-addresses/${person.id}`)).status).toBe(404)
  expect((await resend(id)).status).toBe(204)
  expect((await rows()).map(({ text }) => text)).toEqual([SECRET, SECRET])
})

test('a mail that leads to an answer without signing in is sent again with a fresh link, to the same mailbox alone', async () => {
  const { owner, company } = await makeSent(services)
  const [mail] = await mailsTo(services, owner.email)
  const before = await answerTokenTo(services, owner.email)
  await services.db
    .update(outgoingMails)
    .set({ sent_at: services.clock.now() })
    .where(eq(outgoingMails.to_address, owner.email))
  services.clock.advance(60)
  expect((await resend(mail?.id ?? '')).status).toBe(204)
  const [, again] = await mailsTo(services, owner.email)
  const fresh = await answerTokenTo(services, owner.email)
  expect(fresh).not.toBe(before)
  expect(again?.text).not.toContain(before)
  expect(again?.html).not.toContain(before)
  expect(again?.html).toContain(fresh)
  const state = async (token: string) =>
    (await new Browser(services).get(`/api/application-answers/${token}`)).body.data.state
  expect(await state(fresh)).toBe('open')
  await services.db
    .update(users)
    .set({ email: `ailleurs-${company.id}@exemple.test` })
    .where(eq(users.id, owner.id))
  await services.db.update(outgoingMails).set({ sent_at: services.clock.now(), resent_at: null })
  expect((await resend(again?.id ?? '')).body.message).toBe('Cette personne n’a plus cette adresse.')
})

test('a mail that waits, or whose secret its reader alone can ask for, is not sent again', async () => {
  expect((await resend(await writeMail('application.sent'))).status).toBe(409)
  const code = await resend(await writeMail('mailed-code', failed()))
  expect([code.status, code.body.message]).toEqual([
    409,
    'Cet e-mail ne se renvoie pas\u00a0: la personne doit le demander elle-même.',
  ])
})

test('mails that wait for a later try are tried now, those that a worker may have taken are left alone', async () => {
  const now = services.clock.now()
  await writeMail('application.sent', { next_try_at: after(now, 3 * HOUR), tries: 4, failure: 'ESOCKET' })
  await writeMail('application.viewed', { next_try_at: after(now, 60_000), tries: 1 })
  const { status, body } = await support.put('/api/admin/mails/retry')
  expect([status, body.data.count]).toEqual([200, 1])
  const due = (await rows()).filter(({ next_try_at }) => next_try_at <= services.clock.now())
  expect(due.map(({ key }) => key.split(':')[0])).toEqual(['application.sent'])
})

test('an unknown mail is 404, another role is refused, and nobody signed out reads anything', async () => {
  expect((await resend('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await resend('nonsense')).status).toBe(404)
  expect((await billing.get('/api/admin/mails')).status).toBe(403)
  expect((await resend(await writeMail('application.sent'), billing)).status).toBe(403)
  expect((await billing.delete(`/api/admin/refused-addresses/${person.id}`)).status).toBe(403)
  expect((await new Browser(services).get('/api/admin/mails')).status).toBe(404)
})
