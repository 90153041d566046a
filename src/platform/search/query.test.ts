import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryTerms, tsqueryText } from './query.ts'

const lexicon = {
  synonyms: [
    ['développeur', 'dev'],
    ['ressources humaines', 'RH'],
    ['ressources', 'moyens'],
  ],
  shorthand: new Map([['compta', 'comptable']]),
  noise: ['emploi', 'offre'],
}
const read = (keywords: string) => {
  const terms = queryTerms(keywords, lexicon)
  return [tsqueryText(terms), terms.at(-1)?.prefix ?? null]
}

test('every word counts, the last one also as a beginning', () => {
  expect(read('Assistante de direction compt')).toEqual(['(assistant) & (direction) & (compt)', 'compt'])
})

test('the longest synonym is taken, in any of its spellings', () => {
  expect(read('chargé RH')).toEqual(['(charge) & (ressources <-> humaines | rh)', null])
  expect(read('ressources humaines junior')).toEqual(['(ressources <-> humaines | rh) & (junior)', 'junior'])
})

test('quotes make a phrase', () => {
  expect(read('"chef de projet" Tana')).toEqual(['(chef <-> projet) & (tana)', 'tana'])
  expect(read('« chef de projet »')).toEqual(['(chef <-> projet)', null])
})

test('a short last word is no beginning', () => {
  expect(read('vin')).toEqual(['(vin)', 'vin'])
  expect(read('agent it')).toEqual(['(agent) & (it)', null])
})

test('words that say nothing on a job board are left out', () => {
  expect(read('offre d’emploi comptable')).toEqual(['(comptable)', 'comptable'])
  expect(read('emploi de la')).toEqual(['', null])
})

test('a shorthand is searched as what it stands for, never as itself', () => {
  expect(read('compta générale')[0]).toBe('(comptable) & (generale)')
  expect(read('aide compta')).toEqual(['(aide) & (comptable)', 'comptable'])
})

test('eight words of a hundred characters are read', () => {
  expect(queryTerms('un deux trois quatre cinq six sept huit neuf dix onze', lexicon)).toHaveLength(8)
  expect(tsqueryText(queryTerms('x'.repeat(5000), lexicon))).toHaveLength(52)
})

test('anything typed becomes a query without marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keywords) => {
      expect(tsqueryText(queryTerms(keywords, lexicon))).toMatch(/^[\p{L}\p{N} ()&|<\->]*$/u)
    }),
  )
})
