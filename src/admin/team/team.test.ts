import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import {
  codeNow,
  makeAdmin,
  makeApplicant,
  newAddress,
  PASSWORD,
  signedInAs,
  withCodes,
} from '#test/factories.ts'
import { mailsTo, subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const TEAM = '/api/admin/administrators'
const WHY = 'Noro en congé en décembre'

beforeEach(async () => {
  await services.db.delete(throttles)
  await services.db.update(users).set({ is_active: false }).where(eq(users.userable_type, 'admin'))
  services.clock.advance(60)
})

const superAdmin = (first_name = 'Noro') => signedInAdmin(site, { first_name, last_name: 'Ratsimba' })
const rowOf = async (id: number) => (await services.db.select().from(users).where(eq(users.id, id)))[0]
const actionsOn = async (id: number) =>
  (
    await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${id}`))
      .orderBy(auditLog.id)
  ).map(({ action }) => action)

/** The token of the last invitation mailed to this address. */
async function tokenFor(email: string) {
  const text = (await mailsTo(services, email)).at(-1)?.text ?? ''
  return /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? ''
}

const ACCOUNT = { first_name: 'Tiana', last_name: 'Rakoto', password: 'quatre lunes vertes dansent' }

describe('an invitation', () => {
  test('makes an account once, which sets its codes up at the first sign-in', async () => {
    const { browser } = await superAdmin()
    const email = newAddress()
    const invited = await browser.post(`${TEAM}/invitations`, { email, role: 'billing' })
    expect(invited.body.data.invitations).toMatchObject([{ email, role: 'billing', is_expired: false }])
    const token = await tokenFor(email)
    const guest = new AdminBrowser(site)
    const shown = await guest.get(`/api/admin/invitations/${token}`)
    expect([shown.body.data.email, shown.body.data.role]).toEqual([email, 'billing'])
    const accept = (values: object) =>
      new AdminBrowser(site).post(`/api/admin/invitations/${token}/acceptance`, { ...ACCOUNT, ...values })
    expect(
      Object.keys((await accept({ password: 'court', first_name: '', last_name: '' })).body.errors),
    ).toEqual(expect.arrayContaining(['password']))
    expect((await accept({ password: 'motdepasse123' })).status).toBe(422)
    const statuses = (await Promise.all([accept({}), accept({})])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 404])
    expect((await guest.get(`/api/admin/invitations/${token}`)).status).toBe(404)
    const login = await guest.post('/login', { email, password: ACCOUNT.password })
    expect(login.status).toBe(200)
    expect((await guest.get('/api/admin/sign-in')).body.data.step).toBe('setup')
    const team = (await browser.get(TEAM)).body.data
    expect(team.invitations).toEqual([])
    expect(team.administrators).toContainEqual(
      expect.objectContaining({ email, role: 'billing', has_codes: false, name: 'Tiana Rakoto' }),
    )
  })

  test('dies after 48 hours, when it is sent again, and when it is withdrawn', async () => {
    const { browser } = await superAdmin()
    const email = newAddress()
    const guest = new AdminBrowser(site)
    const isOpen = async (token: string) => (await guest.get(`/api/admin/invitations/${token}`)).status
    await browser.post(`${TEAM}/invitations`, { email, role: 'support' })
    const first = await tokenFor(email)
    expect(await isOpen(first)).toBe(200)
    services.clock.advance(1)
    await browser.post(`${TEAM}/invitations`, { email, role: 'moderator' })
    const second = (await mailsTo(services, email)).map(({ text }) => /invitation\/([\w-]+)/.exec(text)?.[1])
    const other = second.find((token) => token !== first) ?? ''
    expect([await isOpen(first), await isOpen(other)]).toEqual([404, 200])
    const [{ id }] = (await browser.get(TEAM)).body.data.invitations
    expect((await browser.delete(`${TEAM}/invitations/${id}`)).status).toBe(200)
    expect(await isOpen(other)).toBe(404)
    expect((await browser.delete(`${TEAM}/invitations/${id}`)).status).toBe(404)
    await browser.post(`${TEAM}/invitations`, { email, role: 'moderator' })
    const third = (await mailsTo(services, email)).map(({ text }) => /invitation\/([\w-]+)/.exec(text)?.[1])
    const last = third.find((token) => token !== first && token !== other) ?? ''
    expect(await isOpen(last)).toBe(200)
    services.clock.advance(48 * 3600)
    expect(await isOpen(last)).toBe(404)
  })

  test('is refused for an account of the site, for a super-administrator, and to the other roles', async () => {
    const { browser } = await superAdmin()
    const { email } = await makeApplicant(services)
    const taken = await browser.post(`${TEAM}/invitations`, { email, role: 'support' })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']])
    const high = await browser.post(`${TEAM}/invitations`, { email: newAddress(), role: 'super_admin' })
    expect(Object.keys(high.body.errors)).toEqual(['role'])
    for (const admin_role of ['moderator', 'billing', 'support'] as const) {
      const other = (await signedInAdmin(site, { admin_role })).browser
      expect((await other.get(TEAM)).status).toBe(403)
      expect((await other.post(`${TEAM}/invitations`, { email: newAddress(), role: 'support' })).status).toBe(
        403,
      )
    }
  })
})

describe('a role', () => {
  test('is changed by one person, with who did it first when two do', async () => {
    const { browser } = await superAdmin()
    const { browser: colleague } = await superAdmin('Hery')
    const person = await makeAdmin(services, { admin_role: 'support' })
    const role = `${TEAM}/${person.id}/role`
    const changed = await browser.put(role, { role: 'moderator', seen: 'support' })
    expect(changed.status).toBe(200)
    const late = await colleague.put(role, { role: 'billing', seen: 'support' })
    expect(late.status).toBe(409)
    expect(late.body.message).toMatch(/^Noro Ratsimba a changé ce rôle il y a 1 seconde/)
    expect((await rowOf(person.id))?.admin_role).toBe('moderator')
    expect(await subjectsTo(services, person.email)).toEqual(['Votre rôle dans l’administration a changé'])
    const [line] = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.id}`))
    expect(line?.details).toEqual({ before: { role: 'support' }, after: { role: 'moderator' } })
    expect((await colleague.put(role, { role: 'patron', seen: 'moderator' })).status).toBe(422)
  })

  test('ends at once, with its sessions, and is given back', async () => {
    const { browser } = await superAdmin()
    const { admin: person, browser: theirs } = await signedInAdmin(site, { admin_role: 'support' })
    expect((await theirs.get('/api/admin/session')).status).toBe(200)
    const ended = await browser.delete(`${TEAM}/${person.id}/access`, { seen: 'support' })
    expect(ended.status).toBe(200)
    expect((await theirs.get('/api/admin/session')).status).toBe(401)
    const again = new AdminBrowser(site)
    expect((await again.post('/login', { email: person.email, password: PASSWORD })).status).toBe(422)
    await browser.put(`${TEAM}/${person.id}/role`, { role: 'billing', seen: null })
    expect((await again.post('/login', { email: person.email, password: PASSWORD })).status).toBe(200)
    expect(await actionsOn(person.id)).toEqual(
      expect.arrayContaining(['accounts.admin-access-ended', 'accounts.admin-role-changed']),
    )
  })

  test('is not one’s own to change, nor anybody’s who is no administrator', async () => {
    const { admin, browser } = await superAdmin()
    const applicant = await makeApplicant(services)
    const body = { role: 'support', seen: 'super_admin' }
    expect((await browser.put(`${TEAM}/${admin.id}/role`, body)).status).toBe(403)
    expect((await browser.put(`${TEAM}/${applicant.id}/role`, body)).status).toBe(404)
    expect((await browser.delete(`${TEAM}/${admin.id}/access`, body)).status).toBe(403)
    expect((await browser.delete(`${TEAM}/${applicant.id}/access`, body)).status).toBe(404)
    expect((await new AdminBrowser(site).put(`${TEAM}/${admin.id}/role`, body)).status).toBe(401)
  })
})

