import { expect, test } from 'vitest'
import { readJsonResume } from './read.ts'

// Files as other programs and people write them, beside the letter of the standard.

const BASICS = { name: 'Haingo Ravelo', email: 'haingo@exemple.test' }

function read(file: object) {
  const found = readJsonResume({ basics: BASICS, ...file })
  if (!found) throw new Error('not read')
  const entries = (kind: string): object[] => {
    const section = found.document.sections.find((each) => each.kind === kind)
    return section && 'entries' in section ? section.entries : []
  }
  return { ...found, entries }
}

test.each([
  ['2021-03', '2022-04', '2021-03', '2022-04', false],
  ['2021-03-15', '2022-04-01T00:00:00.000Z', '2021-03', '2022-04', false],
  ['Mar 2021', 'Apr 2022', '2021-03', '2022-04', false],
  ['mars 2021', 'décembre 2022', '2021-03', '2022-12', false],
  ['03/2021', '12/2022', '2021-03', '2022-12', false],
  ['March 15, 2021', 'Dec. 2022', '2021-03', '2022-12', false],
  ['2021/3', '15.04.2022', '2021-03', '2022-04', false],
  ['2021', 'Present', '2021', '', true],
  ['2021-03', 'présent', '2021-03', '', true],
  ['2021-03', 'Aujourd’hui', '2021-03', '', true],
  ['2021-03', 'en cours', '2021-03', '', true],
  ['2021-03', 'now', '2021-03', '', true],
  ['2021-03', 'jusqu’à présent', '2021-03', '', true],
  [{ year: 2021, month: 3 }, { year: 2022 }, '2021-03', '2022', false],
  ['2021-03', null, '2021-03', '', true],
  ['2021-03', '', '2021-03', '', true],
])('a post from %j to %j', (startDate, endDate, start, end, is_current) => {
  const { entries, unread } = read({ work: [{ name: 'Gamma', position: 'Aide', startDate, endDate }] })
  expect(entries('experience')).toMatchObject([{ start, end, is_current }])
  expect(unread).toEqual([])
})

test('what is no date is told, and the year in it is kept', () => {
  const work = [{ name: 'Gamma', startDate: 'printemps 2019', endDate: 'bientôt' }]
  const { entries, unread } = read({ work })
  expect(entries('experience')).toMatchObject([{ start: '2019', end: '', is_current: false }])
  expect(unread).toEqual(['printemps 2019', 'bientôt'])
})

test('a moment in milliseconds is no year, and an end that is not understood is an end', () => {
  const work = [1617235200000, ['2022']].map((endDate) => ({ name: 'Gamma', startDate: '2019', endDate }))
  const { entries, unread } = read({ work })
  const ended = { start: '2019', end: '', is_current: false }
  expect(entries('experience')).toMatchObject([ended, ended])
  expect(unread).toEqual(['1617235200000', '2022'])
})

test.each([
  [{ name: 'Jean de Dieu RAKOTO' }, ['Jean de Dieu', 'RAKOTO']],
  [{ name: 'Jean de Dieu Rakotoarisoa' }, ['Jean de Dieu', 'Rakotoarisoa']],
  [{ firstName: 'Haingo', lastName: 'Ravelo' }, ['Haingo', 'Ravelo']],
])('the name of %j', (basics, name) => {
  const { identity } = read({ basics }).document
  expect([identity.first_name, identity.last_name]).toEqual(name)
})

