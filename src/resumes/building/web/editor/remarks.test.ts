import { expect, test } from 'vitest'
import { resume, section, summary } from '#test/resumes/printed-resumes.ts'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { remarksOn } from './remarks.ts'

const WHOLE = resume(
  {
    first_name: 'Soa',
    last_name: 'Rakoto',
    headline: 'Soudeuse',
    email: 'soa@exemple.test',
    city: 'Toliara',
  },
  [
    section('experience', [{ title: 'Soudeuse', company: 'Port', start: '2020', is_current: true }]),
    section('education', [{ degree: 'CAP', school: 'Lycée', end: '2018' }]),
    section('skills', [{ name: 'TIG' }]),
    section('languages', [{ name: 'Malgache', level: 'native' }]),
  ],
)
const wordsOn = (document: typeof WHOLE) =>
  remarksOn(document).map(({ words }) => words.replaceAll('\u00a0', ' '))
const withIdentity = (identity: Partial<typeof WHOLE.identity>) => ({
  ...WHOLE,
  identity: { ...WHOLE.identity, ...identity },
})

test('a whole CV is left alone', () => {
  expect(remarksOn(WHOLE)).toEqual([])
  expect(remarksOn(withIdentity({ email: '', phone_number: '034 12 345 67' }))).toEqual([])
})

test('what a recruiter would look for and not find is said, where it is written', () => {
  expect(remarksOn(resume({}, [])).map(({ part }) => part)).toEqual(Array(8).fill('identity'))
  expect(wordsOn(withIdentity({ email: 'soa@exemple', show_photo: true }))).toEqual([
    'L’adresse e-mail n’est pas entière.',
    'La photo est demandée mais n’est pas choisie.',
  ])
  const [experience] = WHOLE.sections
  const without = { ...WHOLE, sections: WHOLE.sections.slice(1) }
  expect(remarksOn(without)).toEqual([
    { part: 'identity', words: expect.stringMatching(/^Aucune expérience/) },
  ])
  const empty = { ...WHOLE, sections: [{ ...experience, entries: [] } as never, ...WHOLE.sections.slice(1)] }
  expect(remarksOn(empty)).toEqual([
    { part: experience?.id, words: expect.stringMatching(/^Aucune expérience/) },
  ])
})

test('what is hidden is neither counted nor looked at', () => {
  const hidden = WHOLE.sections.map((each) =>
    each.kind === 'experience'
      ? { ...each, entries: each.entries.map((entry) => ({ ...entry, is_hidden: true, title: '' })) }
      : each.kind === 'skills'
        ? { ...each, is_hidden: true }
        : each,
  )
  expect(wordsOn({ ...WHOLE, sections: hidden })).toEqual([
    'Aucune expérience : un stage, un projet ou un engagement compte.',
    'Aucune compétence.',
  ])
})

test('texts that are too short or too long, dates that go back and gaps left to fill are said', () => {
  const sections = [
    summary('<p>Je soude.</p>'),
    summary(`<p>${'a'.repeat(601)}</p>`),
    section('experience', [
      { title: 'Aide', company: 'Port', start: '2021-05', end: '2020-06' },
      { company: 'Rova' },
      { title: 'Cheffe', start: '2022', description: `<p>${'b'.repeat(1_001)}</p>` },
      { title: 'Agente', start: '2022', description: '<p>J’ai réduit de … % les retards.</p>' },
      { title: 'Juste', start: '2021-05', end: '2021' },
    ]),
    section('education', [{ degree: 'CAP', end: '2018' }]),
    section(
      'skills',
      Array.from({ length: 16 }, (_, index) => ({ name: `Geste ${index}` })),
    ),
    section('languages', [{ name: 'Malgache' }]),
  ]
  expect(wordsOn({ ...WHOLE, sections })).toEqual([
    'Le profil est court : deux ou trois phrases.',
    'Le profil est long : 601 caractères, visez 600.',
    'Expériences, Aide : la fin précède le début.',
    'Expériences, Nouvelle expérience : le nom manque.',
    'Expériences, Nouvelle expérience : les dates manquent.',
    'Expériences, Cheffe : le texte est long, 1001 caractères.',
    'Expériences, Agente : un « … » reste à remplir.',
    '16 compétences : gardez les plus utiles.',
  ])
})

test('the CV that a profile begins with says what is still to write', () => {
  expect(wordsOn(makeDocument())).toContain('Aucune formation.')
})

test('letters that no font of a CV has are named before it is printed, and those that one has are not', () => {
  const named = (headline: string) => wordsOn(withIdentity({ headline }))
  expect(named('Traductrice 한국어')).toEqual([
    'Les polices du CV n’ont pas ces caractères : 한 국 어. Ils seraient imprimés vides, écrivez-les en lettres latines.',
  ])
  for (const headline of [
    'Œuvres à Nosy Be',
    'Инженер',
    'Μηχανικός',
    'مهندس',
    '工程师',
    'エンジニア',
    'Chef ✂ 100 %',
  ])
    expect(named(headline)).toEqual([])
})