describe('an access', () => {
  test('sleeps after sixty days without a sign-in to the administration, until a colleague wakes it up', async () => {
    const person = await makeAdmin(services, { ...withCodes(services), admin_role: 'support' })
    const signIn = (browser = new AdminBrowser(site)) =>
      browser.post('/login', { email: person.email, password: PASSWORD })
    services.clock.advance(59 * 86_400)
    await signedInAs(site, person, undefined, new AdminBrowser(site))
    services.clock.advance(60 * 86_400 - 1)
    expect((await signIn()).status).toBe(200)
    services.clock.advance(1)
    const refused = await signIn()
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('endormi')])
    // The public site counts for nothing here, and stays open.
    await signedInAs(services, person)
    expect((await signIn()).status).toBe(403)
    const { browser } = await superAdmin()
    const isAsleep = async () =>
      (await browser.get(TEAM)).body.data.administrators.find(({ id }: { id: number }) => id === person.id)
        .is_asleep
    expect(await isAsleep()).toBe(true)
    expect((await browser.put(`${TEAM}/${person.id}/awakening`)).status).toBe(200)
    expect(await isAsleep()).toBe(false)
    expect((await browser.put(`${TEAM}/${person.id}/awakening`)).status).toBe(409)
    expect((await signIn()).status).toBe(200)
    expect(await subjectsTo(services, person.email)).toContain('Votre accès à l’administration est réveillé')
    expect(await actionsOn(person.id)).toContain('accounts.admin-awakened')
  })

  test('is woken up by super-administrators alone, never one’s own, and by two requests at once only once', async () => {
    const person = await makeAdmin(services, { admin_role: 'support' })
    services.clock.advance(61 * 86_400)
    const { browser, admin } = await superAdmin()
    const other = (await signedInAdmin(site, { admin_role: 'support' })).browser
    expect((await other.put(`${TEAM}/${person.id}/awakening`)).status).toBe(403)
    expect((await browser.put(`${TEAM}/${admin.id}/awakening`)).status).toBe(403)
    expect((await browser.put(`${TEAM}/999999/awakening`)).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => browser.put(`${TEAM}/${person.id}/awakening`)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('that sleeps is no second super-administrator', async () => {
    await superAdmin()
    services.clock.advance(61 * 86_400)
    const { admin, browser } = await superAdmin('Hery')
    const person = await makeAdmin(services, { admin_role: 'billing' })
    const proposed = await browser.post(`${TEAM}/${person.id}/proposals`, { role: 'super_admin', why: WHY })
    expect([proposed.status, proposed.body.message]).toEqual([
      409,
      expect.stringContaining('deuxième personne'),
    ])
    const { browser: third } = await signedInAdmin(site, { admin_role: 'support' })
    expect((await third.put(`/api/admin/people/${admin.id}/suspension`, { reason: WHY })).status).toBe(403)
  })
})

describe('a super-administrator', () => {
  test('is made by two: one proposes, another confirms with a code', async () => {
    const { browser: noro } = await superAdmin()
    const { admin: hery, browser: colleague } = await superAdmin('Hery')
    const person = await makeAdmin(services, { admin_role: 'billing', first_name: 'Tiana', last_name: 'R' })
    expect(
      (await noro.put(`${TEAM}/${person.id}/role`, { role: 'super_admin', seen: 'billing' })).status,
    ).toBe(422)
    const nothing = await noro.post(`${TEAM}/${person.id}/proposals`, { role: 'super_admin', why: ' ' })
    expect(Object.keys(nothing.body.errors)).toEqual(['why'])
    const simple = await noro.post(`${TEAM}/${person.id}/proposals`, { role: 'support', why: WHY })
    expect(Object.keys(simple.body.errors)).toEqual(['role'])
    const proposed = await noro.post(`${TEAM}/${person.id}/proposals`, { role: 'super_admin', why: WHY })
    const [proposal] = proposed.body.data.proposals
    expect(proposal).toMatchObject({ person: 'Tiana R', role: 'super_admin', why: WHY, is_own: true })
    expect((await rowOf(person.id))?.admin_role).toBe('billing')
    expect(await subjectsTo(services, hery.email)).toEqual([
      'Noro Ratsimba propose Tiana R à la super-administration\u00A0: il faut une deuxième personne',
    ])
    const twice = await colleague.post(`${TEAM}/${person.id}/proposals`, { role: 'super_admin', why: WHY })
    expect(twice.status).toBe(409)
    const confirmation = `${TEAM}/proposals/${proposal.id}/confirmation`
    services.clock.advance(30)
    expect((await noro.put(confirmation, { code: codeNow(services) })).status).toBe(403)
    expect((await colleague.put(confirmation, { code: '' })).body.errors).toHaveProperty('code')
    expect((await colleague.put(confirmation, { code: '000000' })).body.errors).toHaveProperty('code')
    const done = await colleague.put(confirmation, { code: codeNow(services) })
    expect(done.status).toBe(200)
    expect(done.body.data.proposals).toEqual([])
    expect((await rowOf(person.id))?.admin_role).toBe('super_admin')
    services.clock.advance(30)
    expect((await colleague.put(confirmation, { code: codeNow(services) })).status).toBe(409)
  })

  test('is proposed for ten days, refused or withdrawn meanwhile, and proposed again afterwards', async () => {
    const { browser: noro } = await superAdmin()
    const { browser: hery } = await superAdmin('Hery')
    const person = await makeAdmin(services, { admin_role: 'support' })
    const propose = async () => {
      const answer = await noro.post(`${TEAM}/${person.id}/proposals`, { role: 'super_admin', why: WHY })
      return answer.body.data.proposals[0].id as number
    }
    expect((await hery.delete(`${TEAM}/proposals/${await propose()}`)).status).toBe(200)
    const own = await propose()
    expect((await noro.delete(`${TEAM}/proposals/${own}`)).status).toBe(200)
    expect((await noro.delete(`${TEAM}/proposals/${own}`)).status).toBe(409)
    expect((await noro.delete(`${TEAM}/proposals/999999`)).status).toBe(404)
    expect(await actionsOn(person.id)).toEqual(
      expect.arrayContaining(['accounts.admin-role-refused', 'accounts.admin-role-withdrawn']),
    )
    const old = await propose()
    services.clock.advance(10 * 86_400)
    const { browser: late } = await superAdmin('Lova')
    services.clock.advance(30)
    expect((await late.get(TEAM)).body.data.proposals).toEqual([])
    const tried = await late.put(`${TEAM}/proposals/${old}/confirmation`, { code: codeNow(services) })
    expect(tried.status).toBe(409)
    expect(
      (await late.post(`${TEAM}/${person.id}/proposals`, { role: 'super_admin', why: WHY })).status,
    ).toBe(200)
  })

  test('is lowered or ended by two as well, and never the last one', async () => {
    const { admin: noro, browser: own } = await superAdmin()
    const alone = await makeAdmin(services, { admin_role: 'support' })
    const lonely = await own.post(`${TEAM}/${alone.id}/proposals`, { role: 'super_admin', why: WHY })
    expect([lonely.status, lonely.body.message]).toEqual([409, expect.stringContaining('admin:create')])
    const { admin: hery, browser: colleague } = await superAdmin('Hery')
    const seen = { role: 'support', seen: 'super_admin' }
    expect((await own.put(`${TEAM}/${hery.id}/role`, seen)).status).toBe(403)
    expect((await own.delete(`${TEAM}/${hery.id}/access`, seen)).status).toBe(403)
    const proposed = await own.post(`${TEAM}/${hery.id}/proposals`, { role: null, why: WHY })
    const [{ id }] = proposed.body.data.proposals
    const against = await colleague.post(`${TEAM}/${noro.id}/proposals`, { role: 'support', why: WHY })
    const other = against.body.data.proposals.find((each: { is_own: boolean }) => each.is_own).id
    services.clock.advance(30)
    const code = codeNow(services)
    // Each confirms what the other proposed, at the same moment: one of them stays.
    const answers = await Promise.all([
      colleague.put(`${TEAM}/proposals/${id}/confirmation`, { code }),
      own.put(`${TEAM}/proposals/${other}/confirmation`, { code }),
    ])
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    const left = [await rowOf(noro.id), await rowOf(hery.id)].filter(
      (row) => row?.is_active && row.admin_role === 'super_admin',
    )
    expect(left).toHaveLength(1)
  })

  test('who is the last one closes no account of its own, and two never suspend each other', async () => {
    const { admin: noro, browser: one } = await superAdmin()
    const { admin: hery, browser: other } = await superAdmin('Hery')
    const suspend = (browser: AdminBrowser, id: number) =>
      browser.put(`/api/admin/people/${id}/suspension`, { reason: WHY })
    const answers = await Promise.all([suspend(one, hery.id), suspend(other, noro.id)])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })
})
