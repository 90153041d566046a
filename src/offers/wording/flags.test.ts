import { expect, test } from 'vitest'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { findFlags } from './flags.ts'
import { foreignContactOf } from './shared/contacts.ts'

const services = useServices()

async function flagsOf(values: Parameters<typeof makeOffer>[2] = {}, companyId?: number) {
  const company = companyId ?? (await makeCompany(services)).company.id
  const offer = await makeOffer(services, company, { status: 'draft', ...values })
  return inTransaction(services, null, (unit) => findFlags(unit, offer))
}

test('an honest offer has no flag', async () => {
  expect(await flagsOf({ title: 'Soudeur', missions: '<p>Souder des cuves.</p>' })).toEqual([])
})

test('money that is asked, words that keep people away and an offer abroad without its reference are flagged', async () => {
  const flags = await flagsOf({
    title: 'Serveuse à Dubaï',
    is_abroad: true,
    missions: '<p>Frais de dossier&nbsp;: 20 000 Ar.</p>',
    profile: '<p>Jeune et dynamique, célibataire.</p>',
  })
  expect(flags).toEqual([
    { kind: 'money_asked', found: 'frais de dossier' },
    { kind: 'abroad_without_reference', found: 'Serveuse à Dubaï' },
    { kind: 'discriminating_words', found: 'jeune et dynamique, célibataire' },
  ])
  expect(await flagsOf({ title: 'Maçon à Maurice', is_abroad: true, ministry_reference: 'MT-12' })).toEqual(
    [],
  )
})

test('pay that is not shown is flagged with the recruiter’s reason', async () => {
  const reason = 'La grille du groupe est remise au premier entretien.'
  const hidden = { title: 'Soudeur', salary_visible: false, salary_hidden_reason: reason }
  expect(await flagsOf(hidden)).toEqual([{ kind: 'hidden_pay', found: reason }])
  expect(await flagsOf({ ...hidden, salary_visible: true })).toEqual([])
})

test('every part that applicants read is looked through', async () => {
  const found = async (values: Parameters<typeof makeOffer>[2]) =>
    (await flagsOf({ title: 'Soudeur', ...values })).map((flag) => flag.found)
  expect(await found({ skills: ['Bonne présentation'] })).toEqual(['bonne présentation'])
  expect(await found({ process_steps: [{ title: 'Dossier', text: 'Frais de dossier.' }] })).toEqual([
    'frais de dossier',
  ])
  const questions = [{ text: 'Êtes-vous ?', kind: 'choice' as const, choices: ['Célibataire', 'Autre'] }]
  expect(await found({ questions })).toEqual(['célibataire'])
})

test('full-time employment under the least wage is flagged, an internship is not', async () => {
  const pay = { title: 'Gardien de nuit', min_salary: 150_000, max_salary: 200_000 }
  expect(await flagsOf(pay)).toEqual([{ kind: 'below_minimum_wage', found: '200000' }])
  expect(await flagsOf({ ...pay, contract_id: 4 })).toEqual([])
  expect(await flagsOf({ ...pay, job_type_id: 2 })).toEqual([])
})

test('an offer that repeats an open one of its company, or the text of another’s, is flagged with its address', async () => {
  const { company } = await makeCompany(services)
  const title = 'Conducteur de travaux routiers'
  const first = await makeOffer(services, company.id, {
    title,
    activity_area_id: 7,
    missions: '<p>Routes.</p>',
  })
  const same = { title: `${title} H/F`, activity_area_id: 7, missions: '<p>Ponts et chaussées du sud.</p>' }
  const found = [{ kind: 'near_duplicate', found: `/offres/${first.id}-${first.slug}` }]
  expect(await flagsOf(same, company.id)).toEqual(found)
  expect(await flagsOf({ ...same, city_id: 2 }, company.id)).toEqual([])
  expect(await flagsOf(same)).toEqual([])
  expect(await flagsOf({ ...same, missions: '<p>Routes.</p>' })).toEqual(found)
  expect(await flagsOf({ ...same, activity_area_id: 8 }, company.id)).toEqual([])
})

test.each([
  ['Écrivez sur bit.ly/poste-dubai', 'bit.ly/poste-dubai'],
  ['WhatsApp : https://wa.me/33612345678', 'wa.me/33612345678'],
  ['Telegram @recrute_vite', 'Telegram @recrute_vite'],
  ['Appelez le +33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['Appelez le +33 6 12 34 56 78 ou écrivez à rh@societe.mg', null],
  ['wa.me/261341234567 ou 034 12 345 67', null],
  ['Appelez le +261 34 12 345 67', null],
  ['Salaire de 800 000 à 1 000 000 Ar', null],
])('of « %s » the only contact that leads abroad is %s', (text, found) => {
  expect(foreignContactOf(text)).toBe(found)
})
