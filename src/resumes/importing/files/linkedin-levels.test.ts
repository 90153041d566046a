import { expect, test } from 'vitest'
import { profileLevel } from '../../shared/levels.ts'
import { linkedinLanguage } from './linkedin-levels.ts'

test.each([
  ['Elementary proficiency', 'compétence élémentaire', 'notions'],
  ['Limited working proficiency', 'compétence professionnelle limitée', 'intermédiaire'],
  ['Professional working proficiency', 'compétence professionnelle', 'courant'],
  ['Full professional proficiency', 'capacité professionnelle complète', 'courant'],
  ['Native or bilingual proficiency', 'bilingue ou langue maternelle', 'bilingue'],
])(
  'what LinkedIn calls %s is told in its own French words, never as another scale',
  (said, words, profile) => {
    const told = linkedinLanguage('Anglais', said)
    expect(told).toEqual({ name: `Anglais (${words})`, level: '' })
    expect(profileLevel(told)).toBe(profile)
  },
)
