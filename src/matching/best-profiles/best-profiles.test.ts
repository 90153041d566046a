import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { giveContacts, makeFindable } from '#test/matching.ts'
import { useServices } from '#test/services.ts'
import { maskTitle } from './masking.ts'

const services = useServices()
const LIST = '/api/recruiter/best-profiles'
const POST = {
  title: 'Comptable',
  company: 'Ravinala Textiles',
  city: 'Ivato',
  start: '2021-03',
  end: null,
  description: 'Chez Ravinala Textiles, avec Miora.',
}

async function scene(contacts = 3) {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { skills: ['Sage', 'Excel'] })
  await giveContacts(services, company.id, contacts)
  const recruiter = await signedInAs(services, owner)
  const list = async (query = `offer_id=${offer.id}`) => (await recruiter.get(`${LIST}?${query}`)).body
  return { company, owner, offer, recruiter, list }
}

type Listed = { key: string; name: string | null; match: { score: number } }
const keysIn = (body: { data: Listed[] }) => body.data.map(({ key }) => key)

test('who fits best comes first, with the reasons and the gaps of its score', async () => {
  const { list } = await scene()
  const far = await makeFindable(services, { skills: [], city_id: 63, contract_ids: [2] })
  const near = await makeFindable(services, { skills: ['Sage', 'Excel'] })
  const body = await list()
  const [first, second] = keysIn(body).filter((key) => [far.key, near.key].includes(key))
  expect([first, second]).toEqual([near.key, far.key])
  const { match } = body.data.find(({ key }: Listed) => key === near.key)
  expect(match.reasons.map(({ text }: { text: string }) => text)).toContain('Sage et Excel')
  expect(match.details).toHaveLength(6)
  expect(body.criteria).toMatchObject({
    offer: { title: expect.stringContaining('Comptable confirmé') },
    skills: ['Sage', 'Excel'],
  })
})

test('until a contact is spent the reply holds nothing that tells who somebody is', async () => {
  const { list } = await scene()
  const person = { first_name: 'Voahangy', last_name: 'Ratsimbazafy', phone_number: '+261341234567' }
  const { user, key } = await makeFindable(
    services,
    {
      headline: 'Comptable chez Ravinala Textiles, Voahangy',
      about: 'Je suis Voahangy Ratsimbazafy.',
      experiences: [POST],
      education: [{ degree: 'DTS', school: 'Institut Lovasoa', year: 2016 }],
      skills: ['Sage', 'Voahangy Ratsimbazafy 034 12 345 67'],
      public_slug: 'voahangy-r-bcdfghjk',
      is_public: true,
      show_photo: true,
      min_salary_expectation: 1_234_567,
      max_salary_expectation: 1_345_678,
    },
    { ...person, picture_key: 'ab/photo-de-voahangy' },
  )
  const body = await list()
  const shown = body.data.find((one: Listed) => one.key === key)
  expect(shown).toMatchObject({
    name: null,
    opened_at: null,
    title: null,
    invitation: null,
    experience_years: 5,
  })
  const told = [
    ...Object.values(person),
    ...[user.email, 'voahangy', 'photo', '034', 'ravinala', 'institut', '1234567', '1345678', 'bcdfghjk'],
  ]
  // The key is left out, because it is random and may hold any figures.
  const reply = JSON.stringify({ ...shown, key: '' }).toLowerCase()
  for (const word of told) expect(reply).not.toContain(word.toLowerCase())
  // The account's number is hidden too, because a picture and a public page are found by it.
  for (const name of ['id', 'user_id', 'applicant_id']) expect(shown).not.toHaveProperty(name)
})

test('one contact is spent for the name and the coordinates, and each look is in the audit log', async () => {
  const { company, owner, recruiter, list } = await scene()
  const { user, key } = await makeFindable(
    services,
    { experiences: [POST] },
    { phone_number: '+261341234567' },
  )
  expect((await recruiter.get(`${LIST}/${key}/contact`)).status).toBe(404)
  const opened = await recruiter.put(`${LIST}/${key}/contact`)
  expect(opened.body).toMatchObject({
    data: { name: `${user.first_name} ${user.last_name}`, email: user.email, phone_number: '+261341234567' },
    contacts: { left: 2, spent: 1, total: 3 },
  })
  expect((await recruiter.put(`${LIST}/${key}/contact`)).body.contacts.left).toBe(2)
  const colleague = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await colleague.get(`${LIST}/${key}/contact`)).body.data.email).toBe(user.email)
  const shown = (await list()).data.find((one: Listed) => one.key === key)
  expect(shown.name).toBe(`${user.first_name} ${user.last_name}`)
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(and(like(auditLog.action, 'matching.contact%'), eq(auditLog.subject, `user:${user.id}`)))
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'matching.contact-opened',
    'matching.contact-viewed',
    'matching.contact-viewed',
  ])
  expect(lines.some(({ actor_id }) => actor_id === owner.id)).toBe(true)
})

