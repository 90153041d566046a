import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MEMBER_ROLES } from '#src/accounts/shared/memberships.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, PASSWORD, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { canOnTeam, type TeamAction } from '../policy.ts'
import { companyMembers } from '../tables.ts'

const services = useServices()
const MEMBERS = '/api/recruiter/members'
const OWNER = '/api/recruiter/owner'

/** A company with its three roles, signed in. */
async function makeTeam() {
  const { company, owner } = await makeCompany(services)
  const recruiter = await makeMember(services, company.id, 'recruiter')
  const reader = await makeMember(services, company.id, 'reader')
  const as = {
    owner: await signedInAs(services, owner),
    recruiter: await signedInAs(services, recruiter),
    reader: await signedInAs(services, reader),
  }
  return { company, owner, recruiter, reader, as }
}

async function rolesOf(companyId: number) {
  const rows = await services.db.select().from(companyMembers).where(eq(companyMembers.company_id, companyId))
  return new Map(rows.map((row) => [row.user_id, row.role]))
}

test.each([
  ['see', ['owner', 'recruiter', 'reader']],
  ['invite', ['owner']],
  ['revoke', ['owner']],
  ['change_role', ['owner']],
  ['remove', ['owner']],
  ['transfer', ['owner']],
  ['leave', ['recruiter', 'reader']],
] as [TeamAction, string[]][])('who may %s: %j', (action, roles) => {
  expect(MEMBER_ROLES.filter((role) => canOnTeam(role, action))).toEqual(roles)
})

test('every member reads the team', async () => {
  const { as, owner, reader } = await makeTeam()
  const { status, body } = await as.reader.get(MEMBERS)
  expect(status).toBe(200)
  expect(body.data.members).toHaveLength(3)
  expect(body.data.members[0]).toMatchObject({
    id: owner.id,
    role: 'owner',
    email: owner.email,
    is_me: false,
  })
  expect(body.data.members.find((one: { id: number }) => one.id === reader.id).is_me).toBe(true)
  expect(body.data.invitations).toEqual([])
})

test('a guest and an applicant read no team', async () => {
  expect((await new Browser(services).get(MEMBERS)).status).toBe(401)
  const applicant = await signedInAs(services, await makeApplicant(services))
  expect((await applicant.get(MEMBERS)).status).toBe(403)
})

test('the owner changes a role, which counts at once and is told by mail', async () => {
  const { as, recruiter, company } = await makeTeam()
  expect((await as.owner.put(`${MEMBERS}/${recruiter.id}/role`, { role: 'reader' })).status).toBe(200)
  expect((await rolesOf(company.id)).get(recruiter.id)).toBe('reader')
  const { body } = await as.recruiter.get('/api/user/abilities')
  expect(body.data).not.toContainEqual({ action: 'edit', subject: 'job offer' })
  expect(await subjectsTo(services, recruiter.email)).toEqual([`Votre rôle a changé chez ${company.name}`])
})

