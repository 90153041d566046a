import { expect, test } from 'vitest'
import { namesWithoutWords, writeLines } from './field-words.ts'

test('what the log keeps is read in words: fields, states, moments and what is within', () => {
  expect(writeLines({ status: 'validated', held: true, expires_at: null, moved: { applications: 2 } })).toBe(
    'État\u00a0: Validée\nRetenue\u00a0: oui\nFin de publication\u00a0: rien\nPassé au compte gardé\u00a0: Candidatures\u00a0: 2',
  )
  expect(writeLines(['Tamatave', 'Toamasina'])).toBe('Tamatave, Toamasina')
  expect(writeLines('2026-11-21T08:00:00.000Z')).toContain('11\u00a0h')
})

test('a field without words is named, at any depth; the number of a row needs none', () => {
  expect(namesWithoutWords({ before: { nif: '1', noet: [{ other: 1 }] }, after: { 12: 'x' } })).toEqual([
    'noet',
    'other',
  ])
})
