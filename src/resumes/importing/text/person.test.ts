import { expect, test } from 'vitest'
import { processorTimeOf } from '#test/processes/processor-time.ts'
import { lineOf } from './lines.ts'
import { readPerson } from './person.ts'
import { findPhones } from './phones.ts'

const person = (...texts: string[]) =>
  readPerson(
    texts.map((text) => lineOf(text.split('\t'))),
    [],
    [],
  )

test.each([
  // All digits are those of one number of Madagascar, so it is written as people here write it.
  ['+261 34 12 345 67', ['034 12 345 67']],
  ['00261341234567 ou 032-11-222-33', ['034 12 345 67', '032 11 222 33']],
  ['+261 (0)20 22 345 67', ['020 22 345 67']],
  ['Antananarivo 101, 034 12 345 67', ['034 12 345 67']],
  // Others stay as they are: of Réunion, of Mayotte, of France, of a town alone, or with a digit too many.
  ['(0262) 41 23 45', ['(0262) 41 23 45']],
  ['0262 41 23 45', ['0262 41 23 45']],
  ['0269 61 22 33', ['0269 61 22 33']],
  ['06 92 12 34 56', ['06 92 12 34 56']],
  ['+33 (0)6 11 22 33 44', ['+33 (0)6 11 22 33 44']],
  ['Tél. 22 345 67', ['22 345 67']],
  ['034 12 345 67/68', ['034 12 345 67/68']],
  // These are no phones.
  ['CIN 101 251 012 345', []],
  ['NIF 2001234567', []],
  ['Né le 01.02.1990', []],
  ['01/2020 – 12/2022', []],
])('the numbers in « %s »', (text, numbers) => {
  expect(findPhones(text).map(({ number }) => number)).toEqual(numbers)
})

test.each([
  [['Fax 22 345 67 – Tél 034 12 345 67'], '034 12 345 67', ['Fax 22 345 67']],
  [['Télécopie : 020 22 345 67', '034 12 345 67'], '034 12 345 67', ['Fax 020 22 345 67']],
  [['020 22 345 67 (fax)'], '', ['Fax 020 22 345 67']],
  [['Fax :', '020 22 345 67'], '', ['Fax 020 22 345 67']],
  [['Tél/Fax : 020 22 345 67'], '020 22 345 67', []],
  [['034 12 345 67 – 032 11 222 33'], '034 12 345 67', ['032 11 222 33']],
  [['034 12 345 67 (fax) – 033 11 222 44'], '033 11 222 44', ['Fax 034 12 345 67']],
  [['Fax (bureau) : 020 22 345 67'], '', ['Fax 020 22 345 67']],
  [['Numéro de fax : 020 22 345 67'], '', ['Fax 020 22 345 67']],
  [['Fax n° 020 22 345 67'], '', ['Fax 020 22 345 67']],
  [['F. 020 22 345 67 T. 034 12 345 67'], '034 12 345 67', ['Fax 020 22 345 67']],
  [['Fax/Mobile : 034 12 345 67'], '034 12 345 67', []],
  [['Tél. 020 22 345 67 poste 12'], '020 22 345 67', ['poste 12']],
])('%j: a fax is no phone, and a second number is told', (texts, phone, unread) => {
  const read = person('Haingo RAVELO', ...texts)
  expect([read.identity.phone_number, read.unread, read.identity.headline]).toEqual([phone, unread, ''])
})

