import { expect, test } from 'vitest'
import { occupationOf } from '#src/occupations/attachment.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { makeFindable } from '#test/matching.ts'
import { useServices } from '#test/services.ts'
import type { BestProfile } from './contract.ts'

const services = useServices()

/** Occupations are those that the titles name, as on the site. */
async function foundFor(title: string, values: Parameters<typeof makeOffer>[2] = {}): Promise<BestProfile[]> {
  const { company, owner } = await makeCompany(services)
  const coded = { title, occupation_code: occupationOf(title), skills: [], ...values }
  const offer = await makeOffer(services, company.id, coded)
  const recruiter = await signedInAs(services, owner)
  return (await recruiter.get(`/api/recruiter/best-profiles?offer_id=${offer.id}`)).body.data
}

function makePerson(headline: string, values: Parameters<typeof makeFindable>[1] = {}) {
  return makeFindable(services, { headline, occupation_code: occupationOf(headline), ...values })
}

test('who has the same or a near title in another sector is found, whichever of the two asks', async () => {
  const cook = await makePerson('Cuisinier', { activity_area_id: 14 })
  const atHome = await makePerson('Cuisinière à domicile', { activity_area_id: 28 })
  for (const [title, sector, first, second] of [
    ['Cuisinier à domicile', 28, atHome, cook],
    ['Cuisinière', 14, cook, atHome],
    ['Cuisinier', 7, cook, atHome],
  ] as const) {
    const found = await foundFor(title, { activity_area_id: sector })
    expect(found.map(({ key }) => key)).toEqual([first.key, second.key])
    expect(found[1]?.match.reasons.map(({ text }) => text)).toContain('Métier voisin')
  }
})

test('a recruiter reads no gap that the headline or a post of the person denies', async () => {
  const post = {
    title: 'Chauffeur',
    company: 'Colis',
    city: null,
    start: '2015-11',
    end: null,
    description: '',
  }
  const driver = await makePerson('Chauffeur poids lourd', {
    activity_area_id: 20,
    skills: ['Ponctualité'],
    experiences: [post],
  })
  const skills = ['Conduite', 'Permis C', 'Gestion de flotte']
  const found = await foundFor('Chauffeur livreur', { activity_area_id: 20, skills })
  const { match } = found.find(({ key }) => key === driver.key) ?? {}
  expect(match?.reasons.map(({ text }) => text)).toContain('Conduite et Permis C')
  expect(match?.gaps.map(({ text }) => text)).toEqual(['À renforcer\u00a0: Gestion de flotte'])
})

test('a person of the trade in another sector comes before one of another trade in the offer’s', async () => {
  const accountant = await makePerson('Comptable', { activity_area_id: 24, skills: ['Sage'] })
  const clerk = await makePerson('Chargé de clientèle', { activity_area_id: 10, skills: ['Excel'] })
  const found = (await foundFor('Comptable', { activity_area_id: 10, skills: ['Excel'] })).map(
    ({ key }) => key,
  )
  expect(found.slice(0, 2)).toEqual([accountant.key, clerk.key])
})
