import { expect, test } from 'vitest'
import { findNamedCompanies, replaceCompany } from './shared/named-companies.ts'

const company = (name: string, is_common = false) => ({ name, is_common })
const VANILLE = company('Vanille Export SARL')

function namedIn(text: string, others = [VANILLE], own = 'Airtel') {
  return findNamedCompanies(text, others, own).map(({ start, end }) => text.slice(start, end))
}

function replaced(text: string, other: string, own: string, is_common = false): string {
  return replaceCompany(text, findNamedCompanies(text, [company(other, is_common)], own), own)
}

test('a name is found whatever its accents, capitals and legal form, as whole words', () => {
  expect(namedIn('Chez vanille-export, puis VANILLE EXPORT S.A.R.L. et Vanillé Export Madagascar.')).toEqual([
    'vanille-export',
    'VANILLE EXPORT S.A.R.L.',
    'Vanillé Export Madagascar',
  ])
  for (const text of [
    'La vanille et l’export.',
    'Ma vanille. Export et douane.',
    'Vanille Exportation',
    'Vanille\nExport',
  ])
    expect(namedIn(text)).toEqual([])
})

test('a common word names its company only where it is written as a name', () => {
  const orange = [company('Orange', true)]
  expect(namedIn('J’aime votre équipe d’Orange et ORANGE Madagascar.', orange)).toEqual([
    'Orange',
    'ORANGE Madagascar',
  ])
  expect(namedIn('Une veste orange. Orange est ma couleur.', orange)).toEqual([])
  expect(namedIn('Une star de la STAR.', [company('STAR', true)])).toEqual(['STAR'])
  expect(namedIn('Je bp, chez BP', [company('BP', true)])).toEqual(['BP'])
})

test('what is part of this company’s name, or of a longer one, names no other', () => {
  const star = [company('Star', true)]
  expect(namedIn('Chez Star Telecom.', star, 'Star Telecom')).toEqual([])
  expect(namedIn('Chez Star Telecom, après Star.', star, 'Star Telecom')).toEqual(['Star'])
  expect(namedIn('Chez Star Telecom.', [company('Star Telecom')], 'Star')).toEqual(['Star Telecom'])
  expect(namedIn('Chez Star Telecom.', [...star, company('Star Telecom')])).toEqual(['Star Telecom'])
})

test('a name is replaced with the prepositions and articles of the new one', () => {
  expect(replaced('Chez Vanille Export SARL, merci.', 'Vanille Export', 'Airtel')).toBe('Chez Airtel, merci.')
  expect(replaced('l’équipe de Telma', 'Telma', 'Airtel')).toBe('l’équipe d’Airtel')
  expect(replaced('l’équipe d’Orange', 'Orange', 'Star', true)).toBe('l’équipe de Star')
  expect(replaced('le poste que propose le Groupe Filatex', 'Groupe Filatex', 'Airtel')).toBe(
    'le poste que propose Airtel',
  )
  expect(replaced('l’équipe du Groupe Filatex, au Groupe Filatex', 'Groupe Filatex', 'Hôtel Colbert')).toBe(
    'l’équipe de l’Hôtel Colbert, à l’Hôtel Colbert',
  )
  expect(replaced('la façon d’Airtel. Airtel grandit.', 'Airtel', 'Groupe Filatex')).toBe(
    'la façon du Groupe Filatex. Le Groupe Filatex grandit.',
  )
  expect(replaced('Je crois qu’Airtel recrute.', 'Airtel', 'Star')).toBe('Je crois que Star recrute.')
  expect(replaced('Je viens chez Airtel.', 'Airtel', 'Vidzar S.A.')).toBe('Je viens chez Vidzar S.A.')
})

test('what was replaced names the other company no more', () => {
  const text = 'Le Relais propose un poste, et j’aime Le Relais, votre maison. Merci au Relais.'
  const after = replaced(text, 'Le Relais', 'Airtel')
  expect(findNamedCompanies(after, [company('Le Relais')], 'Airtel')).toEqual([])
  expect(after).toBe('Airtel propose un poste, et j’aime Airtel, votre maison. Merci au Relais.')
})
