import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '#src/accounts/tables.ts'
import { dataExports } from '#src/personal-data/tables.ts'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import {
  type AdminBrowser,
  AdminBrowser as OutsideBrowser,
  signedInAdmin,
  useAdminSite,
} from '#test/admin.ts'
import { makeSent } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import {
  makeAdmin,
  makeApplicant,
  makeCompany,
  makeMember,
  PASSWORD,
  signedInAs,
  withCodes,
} from '#test/factories.ts'
import { answerTokenTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)

const support = async () => (await signedInAdmin(site, { admin_role: 'support' })).browser
const rowOf = async (id: number) => (await services.db.select().from(users).where(eq(users.id, id)))[0]
const subjectsTo = async (email: string) =>
  (await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))).map(
    ({ subject }) => subject,
  )
const linesOn = (id: number) =>
  services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))

describe('the list', () => {
  const idsOf = async (browser: AdminBrowser, query: Record<string, string>) =>
    (await browser.get(`/api/admin/people?${new URLSearchParams(query)}`)).body.data.map(
      ({ id }: { id: number }) => id,
    )

  test('finds a person by name in any order, address, number as people write it, and company', async () => {
    const browser = await support()
    const person = await makeApplicant(services, {
      first_name: 'Hélène',
      last_name: 'Razafimanantsoa',
      phone_number: '+261345512088',
      email: 'helene.r@exemple.test',
    })
    const { company, owner } = await makeCompany(services, { name: 'Atelier Zafindrano' })
    for (const q of [
      'razafimanan helene',
      'HÉLÈNE',
      'helene.r@',
      '034 55 120 88',
      '+261 34 55 120 88',
      '5512088',
    ])
      expect(await idsOf(browser, { q }), q).toEqual([person.id])
    expect(await idsOf(browser, { q: 'zafindrano' })).toEqual([owner.id])
    for (const q of ['%', '_', "' OR 1=1", 'razafimanan lova'])
      expect(await idsOf(browser, { q }), q).toEqual([])
    expect(company.id).toBeGreaterThan(0)
  })

  test('is narrowed to a role and a state, and erased accounts are not in it', async () => {
    const browser = await support()
    const last_name = 'Tsiferana'
    const make = (values: Parameters<typeof makeApplicant>[1]) =>
      makeApplicant(services, { last_name, ...values })
    const at = services.clock.now()
    const open = await make({})
    const suspended = await make({ is_active: false })
    const closed = await make({ is_active: false, deactivated_at: at })
    const leaving = await make({ is_active: false, deactivated_at: at, deletion_requested_at: at })
    const unverified = await make({ email_verified_at: null })
    await make({ is_active: false, deleted_at: at })
    const found = (state: string) => idsOf(browser, { q: last_name, state })
    expect(await idsOf(browser, { q: last_name })).toHaveLength(5)
    expect(await found('open')).toEqual([open.id])
    expect(await found('suspended')).toEqual([suspended.id])
    expect(await found('closed')).toEqual([closed.id])
    expect(await found('leaving')).toEqual([leaving.id])
    expect(await found('unverified')).toEqual([unverified.id])
    expect(await idsOf(browser, { q: last_name, kind: 'recruiter' })).toEqual([])
  })
})

test('a person is read as facts, and that is noted once', async () => {
  const browser = await support()
  const { company, owner } = await makeCompany(services)
  await signedInAs(services, owner)
  const path = `/api/admin/people/${owner.id}`
  const { body } = await browser.get(path)
  await browser.get(path)
  expect(body.data).toMatchObject({
    id: owner.id,
    state: 'open',
    companies: [{ id: company.id, role: 'owner' }],
    has_password: true,
    has_codes: false,
    sessions: [{ device: expect.any(String) }],
    applications: { total: 0, open: 0 },
    may_help: true,
  })
  expect(JSON.stringify(body)).not.toMatch(/password_hash|csrf|secret/)
  const viewed = (await linesOn(owner.id)).filter(({ action }) => action === 'accounts.viewed-by-team')
  expect(viewed).toHaveLength(1)
  expect((await browser.get('/api/admin/people/999999')).status).toBe(404)
})