test('without a contact left nobody is opened', async () => {
  const { recruiter } = await scene(1)
  const [one, other] = [await makeFindable(services), await makeFindable(services)]
  expect((await recruiter.put(`${LIST}/${one.key}/contact`)).status).toBe(200)
  const refused = await recruiter.put(`${LIST}/${other.key}/contact`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('n’a plus de contact'),
  ])
})

test.each([
  ['opts out', { profile: { is_best_profile: false } }],
  ['pauses its account', { user: { deactivated_at: new Date(), is_active: false } }],
  ['is suspended', { user: { is_active: false } }],
  ['asks for its deletion', { user: { deletion_requested_at: new Date() } }],
  ['has proven no address', { user: { email_verified_at: null } }],
] as { 0: string; 1: { profile?: object; user?: object } }[] as [
  string,
  { profile?: object; user?: object },
][])('who %s vanishes at once, opened or not', async (_, { profile, user: account }) => {
  const { recruiter, list } = await scene()
  const { user, key } = await makeFindable(services)
  await recruiter.put(`${LIST}/${key}/contact`)
  expect(keysIn(await list())).toContain(key)
  const own = { profile: eq(applicantProfiles.user_id, user.id), user: eq(users.id, user.id) }
  if (profile) await services.db.update(applicantProfiles).set(profile).where(own.profile)
  if (account) await services.db.update(users).set(account).where(own.user)
  expect(keysIn(await list())).not.toContain(key)
  expect((await recruiter.get(`${LIST}/${key}/contact`)).status).toBe(404)
  expect((await recruiter.put(`${LIST}/${key}/contact`)).status).toBe(404)
})

test('who blocks a company is not found by it, and by others still', async () => {
  const [blocked, other] = [await scene(), await scene()]
  const { user, key } = await makeFindable(services)
  const applicant = await signedInAs(services, user)
  await applicant.put(`/api/applicant/blocked-companies/${blocked.company.id}`)
  expect(keysIn(await blocked.list())).not.toContain(key)
  expect((await blocked.recruiter.put(`${LIST}/${key}/contact`)).status).toBe(404)
  expect(keysIn(await other.list())).toContain(key)
})

test('people are looked for by free criteria too, and by the last offer when nothing is asked', async () => {
  const { offer, list } = await scene()
  const { key } = await makeFindable(services, { activity_area_id: 9, headline: 'Cheffe de chantier' })
  const free = await list('activity_area_id=9&city_id=1&contract_id=1&title=chef de chantier')
  expect(keysIn(free)).toEqual([key])
  expect(free.criteria).toMatchObject({ offer: null, title: 'chef de chantier', city: { id: 1 } })
  expect((await list('')).criteria.offer.id).toBe(offer.id)
  expect(await list('title=chef')).toMatchObject({ criteria: { offer: { id: offer.id } } })
  // An id that no list of reference can have is left out, as any other that is none.
  const unknown = 'activity_area_id=32768&contract_id=32768&job_level_id=32768&city_id=99999'
  expect(await list(unknown)).toMatchObject({ criteria: { offer: { id: offer.id } } })
})

test('an offer of another company is not there', async () => {
  const { recruiter } = await scene()
  const { offer } = await scene()
  expect((await recruiter.get(`${LIST}?offer_id=${offer.id}`)).status).toBe(404)
})

test('a company that is not validated is told why it finds nobody', async () => {
  const { owner } = await makeCompany(services, { status: 'pending' })
  const { status, body } = await (await signedInAs(services, owner)).get(LIST)
  expect([status, body.message]).toEqual([403, expect.stringContaining('attend sa validation')])
})

test('a title that names or leads to somebody is not shown', () => {
  const person = { first_name: 'Hery', last_name: 'Rabe', experiences: [{ company: 'Zoma & Fils' }] }
  const mask = (headline: string) => maskTitle({ ...person, headline })
  expect(mask('Développeuse web')).toBe('Développeuse web')
  expect(mask('Comptable, 10 ans d’expérience')).toBe('Comptable, 10 ans d’expérience')
  for (const headline of [
    ...[
      'Hery, comptable',
      'Comptable RABE',
      'Vendeur Zoma & fils',
      'Comptable chez Telma',
      'hery@exemple.test',
    ],
    ...['Comptable 034 12 345 67', 'Voir www.hery.mg', ''],
  ])
    expect(mask(headline), headline).toBeNull()
})