test.each([
  [
    ['NOM : RAVELO', 'PRÉNOMS : Haingo Fara'],
    ['Haingo Fara', 'RAVELO'],
  ],
  [
    ['Prénom(s) : Haingo', 'Nom de famille : Ravelo'],
    ['Haingo', 'Ravelo'],
  ],
  [['Nom : Ravelo Prénoms : Haingo'], ['Haingo', 'Ravelo']],
  [
    ['Nom\tRavelo', 'Prénoms\tHaingo'],
    ['Haingo', 'Ravelo'],
  ],
  [
    ['NOM', 'RAVELO', 'PRÉNOMS', 'Haingo'],
    ['Haingo', 'RAVELO'],
  ],
  [
    ['Last name: Ravelo', 'First name: Haingo'],
    ['Haingo', 'Ravelo'],
  ],
  [['Nom et prénoms : RAVELO Haingo'], ['Haingo', 'RAVELO']],
  [['Prénoms et nom : Haingo Ravelo'], ['Haingo', 'Ravelo']],
  [
    ['NOM', 'PRÉNOM', 'RAVELO', 'Haingo'],
    ['Haingo', 'RAVELO'],
  ],
  [['Haingo RAVELO épouse RASOA'], ['Haingo', 'RAVELO épouse RASOA']],
  [['Mme RAVELO née RASOA Haingo'], ['Haingo', 'RAVELO née RASOA']],
  [['Andry Ny Avo Rakotomalala'], ['Andry Ny Avo', 'Rakotomalala']],
  [['Noro\u2011Lalao RAVELO'], ['Noro-Lalao', 'RAVELO']],
  [['M. Jean de Dieu RAKOTO'], ['Jean de Dieu', 'RAKOTO']],
  [['Mme Marie de la CROIX'], ['Marie', 'de la CROIX']],
  [['Jean de Dieu Rakotoarisoa'], ['Jean de Dieu', 'Rakotoarisoa']],
  [['Maria van Houten'], ['Maria', 'van Houten']],
  [
    ['H A I N G O', 'R A V E L O'],
    ['HAINGO', 'RAVELO'],
  ],
  [['H A I N G O   R A V E L O'], ['HAINGO', 'RAVELO']],
  [
    ['Haingo', 'RAVELO'],
    ['Haingo', 'RAVELO'],
  ],
  [['CV Haingo RAVELO, magasinière'], ['Haingo', 'RAVELO']],
])('%j is the name of one person', (texts, name) => {
  const { identity } = person('CURRICULUM VITAE', ...texts, 'haingo@exemple.test')
  expect([identity.first_name, identity.last_name]).toEqual(name)
  expect(identity.headline).toMatch(/^(?:magasinière)?$/)
})

test.each([
  ['haingo@exemple.test / autre@exemple.test', ''],
  ['Tél : 034 12 345 67', ''],
  ['Lot 12 bis Ambohipo', ''],
  ['Disponibilité : immédiate', ''],
  ['Antsirabe 110', ''],
  ['Ambohipo, Antananarivo 101, 034 12 345 67', ''],
  ['Ivandry Tana', ''],
  ['LinkedIn : haingo-ravelo', ''],
  ['Skype\thaingo.ravelo', ''],
  ['E-mail : haingo (at) exemple.test', ''],
  ['Comptable Antananarivo', 'Comptable Antananarivo'],
  ['Magasinière polyvalente', 'Magasinière polyvalente'],
])('under a name, « %s » makes the headline « %s »', (text, headline) => {
  expect(person('Haingo RAVELO', text).identity.headline).toBe(headline)
})

test('a quarter with its town is an address, and what reaches somebody is told with what it is called', () => {
  const lines = ['Haingo RAVELO', 'Ambohipo, Antananarivo 101, 034 12 345 67', 'LinkedIn : haingo-ravelo']
  const { identity, unread } = person(...lines, 'Skype\thaingo.ravelo', 'Lot 3, tél. 033 11 222 44, de suite')
  expect(identity).toMatchObject({ address: 'Ambohipo', city: 'Antananarivo 101' })
  expect(unread).toEqual([
    'LinkedIn : haingo-ravelo',
    'Skype : haingo.ravelo',
    '033 11 222 44',
    'Lot 3',
    'de suite',
  ])
})

test('a trade with small words in it is no name', () => {
  const { identity } = person('Chef de Projet', 'Haingo RAVELO')
  expect(identity).toMatchObject({ last_name: 'RAVELO', headline: 'Chef de Projet' })
})

test('a long hostile line is read at once', () => {
  const taken = processorTimeOf(() => {
    for (const each of ['!', ' 0', '( ', '1 ', 'Nom : ', 'tél ', '@a.'])
      person('Haingo RAVELO', `tél 034 12 345 67 ${each.repeat(2_000)}x`)
  })
  expect(taken).toBeLessThan(1_500)
})

test.each([
  ['Haingo RAVELO – Page 1 sur 2'],
  ['Haingo RAVELO Page 1 sur 2'],
  ['Page 1 sur 2 Haingo RAVELO'],
  ['Page 1/2\tHaingo RAVELO'],
  ['Page 1 sur 2', 'Haingo RAVELO'],
  ['CV Haingo RAVELO | Page 1'],
  ['Haingo RAVELO 1/2'],
])('the number of a page is no part of a name: %s', (...texts) => {
  const { identity, unread } = person(...texts, '034 12 345 67/68')
  expect(identity).toMatchObject({ first_name: 'Haingo', last_name: 'RAVELO', headline: '' })
  expect([identity.phone_number, unread]).toEqual(['034 12 345 67/68', []])
})
