import { and, desc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { companies, companyInvitations, companyMembers } from '../tables.ts'

const services = useServices()
const INVITATIONS = '/api/recruiter/invitations'
const ACCOUNT = {
  first_name: 'Fanja',
  last_name: 'Rabe',
  password: 'quatre lacs bleus au sud',
  terms: true,
}
let serial = 0
const newAddress = () => `collegue${++serial}@exemple.test`

async function tokenOf(email: string): Promise<string> {
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.to_address, email), like(outgoingMails.key, 'team.invitation:%')))
    .orderBy(desc(outgoingMails.created_at))
    .limit(1)
  return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function invited(values: { role?: string; email?: string } = {}) {
  const { company, owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  const email = values.email ?? newAddress()
  const answer = await browser.post(INVITATIONS, { email, role: values.role ?? 'recruiter' })
  expect(answer.status).toBe(201)
  const token = await tokenOf(email)
  const url = `/api/invitations/${token}`
  return { company, owner, browser, email, token, url, id: Number(answer.body.data.id) }
}

async function placeOf(userId: number) {
  const [row] = await services.db.select().from(companyMembers).where(eq(companyMembers.user_id, userId))
  return row
}

test('an invitation is mailed, its token is not kept as it is', async () => {
  const { email, owner, company, token, browser } = await invited()
  expect(token.length).toBeGreaterThan(40)
  const rows = await services.db.select().from(companyInvitations).where(eq(companyInvitations.email, email))
  expect(JSON.stringify(rows)).not.toContain(token)
  const [mail] = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  expect(mail?.subject).toBe(
    `${owner.first_name} ${owner.last_name} vous invite à rejoindre ${company.name} sur Asafidy`,
  )
  const { body } = await browser.get('/api/recruiter/members')
  expect(body.data.invitations).toMatchObject([{ email, role: 'recruiter', is_expired: false }])
})

test('the link says who invites, to what, and whether the address has an account', async () => {
  const { url, company, owner, email } = await invited({ role: 'reader' })
  const { status, body } = await new Browser(services).get(url)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    company_name: company.name,
    inviter: `${owner.first_name} ${owner.last_name}`,
    role: 'reader',
    email,
    has_account: false,
  })
})

test('someone without an account makes one, verified, and is a member at once', async () => {
  const { url, email, company, owner } = await invited()
  const browser = new Browser(services)
  const answer = await browser.post(`${url}/acceptance`, ACCOUNT)
  expect(answer.body).toEqual({ data: { company_name: company.name, role: 'recruiter' } })
  const { data } = (await browser.get('/api/user')).body
  expect(data).toMatchObject({
    email,
    has_verified_email: true,
    is_verified: true,
    company: { id: company.id, role: 'recruiter' },
  })
  expect((await browser.get('/api/recruiter/applications')).status).toBe(200)
  const told = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, owner.email))
  expect(told.map((mail) => mail.subject)).toEqual([`Fanja Rabe a rejoint ${company.name}`])
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, data.id))
  expect(lines.map((line) => line.action)).toContain('companies.member-joined')
})

test('a new account needs its names, a good password and the terms', async () => {
  const { url } = await invited()
  const { status, body } = await new Browser(services).post(`${url}/acceptance`, {})
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual(['first_name', 'password', 'terms'])
  for (const password of ['court', 'motdepasse123', 'x'.repeat(200)]) {
    const refused = await new Browser(services).post(`${url}/acceptance`, { ...ACCOUNT, password })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
  }
  expect((await new Browser(services).get(url)).status).toBe(200)
})

test('a recruiter of no company joins with the account', async () => {
  const { company: former } = await makeCompany(services)
  const person = await makeMember(services, former.id, 'reader')
  await services.db.delete(companyMembers).where(eq(companyMembers.user_id, person.id))
  const { url, company } = await invited({ email: person.email })
  const guest = await new Browser(services).post(`${url}/acceptance`, ACCOUNT)
  expect([guest.status, guest.body.message]).toEqual([
    409,
    'Un compte existe déjà avec cette adresse\u00a0: connectez-vous pour accepter l’invitation.',
  ])
  expect((await new Browser(services).get(url)).body.data.has_account).toBe(true)
  const browser = await signedInAs(services, person)
  expect((await browser.post(`${url}/acceptance`)).status).toBe(200)
  expect(await placeOf(person.id)).toMatchObject({ company_id: company.id, role: 'recruiter' })
})

