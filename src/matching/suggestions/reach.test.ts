import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { applications } from '#src/applications/tables.ts'
import { occupationOf } from '#src/occupations/attachment.ts'
import { offers } from '#src/offers/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import type { Suggestion } from './contract.ts'

const services = useServices()

beforeEach(async () => {
  await services.db.delete(applications)
  await services.db.delete(offers)
})

/** Occupations are those that the titles name, as on the site. */
async function suggestedTo(
  headline: string,
  values: Partial<typeof applicantProfiles.$inferInsert> = {},
): Promise<Suggestion[]> {
  const person = await makeApplicant(services)
  const wishes = { city_id: 1, job_level_id: 4, contract_ids: [1] }
  await services.db
    .update(applicantProfiles)
    .set({ ...wishes, headline, occupation_code: occupationOf(headline), ...values })
    .where(eq(applicantProfiles.user_id, person.id))
  const { status, body } = await (await signedInAs(services, person)).get('/api/applicant/suggestions')
  expect(status).toBe(200)
  return body.data
}

async function publish(title: string, values: Parameters<typeof makeOffer>[2] = {}) {
  const { company } = await makeCompany(services)
  return makeOffer(services, company.id, {
    title,
    occupation_code: occupationOf(title),
    skills: [],
    ...values,
  })
}

const titlesOf = (found: readonly Suggestion[]) => found.map(({ title }) => title)

test.each([
  ['Cuisinier', 14, 'Cuisinière ou cuisinier à domicile', 28],
  ['Cuisinière de collectivité', 14, 'Cuisinier à domicile', 28],
  ['Cuisinier à domicile', 28, 'Cuisinier', 14],
  ['Couturière', 4, 'Couturier en ameublement', 27],
  ['Secrétaire', 1, 'Secrétaire', 26],
])(
  '%s is shown an offer of the same or a near title in another sector: %s %s %s',
  async (headline, area, title, sector) => {
    await publish(title, { activity_area_id: sector })
    const [first] = await suggestedTo(headline, { activity_area_id: area })
    expect(first?.title).toBe(title)
    expect(first?.match.gaps.map(({ text }) => text)).not.toContain('Un autre métier que le vôtre')
  },
)

test('offers beyond the person’s mobility stand after all others, and say so', async () => {
  await publish('Comptable', { city_id: 63, activity_area_id: 10, skills: ['Sage'] })
  await publish('Comptable', { is_abroad: true, activity_area_id: 10, skills: ['Sage'] })
  await publish('Aide-comptable', { city_id: 1, activity_area_id: 10, job_level_id: 6, contract_id: 2 })
  await publish('Auditeur', { city_id: 63, work_mode: 'remote', activity_area_id: 10 })
  const found = await suggestedTo('Comptable', { activity_area_id: 10, skills: ['Sage'], mobility: 'city' })
  expect(found.map(({ match }) => match.gaps.some(({ criterion }) => criterion === 'place'))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(found[2]?.match.score).toBeGreaterThan(found[1]?.match.score ?? 100)
  const everywhere = await suggestedTo('Comptable', {
    activity_area_id: 10,
    skills: ['Sage'],
    mobility: 'country',
  })
  expect(titlesOf(everywhere)[0]).toBe('Comptable')
})

test('a technician is shown no other technician’s offer, and a « monteur câbleur » no « monteur vidéo »', async () => {
  for (const title of ['Cadreur', 'Technicien son', 'Monteur vidéo'])
    await publish(title, { activity_area_id: 26 })
  await publish('Technicien de maintenance biomédicale', { activity_area_id: 26 })
  const biomedical = await suggestedTo('Technicien biomédical', { activity_area_id: 26 })
  expect(titlesOf(biomedical)).toEqual(['Technicien de maintenance biomédicale'])
  await publish('Monteur vidéo', { activity_area_id: 16 })
  expect(titlesOf(await suggestedTo('Monteur câbleur', { activity_area_id: 16 }))).toEqual([])
})

test('languages put no Administratrice systèmes before the Développeur for a Développeuse mobile', async () => {
  const languages = ['Malgache', 'Français', 'Anglais', 'Espagnol'].map((name) => ({
    name,
    level: 'courant',
  }))
  await publish('Administratrice systèmes', { activity_area_id: 17, languages, skills: ['Linux'] })
  await publish('Développeur Java', { activity_area_id: 17, languages: [], skills: ['Java', 'SQL'] })
  const found = await suggestedTo('Développeuse mobile', {
    activity_area_id: 17,
    languages,
    skills: ['Kotlin', 'Flutter'],
  })
  expect(titlesOf(found)).toEqual(['Développeur Java', 'Administratrice systèmes'])
})

test('the trade in another sector comes before another trade in the own', async () => {
  await publish('Chargée de clientèle', { activity_area_id: 10, skills: ['Excel'] })
  await publish('Conseillère de clientèle', { activity_area_id: 10 })
  await publish('Comptable', { activity_area_id: 24, skills: ['Ciel', 'Sage'] })
  const found = await suggestedTo('Comptable', { activity_area_id: 10, skills: ['Excel'] })
  expect(titlesOf(found)).toEqual(['Comptable', 'Chargée de clientèle'])
})