test('versions 3 and 5 of Reactive Resume call levels, marks and titles otherwise, and 5 has sections of one’s own', () => {
  const three = read({
    basics: BASICS,
    sections: {
      languages: { items: [{ name: 'Anglais', level: 'B2', levelNum: 6 }] },
      skills: { items: [{ name: 'Excel', level: 'Avancé', levelNum: 8 }] },
    },
  })
  expect(three.entries('languages')).toMatchObject([{ name: 'Anglais', level: 'B2' }])
  expect(three.entries('skills')).toMatchObject([{ name: 'Excel', level: 3 }])
  const five = read({
    basics: BASICS,
    sections: {
      languages: { items: [{ language: 'Anglais', fluency: 'Courant', level: 4 }] },
      education: { items: [{ school: 'Lycée', degree: 'Bacc', grade: 'Mention bien', period: '2015' }] },
      certifications: { items: [{ title: 'CACES', issuer: 'AFPA', date: '2019' }] },
      references: { items: [{ name: 'Faly Rabe', position: 'Directeur', phone: '033 11 222 44' }] },
    },
    customSections: [
      {
        title: 'Missions',
        type: 'experience',
        items: [{ company: 'Delta', position: 'Aide', period: '2016' }],
      },
      { title: 'Divers', type: 'cover-letter', items: [{ content: '<p>Bonjour</p>' }] },
    ],
  })
  expect(five.entries('languages')).toMatchObject([{ name: 'Anglais (courant)' }])
  expect(JSON.stringify(five.entries('education'))).toContain('Mention bien')
  expect(five.entries('certificates')).toMatchObject([{ name: 'CACES', issuer: 'AFPA' }])
  expect(five.entries('references')).toMatchObject([{ position: 'Directeur', phone_number: '033 11 222 44' }])
  expect(five.entries('experience')).toMatchObject([{ title: 'Aide', company: 'Delta', start: '2016' }])
  expect(five.unread.toSorted()).toEqual(['Bonjour', 'Divers', 'Missions'])
})

test('the first version of the standard, and fields under their other usual names', () => {
  const { entries, unread, document } = read({
    basics: {
      ...BASICS,
      website: 'https://haingo.exemple.test',
      headline: 'Magasinière',
      location: 'Toamasina',
    },
    work: [{ company: 'Gamma', title: 'Aide', website: 'http://gamma.exemple', date: '01/2020 – 12/2021' }],
    volunteer: [{ company: 'Croix-Rouge', position: 'Bénévole', website: 'https://secours.exemple' }],
    education: [{ school: 'Lycée Jules-Ferry', degree: 'Bacc A2' }],
    skills: ['Excel', { name: 'Inventaire' }],
    languages: [{ name: 'Malgache', level: 'Langue maternelle' }, 'Français'],
    interests: ['Marche'],
  })
  expect(document.identity).toMatchObject({
    city: 'Toamasina',
    headline: 'Magasinière',
    links: [{ url: 'https://haingo.exemple.test' }],
  })
  expect(entries('experience')).toMatchObject([
    { title: 'Aide', company: 'Gamma', start: '2020-01', end: '2021-12', is_current: false },
  ])
  expect(JSON.stringify(entries('experience'))).toContain('http://gamma.exemple')
  expect(entries('volunteering')).toMatchObject([{ organisation: 'Croix-Rouge' }])
  expect(entries('education')).toMatchObject([{ school: 'Lycée Jules-Ferry', degree: 'Bacc A2' }])
  expect(entries('skills')).toMatchObject([{ name: 'Excel' }, { name: 'Inventaire' }])
  expect(entries('languages')).toMatchObject([{ name: 'Malgache', level: 'native' }, { name: 'Français' }])
  expect(entries('interests')).toMatchObject([{ name: 'Marche' }])
  expect(unread).toEqual([])
})

test('texts that are HTML are read as their words', () => {
  const { document } = read({
    basics: { ...BASICS, summary: '<p>Rigueur &amp; calme</p><ul><li>Mobile</li></ul>' },
  })
  expect(document.sections).toMatchObject([
    { kind: 'summary', text: '<p>Rigueur &amp; calme</p><p>Mobile</p>' },
  ])
})