test('a suspended person is signed out, reads why, can’t come back, and is let in again', async () => {
  const browser = await support()
  const person = await makeApplicant(services)
  const theirs = await signedInAs(services, person)
  const path = `/api/admin/people/${person.id}/suspension`
  expect((await browser.put(path, { reason: '' })).body.errors).toEqual({ reason: ['Dites pourquoi'] })
  expect((await browser.put(path, { reason: 'Plusieurs signalements' })).status).toBe(204)
  expect((await theirs.get('/api/user')).status).toBe(401)
  const again = await new Browser(services).post('/login', { email: person.email, password: PASSWORD })
  expect(again.status).toBe(422)
  expect((await browser.put(path, { reason: 'Encore' })).status).toBe(409)
  const shown = (await browser.get(`/api/admin/people/${person.id}`)).body.data
  expect(shown).toMatchObject({ state: 'suspended', suspension: { why: 'Plusieurs signalements' } })
  expect((await browser.delete(path)).status).toBe(204)
  expect((await browser.delete(path)).status).toBe(409)
  await signedInAs(services, person)
  expect(await subjectsTo(person.email)).toEqual(
    expect.arrayContaining(['Votre compte est suspendu', 'Votre compte est rétabli']),
  )
})

test('the codes of somebody who lost a phone are dropped with a reason, and told', async () => {
  const browser = await support()
  const person = await makeApplicant(services, withCodes(services))
  const path = `/api/admin/people/${person.id}/two-factor`
  expect((await browser.delete(path, { reason: 'Pièce d’identité vue' })).status).toBe(204)
  expect(await rowOf(person.id)).toMatchObject({ two_factor_secret: null, two_factor_confirmed_at: null })
  expect((await browser.delete(path, { reason: 'Encore' })).status).toBe(409)
  expect(await subjectsTo(person.email)).toContain('Les codes de connexion ont été retirés')
  const [line] = (await linesOn(person.id)).filter(({ action }) => action.includes('two-factor'))
  expect(line?.details).toEqual({ why: 'Pièce d’identité vue' })
})

test('an address is verified for its reader, a link is mailed again only while it is not', async () => {
  const browser = await support()
  const person = await makeApplicant(services, { email_verified_at: null })
  const path = `/api/admin/people/${person.id}`
  expect((await browser.post(`${path}/verification-mails`, {})).status).toBe(204)
  expect((await browser.put(`${path}/verification`, { reason: 'Appel au 034' })).status).toBe(204)
  expect((await rowOf(person.id))?.email_verified_at).toEqual(services.clock.now())
  expect((await browser.put(`${path}/verification`, { reason: 'Encore' })).status).toBe(409)
  expect((await browser.post(`${path}/verification-mails`, {})).status).toBe(409)
  await signedInAs(services, person)
})

test('the links by which a recruiter answers from mails end with the sessions', async () => {
  const { owner } = await makeSent(services)
  const link = `/api/application-answers/${await answerTokenTo(services, owner.email)}`
  const state = async () => (await new Browser(services).get(link)).body.data.state
  expect(await state()).toBe('open')
  const browser = await support()
  expect((await browser.delete(`/api/admin/people/${owner.id}/sessions`)).status).toBe(204)
  expect(await state()).toBe('ended')
})

