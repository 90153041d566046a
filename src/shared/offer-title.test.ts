import { expect, test } from 'vitest'
import { FAMILIES } from '#seeds/occupations/catalogue.ts'
import { displayTitle } from './offer-title.ts'

test.each([
  ['Comptable', 'Comptable\u00a0H/F'],
  ['Ouvrier ou chauffeur', 'Ouvrier ou chauffeur\u00a0H/F'],
  ['Agent d’accueil', 'Agent d’accueil\u00a0H/F'],
  ['Responsable CRM / e-commerce', 'Responsable CRM / e-commerce\u00a0H/F'],
  ['Électromécanicienne', 'Électromécanicienne\u00a0F/H'],
  ['Directrice commerciale', 'Directrice commerciale\u00a0F/H'],
])('« %s » is shown as « %s »', (title, shown) => expect(displayTitle(title)).toBe(shown))

test.each([
  ...['Comptable H/F', 'Comptable (F/H)', 'Vendeur M/F', 'Aide-soignante ou aide-soignant'],
  ...['Développeuse ou développeur web', 'Vendeur / Vendeuse', 'Chargé·e de communication'],
  ...['Vendeur(se)', 'Assistant(e) de direction', 'Directeur/trice', 'Cheffe de rang ou chef de rang'],
  ...['Sage-femme ou maïeuticien'],
])('« %s » says already that it is open to all', (title) => expect(displayTitle(title)).toBe(title))

test('no name of a woman’s trade is followed by « H/F »', () => {
  const names = FAMILIES.flatMap(({ occupations }) => occupations)
  const feminine = names.filter((each) => each.feminine !== each.masculine).map((each) => each.feminine)
  const wrong = feminine.filter((name) => displayTitle(name).endsWith('H/F'))
  // The first word of these titles may mean a man as well.
  const either = /^(Responsable|Analyste|Juriste|Gestionnaire|Guide|Marin|Barmaid|Gouvernante|Sage-femme) ?/
  expect(wrong.filter((name) => !either.test(name))).toEqual([])
})

test('no name of a man’s trade is taken for a woman’s', () => {
  const names = FAMILIES.flatMap(({ occupations }) => occupations.map(({ masculine }) => masculine))
  expect(names.filter((name) => displayTitle(name).endsWith('F/H'))).toEqual([])
})