test('applicants, members of another company and other addresses are told why not', async () => {
  const asApplicant = await invited()
  const applicant = await makeApplicant(services, { email: asApplicant.email })
  const first = await (await signedInAs(services, applicant)).post(`${asApplicant.url}/acceptance`)
  expect([first.status, first.body.message]).toEqual([409, expect.stringContaining('compte candidat')])
  const { owner: rival, company } = await makeCompany(services)
  const asRival = await invited({ email: rival.email })
  const second = await (await signedInAs(services, rival)).post(`${asRival.url}/acceptance`)
  expect([second.status, second.body.message]).toEqual([409, expect.stringContaining(company.name)])
  expect(await placeOf(rival.id)).toMatchObject({ company_id: company.id, role: 'owner' })
  const { url } = await invited()
  const third = await (await signedInAs(services, rival)).post(`${url}/acceptance`)
  expect([third.status, third.body.message]).toEqual([409, expect.stringContaining('autre adresse')])
})

test('used, revoked, expired, replaced and made up links answer alike', async () => {
  const used = await invited()
  await new Browser(services).post(`${used.url}/acceptance`, ACCOUNT)
  const revoked = await invited()
  expect((await revoked.browser.delete(`${INVITATIONS}/${revoked.id}`)).status).toBe(204)
  const replaced = await invited()
  services.clock.advance(60)
  await replaced.browser.post(INVITATIONS, { email: replaced.email, role: 'reader' })
  const expired = await invited()
  services.clock.advance(7 * DAY_SECONDS)
  const urls = [used, revoked, replaced, expired].map((each) => each.url)
  for (const url of [...urls, '/api/invitations/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
    const [read, accepted] = [
      await new Browser(services).get(url),
      await new Browser(services).post(`${url}/acceptance`, ACCOUNT),
    ]
    expect([read.status, accepted.status, read.body]).toEqual([404, 404, accepted.body])
    expect((await new Browser(services).post(`${url}/acceptance`, {})).status).toBe(404)
  }
  expect((await new Browser(services).get("/api/invitations/'%20OR%201=1")).status).toBe(404)
})

test('asked again, the address gets another link for the new role', async () => {
  const { browser, email, token, id } = await invited({ role: 'reader' })
  services.clock.advance(60)
  const again = await browser.post(INVITATIONS, { email, role: 'recruiter' })
  expect(again.body.data).toMatchObject({ id, role: 'recruiter' })
  const next = await tokenOf(email)
  expect(next).not.toBe(token)
  expect((await new Browser(services).get(`/api/invitations/${next}`)).body.data.role).toBe('recruiter')
  expect((await browser.get('/api/recruiter/members')).body.data.invitations).toHaveLength(1)
})

test('two acceptances at once make one account and one member', async () => {
  const { url, email } = await invited()
  const answers = await Promise.all(
    [1, 2, 3].map(() => new Browser(services).post(`${url}/acceptance`, ACCOUNT)),
  )
  expect(answers.map((each) => each.status).toSorted()).toEqual([200, 404, 404])
  expect(await services.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
})

test('a person invited by two companies joins one', async () => {
  const person = await makeMember(services, (await makeCompany(services)).company.id, 'reader')
  await services.db.delete(companyMembers).where(eq(companyMembers.user_id, person.id))
  const one = await invited({ email: person.email })
  services.clock.advance(1)
  const other = await invited({ email: person.email })
  const tokens = [one.url, other.url]
  expect(new Set(tokens).size).toBe(2)
  const browser = await signedInAs(services, person)
  const answers = await Promise.all(tokens.map((url) => browser.post(`${url}/acceptance`)))
  expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409])
})

test('an address that is a member’s or is none is refused on its field', async () => {
  const { browser, company } = await invited()
  const member = await makeMember(services, company.id, 'reader')
  const known = await browser.post(INVITATIONS, { email: member.email.toUpperCase(), role: 'reader' })
  expect(known.body.errors).toEqual({ email: ['Cette personne fait déjà partie de votre équipe.'] })
  for (const email of ['', 'pas une adresse', 'a@b', 'x\r\nBcc: y@exemple.test', ['a@exemple.test']]) {
    const { status, body } = await browser.post(INVITATIONS, { email, role: 'reader' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
  }
})

test('nobody is invited in the name of a suspended company, whose owner reads why', async () => {
  const { browser, company } = await invited()
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  const email = newAddress()
  const refused = await browser.post(INVITATIONS, { email, role: 'reader' })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('suspendue')])
  expect(await tokenOf(email)).toBe('')
})

