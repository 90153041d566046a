import { expect, test } from 'vitest'
import { resume, section } from '#test/resumes/printed-resumes.ts'
import { doubtsOf, valuesOf } from './doubts.ts'

const SOURCE = `Curriculum vitae

RAKOTO Soa
Soudeuse

EXPÉRIENCES
Chantier Avaratra, Toamasina        2019 – 2021
SOUDEUSE
Charpentes de deux hangars
Atelier Ny Vy                       2016 – 2018
Aide soudeuse
Entretien des postes`

const read = resume({ first_name: 'Soa', last_name: 'RAKOTO', headline: 'Soudeuse' }, [
  section('experience', [
    { title: 'Soudeuse', company: 'Chantier Avaratra', start: '2019', end: '2021' },
    { title: 'Atelier Ny Vy', company: 'Aide soudeuse', start: '2016', end: '2018' },
  ]),
  section('skills', [{ name: 'TIG' }]),
])
const entries = read.sections.flatMap((each) => ('entries' in each ? [...each.entries] : []))
const [first, second] = entries.map((entry, index) => Object.assign(entry, { id: `x${index}` }).id)

test('each doubt stands beside the lines that it was read of, those that say it told from the next', () => {
  const paths = ['identity.headline', `${second}.title`, `${second}.company`, `${first}.start`, 'gone.title']
  expect(doubtsOf(read, paths, SOURCE)).toEqual([
    {
      id: 'identity',
      place: 'Coordonnées',
      fields: ['headline'],
      lines: [
        { text: 'RAKOTO Soa', isMeant: true },
        { text: 'Soudeuse', isMeant: true },
        { text: 'EXPÉRIENCES', isMeant: false },
      ],
    },
    {
      id: first,
      place: 'Expériences, Soudeuse',
      fields: ['start'],
      lines: [
        { text: expect.stringContaining('Chantier Avaratra'), isMeant: true },
        { text: 'SOUDEUSE', isMeant: true },
        { text: 'Charpentes de deux hangars', isMeant: false },
      ],
    },
    {
      id: second,
      place: 'Expériences, Atelier Ny Vy',
      fields: ['title', 'company'],
      lines: [
        { text: expect.stringContaining('Atelier Ny Vy'), isMeant: true },
        { text: 'Aide soudeuse', isMeant: true },
        { text: 'Entretien des postes', isMeant: false },
      ],
    },
  ])
})

test('what the file says elsewhere, or what is gone, shows no lines', () => {
  expect(doubtsOf(read, [`${second}.title`], 'Autre chose')).toMatchObject([{ lines: [] }])
  expect(valuesOf(read, second ?? '')).toMatchObject({ company: 'Aide soudeuse' })
  expect(valuesOf(read, 'gone')).toBeNull()
})