test('of fifty readers who are to recruit at once as many do as the plan has seats for, and the others are told why', async () => {
  const { company, owner } = await makeCompany(services, { member_slots: 3 })
  const readers = []
  for (let each = 0; each < 50; each += 1) readers.push(await makeMember(services, company.id, 'reader'))
  const browser = await signedInAs(services, owner)
  const answers = await Promise.all(
    readers.map(({ id }) => browser.put(`${MEMBERS}/${id}/role`, { role: 'recruiter' })),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(48)
  for (const { status, body } of refused)
    expect([status, body.errors.role?.[0]]).toEqual([422, expect.stringContaining('3 membres qui recrutent')])
  const roles = [...(await rolesOf(company.id)).values()]
  expect(roles.filter((role) => role !== 'reader')).toHaveLength(3)
})

test('the same role again changes and tells nothing', async () => {
  const { as, reader } = await makeTeam()
  expect((await as.owner.put(`${MEMBERS}/${reader.id}/role`, { role: 'reader' })).status).toBe(200)
  expect(await subjectsTo(services, reader.email)).toEqual([])
})

test('a role that nobody is given is refused on its field', async () => {
  const { as, reader } = await makeTeam()
  for (const role of ['owner', 'admin', null, { role: 'reader' }]) {
    const { status, body } = await as.owner.put(`${MEMBERS}/${reader.id}/role`, { role })
    expect([status, body.errors.role]).toEqual([422, ['Veuillez choisir un rôle.']])
  }
})

test('nobody but the owner acts on the team, and is told why', async () => {
  const { as, reader, owner, company } = await makeTeam()
  const before = await rolesOf(company.id)
  for (const browser of [as.recruiter, as.reader]) {
    const answers = [
      await browser.put(`${MEMBERS}/${reader.id}/role`, { role: 'recruiter' }),
      await browser.delete(`${MEMBERS}/${owner.id}`),
      await browser.put(OWNER, { member_id: reader.id, password: PASSWORD }),
      await browser.post('/api/recruiter/invitations', { email: 'x@exemple.test', role: 'reader' }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([403, 'Seul le propriétaire de la société gère l’équipe.'])
    }
  }
  expect(await rolesOf(company.id)).toEqual(before)
})

test('a member of another company does not exist', async () => {
  const { as } = await makeTeam()
  const other = await makeTeam()
  expect((await as.owner.put(`${MEMBERS}/${other.reader.id}/role`, { role: 'recruiter' })).status).toBe(404)
  expect((await as.owner.delete(`${MEMBERS}/${other.reader.id}`)).status).toBe(404)
  expect((await as.owner.put(OWNER, { member_id: other.reader.id, password: PASSWORD })).status).toBe(404)
  expect((await as.owner.delete(`${MEMBERS}/abc`)).status).toBe(404)
})

test('a removed member’s next call is refused and the person hears of it', async () => {
  const { as, recruiter, company } = await makeTeam()
  expect((await as.recruiter.get('/api/recruiter/applications')).status).toBe(200)
  expect((await as.owner.delete(`${MEMBERS}/${recruiter.id}`)).status).toBe(204)
  expect((await as.recruiter.get('/api/recruiter/applications')).status).toBe(403)
  expect((await as.recruiter.get(MEMBERS)).status).toBe(403)
  expect((await as.recruiter.get('/api/user')).body.data.company).toBeNull()
  expect(await subjectsTo(services, recruiter.email)).toEqual([`Vous n’êtes plus membre de ${company.name}`])
  expect((await as.owner.delete(`${MEMBERS}/${recruiter.id}`)).status).toBe(404)
})

test('the owner is neither removed, nor given another role, nor leaves', async () => {
  const { as, owner } = await makeTeam()
  expect((await as.owner.delete(`${MEMBERS}/${owner.id}`)).status).toBe(409)
  expect((await as.owner.put(`${MEMBERS}/${owner.id}/role`, { role: 'reader' })).status).toBe(409)
  const { status, body } = await as.owner.delete('/api/recruiter/membership')
  expect([status, body.message]).toEqual([
    403,
    'Le propriétaire ne peut pas quitter la société\u00a0: transférez d’abord la propriété à un collègue.',
  ])
})

test('a member leaves and the owner is told', async () => {
  const { as, owner, reader, company } = await makeTeam()
  expect((await as.reader.delete('/api/recruiter/membership')).status).toBe(204)
  expect((await rolesOf(company.id)).has(reader.id)).toBe(false)
  expect((await as.reader.get(MEMBERS)).status).toBe(403)
  expect(await subjectsTo(services, owner.email)).toEqual([
    `${reader.first_name} ${reader.last_name} a quitté ${company.name}`,
  ])
})

test('ownership passes to a colleague, who alone acts from then on', async () => {
  const { as, owner, recruiter, company } = await makeTeam()
  const answer = await as.owner.put(OWNER, { member_id: recruiter.id, password: PASSWORD })
  expect(answer.status).toBe(200)
  const roles = await rolesOf(company.id)
  expect([roles.get(owner.id), roles.get(recruiter.id)]).toEqual(['recruiter', 'owner'])
  expect((await as.owner.delete(`${MEMBERS}/${recruiter.id}`)).status).toBe(403)
  expect(await subjectsTo(services, recruiter.email)).toEqual([`Vous êtes propriétaire de ${company.name}`])
  expect(await subjectsTo(services, owner.email)).toHaveLength(1)
})

test('ownership does not pass by a wrong password, nor by a session that is not fresh', async () => {
  const { as, recruiter, owner, company } = await makeTeam()
  for (let guess = 0; guess < 5; guess += 1) {
    const { status, body } = await as.owner.put(OWNER, { member_id: recruiter.id, password: `faux ${guess}` })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']])
  }
  expect((await as.owner.put(OWNER, { member_id: recruiter.id, password: PASSWORD })).status).toBe(429)
  services.clock.advance(HOUR_SECONDS)
  const { status, body } = await as.owner.put(OWNER, { member_id: recruiter.id })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['proof']])
  expect((await as.owner.put(OWNER, {})).body.errors).toEqual({ member_id: ['Veuillez choisir un membre.'] })
  expect((await rolesOf(company.id)).get(owner.id)).toBe('owner')
})

test('two transfers at once leave one owner', async () => {
  const { as, owner, recruiter, reader, company } = await makeTeam()
  const second = await signedInAs(services, owner)
  const answers = await Promise.all([
    as.owner.put(OWNER, { member_id: recruiter.id, password: PASSWORD }),
    second.put(OWNER, { member_id: reader.id, password: PASSWORD }),
  ])
  expect(answers.map((each) => each.status).toSorted()).toEqual([200, 403])
  const roles = [...(await rolesOf(company.id)).values()]
  expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
  expect(roles).toHaveLength(3)
})