const id = 'cm1x2y3'
const url = { label: '', href: '' }
const item = { id, visible: true, url }
const REACTIVE = {
  basics: {
    ...BASICS,
    headline: 'Magasinière',
    phone: '033 11 222 44',
    location: 'Toamasina',
    url: { label: 'Mon site', href: 'https://haingo.exemple.test' },
    customFields: [{ id, icon: 'car', name: 'Permis', value: 'Catégorie B' }],
    picture: { url: 'https://exemple.test/photo.jpg', size: 64, effects: { hidden: false } },
  },
  sections: {
    summary: {
      id: 'summary',
      name: 'Profil',
      visible: true,
      content: '<p>Dix ans de <strong>dépôt</strong>.</p>',
    },
    experience: {
      id: 'experience',
      name: 'Postes',
      items: [
        {
          ...item,
          company: 'Gamma',
          position: 'Cheffe de dépôt',
          location: 'Toamasina',
          date: 'Mars 2019 – Présent',
          summary: '<p>Équipe de six.</p><ul><li><p>Inventaires</p></li></ul>',
          url: { label: '', href: 'https://gamma.exemple' },
        },
        { ...item, visible: false, company: 'Delta', position: 'Aide', date: '2018' },
      ],
    },
    education: {
      items: [{ ...item, institution: 'Lycée', studyType: 'Bacc', area: 'A2', score: '', date: '2015' }],
    },
    skills: {
      items: [{ ...item, name: 'Dépôt', description: 'Avancé', level: 4, keywords: ['Inventaire'] }],
    },
    languages: { items: [{ ...item, name: 'Anglais', description: 'B2', level: 3 }] },
    profiles: {
      items: [
        {
          ...item,
          network: 'LinkedIn',
          username: 'haingo',
          icon: 'linkedin',
          url: { label: '', href: 'https://www.linkedin.com/in/haingo' },
        },
      ],
    },
    awards: {
      items: [{ ...item, title: 'Médaille', awarder: 'Port', date: 'Jan 2020', summary: '<p>Dix ans</p>' }],
    },
    certifications: { items: [{ ...item, name: 'CACES', issuer: 'AFPA', date: '2019', summary: '' }] },
    references: { items: [{ ...item, name: 'Faly Rabe', description: 'Directeur', summary: '' }] },
    custom: {
      x1: { id: 'x1', name: 'Divers', items: [{ ...item, name: 'Scoutisme', description: 'Cheftaine' }] },
    },
  },
  metadata: { template: 'onyx', layout: [[['summary'], ['skills']]] },
}

test('a file of Reactive Resume is a CV, and what has no place in it is told', () => {
  const { document, entries, unread } = read(REACTIVE)
  expect(document.identity).toMatchObject({
    headline: 'Magasinière',
    city: 'Toamasina',
    phone_number: '033 11 222 44',
    links: [
      { label: 'Mon site', url: 'https://haingo.exemple.test' },
      { label: 'LinkedIn', url: 'https://www.linkedin.com/in/haingo' },
    ],
  })
  expect(document.sections[0]).toMatchObject({ kind: 'summary', text: '<p>Dix ans de dépôt.</p>' })
  expect(entries('experience')).toMatchObject([
    {
      title: 'Cheffe de dépôt',
      company: 'Gamma',
      city: 'Toamasina',
      start: '2019-03',
      is_current: true,
      description: expect.stringContaining('<p>Équipe de six.</p><ul><li>Inventaires</li></ul>'),
    },
  ])
  expect(entries('education')).toMatchObject([{ degree: 'Bacc, A2', school: 'Lycée', start: '2015' }])
  expect(entries('skills')).toMatchObject([{ name: 'Inventaire', group: 'Dépôt', level: 3 }])
  expect(entries('languages')).toMatchObject([{ name: 'Anglais', level: 'B2' }])
  expect(entries('custom')).toMatchObject([{ title: 'Médaille', subtitle: 'Port', start: '2020-01' }])
  expect(entries('certificates')).toMatchObject([{ name: 'CACES', date: '2019' }])
  expect(entries('references')).toMatchObject([{ name: 'Faly Rabe', description: '<p>Directeur</p>' }])
  expect(unread.toSorted()).toEqual(
    ['2018', 'Aide', 'Catégorie B', 'Cheftaine', 'Delta', 'Divers', 'Permis', 'Scoutisme'].toSorted(),
  )
})

const WORK = [{ name: 'Gamma', position: 'Magasinière' }]
const BARE = { basics: BASICS, work: WORK }

test.each<[string, unknown, string[]]>([
  ['in a resume', { resume: BARE }, []],
  ['in the answer of a program', { success: true, id: 'x1', data: BARE }, []],
  ['two deep, with its title', { data: { title: 'Mon CV', resume: BARE } }, ['Mon CV']],
  ['in a list', [BARE], []],
  ['as a text', { resume: JSON.stringify(BARE) }, []],
])('a CV that is wrapped %s is found', (_, file, unread) => {
  const found = readJsonResume(file)
  expect(found?.document.identity).toMatchObject({ first_name: 'Haingo', last_name: 'Ravelo' })
  expect(found?.document.sections).toMatchObject([
    { kind: 'experience', entries: [{ title: 'Magasinière' }] },
  ])
  expect(found?.unread).toEqual(unread)
})

test('what is wrapped deeper, or is no CV, is none', () => {
  for (const file of [{ a: { b: { c: { d: BARE } } } }, { resume: '{' }, { data: [] }, [], 'texte', null])
    expect(readJsonResume(file)).toBeNull()
})
