import { expect, test } from 'vitest'
import { COMPLETE } from '#test/resumes/printed-resumes.ts'
import { newEntry } from '../shared/new-parts.ts'
import { formatPeriod, shownUrl } from '../shared/words.ts'
import { readableOnWhite } from './colours.ts'
import { documentFromContent } from './from-content.ts'
import { printed } from './printed.ts'
import { readRichText } from './rich-text.ts'
import { printable, typed } from './typed-text.ts'
import { failingPart } from './typesetting.ts'

test('moments are said as people say them', () => {
  const period = (start: string, end = '', is_current = false) => formatPeriod({ start, end, is_current })
  expect(period('2023-03', '', true)).toBe('mars\u00a02023 – aujourd’hui')
  expect(period('2020-04', '2020-09')).toBe('avr. – sept.\u00a02020')
  expect(period('2021-01', '2023-02')).toBe('janv.\u00a02021 – févr.\u00a02023')
  expect(period('2018', '2020')).toBe('2018 – 2020')
  expect([period('2019'), period('', '2019'), period('2019', '2019')]).toEqual(['2019', '2019', '2019'])
  expect([period(''), period('', '', true)]).toEqual(['', 'aujourd’hui'])
})

test('addresses are shown without what nobody says', () => {
  expect(shownUrl('https://www.exemple.mg/')).toBe('exemple.mg')
  expect(shownUrl('mailto:soa@exemple.mg')).toBe('soa@exemple.mg')
})

test('a level beside a language is shown as one, and a category of licence says what it is', () => {
  const section = { id: 's', kind: 'languages' as const, heading: '', is_hidden: false }
  const languages = ['Français (courant)', 'Comorien'].map((name) => newEntry('languages', { name }))
  const identity = { ...COMPLETE.identity, driving_licence: 'B' }
  const { sections, contact } = printed(
    { ...COMPLETE, identity, sections: [{ ...section, entries: languages }] },
    false,
  )
  expect(sections).toMatchObject([
    {
      pairs: [
        { label: 'Français', text: 'Courant' },
        { label: 'Comorien', text: '' },
      ],
    },
  ])
  expect(contact.find(({ kind }) => kind === 'licence')).toMatchObject({ lead: 'Permis', text: 'B' })
})

test('typed text is spaced by the French rules and loses what cannot be printed', () => {
  expect(printable('Résultat : + 38 % « net » !')).toBe(
    'Résultat\u00a0: +\u00a038\u00a0% «\u00a0net\u00a0»\u00a0!',
  )
  expect(printable('6 400 000 Ar, puis 180 M Ar en 5 ans pour M. Rakoto et Mme Soa')).toBe(
    '6\u00a0400\u00a0000\u00a0Ar, puis 180\u00a0M\u00a0Ar en 5\u00a0ans pour M.\u00a0Rakoto et Mme\u00a0Soa',
  )
  // What is no number, or no unit, still ends its lines where it may.
  for (const text of ['12 345 67', '3 habits et 4 mains', '123 456 '.repeat(9).trim(), 'de 2019 à 2021'])
    expect(printable(text)).toBe(text)
  expect(printable('\u202eabc\u0007\u200b \ufeff')).toBe('abc')
  expect(printable('deux\nlignes\u2028trois')).toBe('deux lignes trois')
})

test('a word that is too long comes in pieces, first where an address has its parts', () => {
  expect(typed('court')).toBe('court')
  const pieces = typed('https://exemple.test/une-adresse/plutot/longue')
  expect(pieces).toContain('exemple.')
  expect([pieces].flat().join('')).toBe('https://exemple.test/une-adresse/plutot/longue')
  expect(typed('a'.repeat(40))).toHaveLength(40)
})

test('rich text becomes plain data, and only links to the web lead somewhere', () => {
  expect(
    readRichText(
      '<p>Un <strong>mot</strong> et <a href="https://a.test">un lien</a></p><ul><li>un</li><li><p>deux</p></li></ul>',
    ),
  ).toEqual([
    {
      kind: 'text',
      runs: [
        { text: 'Un ' },
        { text: 'mot', strong: true },
        { text: ' et ' },
        { text: 'un lien', href: 'https://a.test' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', runs: [{ text: 'un' }] }], [{ kind: 'text', runs: [{ text: 'deux' }] }]],
    },
  ])
  expect(JSON.stringify(readRichText('<a href="javascript:alert(1)">x</a><script>y</script>'))).not.toContain(
    'script:',
  )
  expect(readRichText('<p></p><p> </p><ul></ul>')).toEqual([])
  expect(JSON.stringify(readRichText('<ul><li>a'.repeat(600)))).toContain('"a"')
})

test('a colour is dark enough to be read on paper, and one that is stays as it is', () => {
  expect(readableOnWhite('#1d4ed8')).toBe('#1d4ed8')
  expect(readableOnWhite('#ffff00')).not.toBe('#ffff00')
})

test('the part that cannot be set is named by its heading', () => {
  const content = printed(COMPLETE, false)
  const broken = (heading: string) => (part: typeof content) =>
    !part.sections.some((each) => each.heading === heading)
  expect(failingPart(content, broken('Distinctions reçues'))).toBe('Distinctions reçues')
  expect(failingPart(content, broken('Langues'))).toBe('Langues')
  expect(failingPart(content, () => false)).toBe('Coordonnées')
})

test('a CV made of the profile becomes a built one that says the same and nothing more', () => {
  const document = documentFromContent({
    title: 'Comptable',
    name: 'CV',
    description: 'Dix ans.\n- Paie\n- Bilan',
    headline: 'Expert de <la> paie',
    person: {
      first_name: 'Soa',
      last_name: 'Rabe',
      email: 'soa@exemple.test',
      phone_number: null,
      city: 'Toliara',
    },
    skills: ['Sage'],
    experiences: [
      { title: 'Aide', company: 'Cabinet', city: null, start: '2020-01', end: null, description: 'a' },
    ],
    education: [{ degree: 'DUT', school: 'IST', year: 2012 }],
    languages: [
      { name: 'Malgache', level: 'langue maternelle' },
      { name: 'Français', level: 'courant' },
    ],
  })
  expect(document.identity).toMatchObject({ headline: 'Comptable', city: 'Toliara', phone_number: '' })
  expect(document.sections[0]).toMatchObject({
    text: '<p>Expert de &lt;la&gt; paie</p><p>Dix ans.</p><ul><li>Paie</li><li>Bilan</li></ul>',
  })
  expect(document.sections.find(({ kind }) => kind === 'languages')).toMatchObject({
    entries: [
      { name: 'Malgache', level: 'native' },
      { name: 'Français (courant)', level: '' },
    ],
  })
})
