import { expect, test } from 'vitest'
import { languagePair, profileLevel, toldLanguage } from './levels.ts'

test('a level that a text tells by a word stays that word, and one of the framework is one', () => {
  expect(toldLanguage('Français', 'Courant')).toEqual({ name: 'Français (courant)', level: '' })
  expect(toldLanguage('Anglais', 'B2')).toEqual({ name: 'Anglais', level: 'B2' })
  expect(toldLanguage('Anglais', 'Courant, C1')).toEqual({ name: 'Anglais', level: 'C1' })
  expect(toldLanguage('Malgache', 'langue maternelle')).toEqual({ name: 'Malgache', level: 'native' })
  expect(toldLanguage('Comorien', '')).toEqual({ name: 'Comorien', level: '' })
})

test('a profile reads the level beside the name as its own', () => {
  const told = toldLanguage('Français', 'Courant')
  expect([languagePair(told), profileLevel(told)]).toEqual([
    { language: 'Français', words: 'courant' },
    'courant',
  ])
  expect(profileLevel({ name: 'Comorien (un peu)', level: '' })).toBe('')
})
