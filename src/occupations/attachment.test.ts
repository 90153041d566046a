import { describe, expect, test } from 'vitest'
import { attachTitle, occupationOf, SURE } from './attachment.ts'
import { NOTHING, readList } from './lists.ts'
import { neighbourhood } from './neighbourhood.ts'
import { taxonomy } from './taxonomy.ts'
import { wordsOf } from './title-words.ts'

const judged = readList('judged-titles').map(([codes = '', title = '']) => {
  const [best = null] = attachTitle(title)
  const isRight = codes === '-' ? best === null : best !== null && codes.split(' ').includes(best.code)
  return { title, isRight, isSure: best !== null && best.confidence >= SURE }
})
const share = (part: unknown[], whole: unknown[]) => part.length / whole.length

describe('titles judged by hand', () => {
  test('at least 85 in 100 are attached to the right occupation', () => {
    const right = judged.filter(({ isRight }) => isRight)
    console.info(`${right.length} of ${judged.length} titles are right`)
    expect(judged.length).toBeGreaterThanOrEqual(500)
    expect(share(right, judged)).toBeGreaterThanOrEqual(0.85)
  })

  test('so are at least 75 in 100 of those that no list of ours has word by word', () => {
    const { exact } = taxonomy()
    const unseen = judged.filter(({ title }) => !exact.has(wordsOf(title).join(' ')))
    console.info(
      `${unseen.filter(({ isRight }) => isRight).length} of ${unseen.length} titles are right that stand in no list`,
    )
    expect(unseen.length).toBeGreaterThanOrEqual(100)
    const right = unseen.filter(({ isRight }) => isRight)
    expect(share(right, unseen)).toBeGreaterThanOrEqual(0.75)
  })

  test('at most 2 in 100 of those that are sure are wrong', () => {
    const sure = judged.filter(({ isSure }) => isSure)
    expect(share(sure, judged)).toBeGreaterThan(0.7)
    expect(
      share(
        sure.filter(({ isRight }) => !isRight).map(({ title }) => title),
        sure,
      ),
    ).toBeLessThanOrEqual(0.02)
  })
})

test.each([
  ['Développeuse web', 'Développeurs web'],
  ['Assistante RH', 'assistant ressources humaines'],
  ['E-commerce manager', 'e commerce manager'],
  ['Dev Java (H/F)', 'DÉVELOPPEUR JAVA'],
  ['Prof de maths', 'Professeure de mathématiques'],
  ['mpamily', 'chauffeur'],
  ['mpanjaitra', 'couturière'],
  ['Comptables', 'comptable'],
  ['Téléconseiller', 'télé-conseillère'],
  ['menuiserie', 'menuisier'],
  ['électricité', 'électricien'],
  ['pâtisserie', 'pâtissier'],
  ['gardiennage', 'agent de sécurité'],
  ['livraison', 'livreur'],
])('« %s » and « %s » are one occupation', (one, other) => {
  expect(occupationOf(one)).toBe(occupationOf(other))
})

test.each([
  ['Pharmacy assistant', 'J1307'],
  ['Senior civil engineer (m/f)', 'F1106'],
  ['Payroll clerk', 'M1501'],
  ['Procurement & logistics officer', 'M1101'],
  ['Video editor', 'L1507'],
  ['Resp. adm. & fin.', 'M1205'],
  ['Ass. RH', 'M1501'],
  ['Tech. maint. indus.', 'I1304'],
  ['Assitante de direction', 'M1604'],
  ['Dévelopeur web', 'M1805'],
  ['Comercial terrain', 'D1402'],
  ['Technicien biomédical', 'I1305'],
  ['Ingénieur SIG', 'M1808'],
  ['Monteur câbleur', 'H2602'],
  ['Ingénieure du son', 'L1508'],
  // The head stands alone before what says of what.
  ['Technicien (froid et climatisation)', 'I1306'],
  ['Responsable - comptabilité', 'M1206'],
])('« %s » is %s', (title, code) => expect(occupationOf(title)).toBe(code))

const HEADS = readList('titles').flatMap(([code, titles = '']) =>
  code === NOTHING ? titles.split(';').map((title) => title.trim()) : [],
)

test('a head that many occupations share names none, alone or with how one works', () => {
  expect(HEADS.length).toBeGreaterThan(60)
  const named = HEADS.flatMap((head) => [head, `${head} expérimenté`, `${head} motivé`]).filter(occupationOf)
  expect(named).toEqual([])
})

test('a word two letters from a trade is not taken for it', () => {
  expect(occupationOf('Sourceur')).not.toBe(occupationOf('Soudeur'))
})

test.each(['', '???', 'Stagiaire', 'Responsable', 'Astronaute', 'a'.repeat(5000), '; DROP TABLE offers'])(
  '« %s » stays without an occupation',
  (title) => expect(occupationOf(title)).toBeNull(),
)

describe('neighbours', () => {
  test('the same occupation, one that people move to, and one that has nothing in common', () => {
    expect(neighbourhood('M1203', 'M1203')).toBe('same')
    expect(neighbourhood('M1203', 'M1202')).toBe('near')
    expect(neighbourhood('M1203', 'G1602')).toBeNull()
    expect(neighbourhood(null, 'M1203')).toBeNull()
    expect(neighbourhood('M1203', null)).toBeNull()
  })

  test('being near goes both ways', () => {
    const { occupations } = taxonomy()
    for (const { code, near } of occupations.values())
      for (const other of near)
        expect([code, other, neighbourhood(other, code)]).toEqual([code, other, 'near'])
  })
})
