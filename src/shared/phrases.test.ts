import { expect, test } from 'vitest'
import { counted, ofName, plural, thatName } from './phrases.ts'

test('zero, one and what is less than two are singular, as French has it', () => {
  const words = [0, 0.5, 1, 1.5, -1, 2, 3, -2].map((count) => plural(count, 'jour'))
  expect(words).toEqual(['jour', 'jour', 'jour', 'jour', 'jour', 'jours', 'jours', 'jours'])
})

test('what has no plural in s, and whole sentences, say both', () => {
  const words = (count: number) => [plural(count, 'créneau', 'créneaux'), plural(count, 'CV', 'CV')]
  expect([words(1), words(2)]).toEqual([
    ['créneau', 'CV'],
    ['créneaux', 'CV'],
  ])
})

test('a number stands before its word as all numbers are written', () => {
  expect([counted(0, 'offre'), counted(1, 'offre'), counted(1_500, 'offre')]).toEqual([
    '0\u00A0offre',
    '1\u00A0offre',
    '1\u00A0500\u00A0offres',
  ])
})

test.each([
  ['Épicerie Soa', 'd’Épicerie Soa', 'qu’Épicerie Soa'],
  ['Hôtel du Lac', 'd’Hôtel du Lac', 'qu’Hôtel du Lac'],
  ['Horizon Soa', 'd’Horizon Soa', 'qu’Horizon Soa'],
  ['Herilala', 'de Herilala', 'que Herilala'],
  ['Asafidy', 'd’Asafidy', 'qu’Asafidy'],
  ['Havoana', 'de Havoana', 'que Havoana'],
  ['Œuvre Tsara', 'd’Œuvre Tsara', 'qu’Œuvre Tsara'],
])('« de » and « que » before « %s » are « %s » and « %s »', (name, of, that) => {
  expect([ofName(name), thatName(name)]).toEqual([of, that])
})
