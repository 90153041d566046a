import { expect, test } from 'vitest'
import { findPlace, takeNearness } from './named-places.ts'

const read = (text: string) => {
  const found = takeNearness(text)
  return found && [found.rest, found.place.label]
}

test.each([
  ['chauffeur près de Antsirabe', 'chauffeur', 'Près d’Antsirabe'],
  ['Près d’Antsirabe', '', 'Près d’Antsirabe'],
  ['comptable proche de Tana', 'comptable', 'Près d’Antananarivo'],
  ['Électricien à proximité de la ville de Tamatave CDI', 'Électricien CDI', 'Près de Toamasina'],
  ['prof autour de Nosy Be', 'prof', 'Près de Nosy Be'],
  ['vendeuse pres tana', 'vendeuse', 'Près d’Antananarivo'],
  ['caissier aux environs d’Antsirab', 'caissier', 'Près d’Antsirabe'],
  ['mpamily akaikin’i Mahajanga', 'mpamily', 'Près de Mahajanga'],
])('« %s » asks for « %s » around a town', (text, rest, label) => {
  expect(read(text)).toEqual([rest, label])
})

test.each([
  'emploi près de chez moi',
  'proche de la nature',
  'conseiller de proximité',
  'près de',
  'pres x de Tana',
  'alentours',
  '',
])('« %s » names no place that is near', (text) => {
  expect(read(text)).toBeNull()
})

test('a place field takes the same words; a region has no middle', () => {
  const near = findPlace('près de Tamatave')
  expect(near).toMatchObject({ label: 'Près de Toamasina', around: 2 })
  expect(near?.ids[0]).toBe(2)
  expect(near?.ids.length).toBeGreaterThan(3)
  expect(findPlace('Près de la région Analamanga')?.around).toBeUndefined()
  expect(findPlace('près de Paris')).toBeNull()
})
