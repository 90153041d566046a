import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDocument, fullDocument } from '#test/resumes/any-resume.ts'
import { cleanDocument } from '../clean.ts'
import { readJsonResume } from './read.ts'
import { writeJsonResume } from './write.ts'

const again = (value: unknown) => JSON.parse(JSON.stringify(value))

test('a CV comes back from JSON Resume as it was, whatever it holds', () => {
  const document = fullDocument()
  expect(readJsonResume(again(writeJsonResume(document)))).toEqual({ document, unread: [] })
  fc.assert(
    fc.property(aDocument(), (any) => {
      const each = cleanDocument(any)
      expect(readJsonResume(again(writeJsonResume(each)))?.document).toEqual(each)
    }),
    { numRuns: 300 },
  )
})

test('other programs are not shown what the CV hides', () => {
  const document = fullDocument()
  const [, experience] = document.sections
  if (experience?.kind !== 'experience' || !experience.entries[0]) throw new Error('no experience')
  experience.entries[0].is_hidden = true
  document.identity.links = document.identity.links.map((link) => ({ ...link, is_hidden: true }))
  const { 'x-asafidy': _, ...shown } = writeJsonResume(document)
  expect(JSON.stringify(shown)).not.toMatch(/Colombe Assurances|linkedin/)
})

test('what another program changed of our file is kept as it wrote it', () => {
  const file = again(writeJsonResume(fullDocument()))
  file.work[0].position = 'Directrice marketing'
  file.work[0].summary = 'Nouvelle mission.'
  file.work.push({ name: 'Ravinala Conseil', position: 'Consultante', startDate: '2026-01' })
  const read = readJsonResume(file)?.document.sections.find(({ kind }) => kind === 'experience')
  if (read?.kind !== 'experience') throw new Error('no experience')
  expect(read.entries[0]).toMatchObject({ title: 'Directrice marketing', company: 'Colombe Assurances' })
  expect(read.entries[0]?.description).toContain('<p>Nouvelle mission.</p>')
  expect(read.entries.at(-1)).toMatchObject({
    company: 'Ravinala Conseil',
    start: '2026-01',
    is_current: true,
  })
})

test('a file of any other program is read, and what has no field is said', () => {
  const file = {
    basics: { name: 'Lalaina RAZAFY', label: 'Soudeur', phone: 341234567, url: 'exemple.test/lalaina' },
    work: [{ name: 'Chantier Avaratra', position: 'Soudeur', startDate: 'au printemps' }],
    skills: [{ name: 'Soudure', level: 'Master', keywords: ['TIG', 'MIG'] }],
    languages: [{ language: 'Malgache', fluency: 'Native speaker' }],
    awards: [{ title: 'Meilleur apprenti', date: '2019-06-01', awarder: 'Chambre des métiers' }],
    certificates: [{ name: 'Soudeur qualifié', url: 'javascript:alert(1)' }],
  }
  const read = readJsonResume(file)
  expect(read?.document.identity).toMatchObject({
    first_name: 'Lalaina',
    last_name: 'RAZAFY',
    headline: 'Soudeur',
    phone_number: '341234567',
    links: [{ label: '', url: 'https://exemple.test/lalaina' }],
  })
  expect(read?.document.sections.find(({ kind }) => kind === 'skills')).toMatchObject({
    entries: [
      { name: 'TIG', level: 4, group: 'Soudure' },
      { name: 'MIG', level: 4, group: 'Soudure' },
    ],
  })
  expect(read?.document.sections.find(({ kind }) => kind === 'languages')).toMatchObject({
    entries: [{ name: 'Malgache', level: 'native' }],
  })
  expect(read?.document.sections.find(({ kind }) => kind === 'custom')).toMatchObject({
    heading: 'Distinctions',
    entries: [{ title: 'Meilleur apprenti', start: '2019-06' }],
  })
  expect(read?.unread).toEqual(['au printemps', 'javascript:alert(1)'])
})

test('fields that no CV has are said, and what is longer than a CV takes is left out alone', () => {
  const courses = Array.from({ length: 90 }, (_, index) => `Cours ${index} ${'x'.repeat(200)}`)
  const file = {
    basics: { name: 'Faly Rakoto', image: 'https://exemple.test/photo.jpg' },
    work: [{ name: 'Port', position: 'Docker', salary: '400 000 Ar' }],
    education: [{ studyType: 'a'.repeat(200), area: 'b'.repeat(200), institution: 'Lycée', courses }],
    skills: [{ name: 'Grue', level: 'magicien' }],
    hobby: ['pétanque', 7, null],
  }
  const read = readJsonResume(file)
  const education = read?.document.sections.find(({ kind }) => kind === 'education')
  expect(education).toMatchObject({ entries: [{ school: 'Lycée', degree: '' }] })
  expect(JSON.stringify(education)).toContain('Cours 20 ')
  for (const left of ['https://exemple.test/photo.jpg', '400 000 Ar', 'magicien', 'pétanque', '7'])
    expect(read?.unread).toContain(left)
  expect(read?.unread.filter((text) => text.startsWith('Cours')).length).toBeGreaterThan(50)
})

test('a complement that was broken or made to harm never comes through', () => {
  const file = again(writeJsonResume(fullDocument()))
  file['x-asafidy'].sections[0].text = '<p onclick="a()">Bonjour<script>alert(1)</script></p>'
  delete file['x-asafidy'].sections[0].is_basics
  const [summary] = readJsonResume(file)?.document.sections ?? []
  expect(summary).toMatchObject({ kind: 'summary', text: '<p>Bonjour</p>' })
  file['x-asafidy'].sections = [{ id: '../../x', kind: 'poison' }]
  expect(readJsonResume(file)?.document.identity.first_name).toBe('Voahirana')
  for (const none of [null, [], 'a', {}, { basics: [] }]) expect(readJsonResume(none)).toBeNull()
})
