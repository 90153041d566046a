import { expect, test } from 'vitest'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { differencesBetween, merged } from './merging.ts'
import { newSection } from './new-parts.ts'

test('what one device changed and the other did not is suggested; what both changed is asked, mine first', () => {
  const base = makeDocument()
  const mine = { ...base, identity: { ...base.identity, city: 'Toamasina' } }
  const theirs = {
    ...base,
    identity: { ...base.identity, city: 'Mahajanga', phone_number: '+261341234567' },
    style: { ...base.style, template: 'cadre' as const },
  }
  const differences = differencesBetween(base, mine, theirs)
  expect(differences.map(({ label, suggested }) => [label, suggested])).toEqual([
    ['Téléphone', 'theirs'],
    ['Ville', 'mine'],
    ['Présentation', 'theirs'],
  ])
  // As a person reads it: no code of ours.
  expect(differences.map((each) => each.theirs)).toEqual([
    '034\u00a012\u00a0345\u00a067',
    'Mahajanga',
    'Cadre, Bleu, Source Sans, taille\u00a0: Moyen, espacement\u00a0: Normal',
  ])
  // What only one of them changed is kept of both.
  const suggestedOf = (part: string) => differences.find((each) => each.part === part)?.suggested ?? 'mine'
  const both = merged(mine, theirs, suggestedOf)
  expect([both.identity.city, both.identity.phone_number, both.style.template]).toEqual([
    'Toamasina',
    '+261341234567',
    'cadre',
  ])
})

test('a section that only one of them has is kept or left, and the order stays', () => {
  const base = makeDocument()
  const added = newSection('projects')
  const theirs = { ...base, sections: base.sections.toSpliced(1, 0, added) }
  const mine = { ...base, sections: base.sections.slice(0, -1) }
  const [first, second] = differencesBetween(base, mine, theirs)
  expect([first?.label, first?.mine, first?.suggested]).toEqual(['Projets', '', 'theirs'])
  expect([second?.label, second?.suggested]).toEqual(['Langues', 'mine'])
  const made = merged(mine, theirs, (part) => (part === added.id ? 'theirs' : 'mine'))
  expect(made.sections.map(({ kind }) => kind)).toEqual([
    'summary',
    'projects',
    'experience',
    'education',
    'skills',
  ])
})

test('an entry that one device hid and the other did not is told apart from its shown self', () => {
  const base = makeDocument()
  const hidden = base.sections.map((section) =>
    section.kind === 'languages'
      ? { ...section, entries: section.entries.map((entry) => ({ ...entry, is_hidden: true })) }
      : section,
  )
  const link = { id: 'l1', label: 'Portfolio', url: 'https://exemple.test' }
  const withLink = { ...base, identity: { ...base.identity, links: [link] } }
  const mine = {
    ...withLink,
    sections: hidden,
    identity: { ...base.identity, links: [{ ...link, is_hidden: true as const }] },
  }
  const [identity, languages] = differencesBetween(withLink, mine, withLink)
  expect([identity?.mine, identity?.theirs].map((words) => words?.includes('(masqué) Portfolio'))).toEqual([
    true,
    false,
  ])
  expect([languages?.mine, languages?.theirs]).toEqual([
    '(masqué) Français, Courant, C1',
    'Français, Courant, C1',
  ])
  expect(merged(mine, withLink, () => 'mine')).toEqual(mine)
})