test('a link for a new password goes to the person alone, and sessions end', async () => {
  const browser = await support()
  const person = await makeApplicant(services)
  await signedInAs(services, person)
  const path = `/api/admin/people/${person.id}`
  const sent = await browser.post(`${path}/password-mails`, {})
  expect([sent.status, sent.body]).toEqual([204, ''])
  expect(await subjectsTo(person.email)).toContain('Choisissez un nouveau mot de passe')
  expect((await browser.delete(`${path}/sessions`)).status).toBe(204)
  expect(await services.db.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([])
  await services.db.update(users).set({ is_active: false }).where(eq(users.id, person.id))
  expect((await browser.post(`${path}/password-mails`, {})).status).toBe(409)
})

test('who waits after many refused sign-ins is seen, and let in at once', async () => {
  const browser = await support()
  const person = await makeApplicant(services)
  const guess = (password: string, ip: string) =>
    new Browser(services, ip).post('/login', { email: person.email, password })
  for (let at = 1; at <= 12; at += 1) await guess('mauvais mot de passe', `102.16.${at}.1`)
  const path = `/api/admin/people/${person.id}`
  expect((await browser.get(path)).body.data.pause).toMatchObject({ failures: expect.any(Number) })
  expect((await browser.delete(`${path}/pause`)).status).toBe(204)
  expect((await browser.get(path)).body.data.pause).toBeNull()
  expect((await guess(PASSWORD, '102.16.99.1')).status).toBe(200)
})

test('nobody acts on their own account, and only a super-administrator on one of the team', async () => {
  const { browser, admin } = await signedInAdmin(site, { admin_role: 'support' })
  const { browser: boss } = await signedInAdmin(site)
  const colleague = await makeAdmin(site, { ...withCodes(site), admin_role: 'moderator' })
  const suspend = (from: AdminBrowser, id: number) =>
    from.put(`/api/admin/people/${id}/suspension`, { reason: 'Départ' })
  expect((await suspend(browser, admin.id)).status).toBe(403)
  expect((await suspend(browser, colleague.id)).status).toBe(403)
  expect((await browser.get(`/api/admin/people/${colleague.id}`)).body.data.may_help).toBe(false)
  expect((await suspend(boss, colleague.id)).status).toBe(204)
  expect((await suspend(boss, 999_999)).status).toBe(404)
  for (const admin_role of ['moderator', 'billing'] as const) {
    const { browser: other } = await signedInAdmin(site, { admin_role })
    expect((await other.get('/api/admin/people')).status).toBe(403)
    expect((await suspend(other, colleague.id)).status).toBe(403)
  }
  expect((await new OutsideBrowser(site).get('/api/admin/people')).status).toBe(401)
  expect(
    (await (await signedInAs(services, await makeApplicant(services))).get('/api/admin/people')).status,
  ).toBe(404)
})

describe('on behalf of a person who asked the team', () => {
  const BY_LETTER = 'Demande signée reçue au bureau'

  test('a copy of the data is prepared, whose link goes to the person alone', async () => {
    const browser = await support()
    const person = await makeApplicant(services)
    const url = `/api/admin/people/${person.id}/exports`
    expect((await browser.post(url, { reason: ' ' })).body.errors).toEqual({ reason: ['Dites pourquoi'] })
    expect((await browser.post(url, { reason: BY_LETTER })).status).toBe(204)
    expect((await browser.post(url, { reason: BY_LETTER })).status).toBe(429)
    const exports = await services.db.select().from(dataExports).where(eq(dataExports.user_id, person.id))
    expect(exports).toHaveLength(1)
    expect((await linesOn(person.id)).map(({ action, details }) => [action, details])).toEqual([
      ['personal-data.export-asked', {}],
      ['personal-data.export-asked-by-team', { why: BY_LETTER }],
    ])
    const unproved = await makeApplicant(services, { email_verified_at: null })
    expect(
      (await browser.post(`/api/admin/people/${unproved.id}/exports`, { reason: BY_LETTER })).status,
    ).toBe(403)
    expect((await browser.post('/api/admin/people/999999/exports', { reason: BY_LETTER })).status).toBe(404)
  })

  test('an account is deleted in thirty days, which the person is told and prevents by signing in', async () => {
    const browser = await support()
    const person = await makeApplicant(services)
    const url = `/api/admin/people/${person.id}/deletion`
    const both = await Promise.all([1, 2].map(() => browser.put(url, { reason: BY_LETTER })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const row = await rowOf(person.id)
    expect([row?.is_active, row?.deletion_requested_at]).toEqual([false, services.clock.now()])
    expect(await subjectsTo(person.email)).toHaveLength(1)
    await signedInAs(services, person)
    expect((await rowOf(person.id))?.deletion_requested_at).toBeNull()
  })

  test('neither an administrator’s nor a suspended account, nor that of the only owner of a team', async () => {
    const { browser } = await signedInAdmin(site)
    const ask = async (id: number) =>
      (await browser.put(`/api/admin/people/${id}/deletion`, { reason: BY_LETTER })).status
    expect(await ask((await makeAdmin(services, { admin_role: 'support' })).id)).toBe(403)
    expect(await ask((await makeApplicant(services, { is_active: false })).id)).toBe(409)
    const { company, owner } = await makeCompany(services)
    await makeMember(services, company.id, 'reader')
    expect(await ask(owner.id)).toBe(409)
    expect(await ask(999_999)).toBe(404)
  })
})