test('an applicant’s address is refused at once with what to do, is not mailed, and counts as sent', async () => {
  const { browser, company } = await invited()
  const proven = await makeApplicant(services)
  const unproven = await makeApplicant(services, { email_verified_at: null })
  for (const { email } of [proven, unproven]) {
    const { status, body } = await browser.post(INVITATIONS, { email: email.toUpperCase(), role: 'reader' })
    expect([status, body.errors]).toEqual([
      422,
      { email: [expect.stringMatching(/compte candidat.*Demandez une autre adresse à votre collègue/)] },
    ])
    expect(await tokenOf(email)).toBe('')
  }
  // Without a free seat too, so that nobody changes the role in vain.
  await services.db.update(companies).set({ member_slots: 1 }).where(eq(companies.id, company.id))
  const full = await browser.post(INVITATIONS, { email: proven.email, role: 'recruiter' })
  expect(Object.keys(full.body.errors)).toEqual(['email'])
  const rows = await services.db
    .select()
    .from(companyInvitations)
    .where(eq(companyInvitations.company_id, company.id))
  expect(rows).toHaveLength(1)
  // One was sent and three were refused: sixteen are left of the day's twenty.
  for (let asked = 0; asked < 16; asked += 1)
    expect((await browser.post(INVITATIONS, { email: proven.email, role: 'reader' })).status).toBe(422)
  expect((await browser.post(INVITATIONS, { email: proven.email, role: 'reader' })).status).toBe(429)
})

test('an address of a recruiter elsewhere or of an administrator is answered as an unknown one', async () => {
  const { browser } = await invited()
  const { owner } = await makeCompany(services)
  const admin = await makeAdmin(services)
  for (const { email } of [owner, admin])
    expect((await browser.post(INVITATIONS, { email, role: 'reader' })).status).toBe(201)
})

test('the twenty-first invitation of a day is refused with the words for it', async () => {
  const { browser, owner } = await invited()
  for (let sent = 1; sent < 20; sent += 1) {
    expect((await browser.post(INVITATIONS, { email: newAddress(), role: 'reader' })).status).toBe(201)
  }
  const refused = await browser.post(INVITATIONS, { email: newAddress(), role: 'reader' })
  expect([refused.status, refused.body.errors.email]).toEqual([
    429,
    ['Vous avez envoyé 20 invitations en un jour\u00a0: reprenez demain.'],
  ])
  services.clock.advance(86_401)
  const later = await signedInAs(services, owner)
  expect((await later.post(INVITATIONS, { email: newAddress(), role: 'reader' })).status).toBe(201)
})

test('a company sends fifty invitations a day, whoever owns it meanwhile', async () => {
  const { browser, company } = await invited()
  const now = services.clock.now()
  for (let sent = 1; sent < 50; sent += 1)
    await countAttempt(services.db, `invitations:${company.id}`, 50, DAY_SECONDS, now)
  const refused = await browser.post(INVITATIONS, { email: newAddress(), role: 'reader' })
  expect([refused.status, refused.body.errors.email]).toEqual([
    429,
    ['Votre société a envoyé 50 invitations en un jour\u00a0: reprenez demain.'],
  ])
})

test('who never verified the address mails nobody', async () => {
  const { owner } = await makeCompany(services)
  await services.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.id))
  const email = newAddress()
  const browser = await signedInAs(services, owner)
  expect((await browser.post(INVITATIONS, { email, role: 'reader' })).status).toBe(403)
  expect(await tokenOf(email)).toBe('')
})

test('the invitation’s link proves the mailbox of who is signed in, and keeps the password', async () => {
  const person = await makeMember(services, (await makeCompany(services)).company.id, 'reader')
  await services.db.delete(companyMembers).where(eq(companyMembers.user_id, person.id))
  await services.db.update(users).set({ email_verified_at: null }).where(eq(users.id, person.id))
  const { url } = await invited({ email: person.email })
  const elsewhere = await signedInAs(services, person)
  const browser = await signedInAs(services, person)
  expect((await browser.post(`${url}/acceptance`)).status).toBe(200)
  expect((await browser.get('/api/user')).body.data).toMatchObject({
    has_verified_email: true,
    has_password: true,
  })
  expect((await elsewhere.get('/api/user')).status).toBe(401)
})

test('an invitation is revoked by its company’s owner alone', async () => {
  const { id, company, browser } = await invited()
  expect((await new Browser(services).delete(`${INVITATIONS}/${id}`)).status).toBe(401)
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await rival.delete(`${INVITATIONS}/${id}`)).status).toBe(404)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await reader.delete(`${INVITATIONS}/${id}`)).status).toBe(403)
  expect((await browser.delete(`${INVITATIONS}/${id}`)).status).toBe(204)
  expect((await browser.delete(`${INVITATIONS}/${id}`)).status).toBe(404)
})

test('hostile names stay text in the mails', async () => {
  const { company, owner } = await makeCompany(services, {
    name: '<script>alert(1)</script>\r\nBcc: x@y.test',
  })
  const browser = await signedInAs(services, owner)
  const email = newAddress()
  await browser.post(INVITATIONS, { email, role: 'reader' })
  const [mail] = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  expect(mail?.html).not.toContain('<script>')
  expect(mail?.text).toContain(company.name.split('\r')[0])
})
