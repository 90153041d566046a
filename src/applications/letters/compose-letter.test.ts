import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOccupation } from '#src/occupations/taxonomy.ts'
import { TRADE_SENTENCES } from '#src/resumes/building/web/editor/trades/sentences.ts'
import { composeLetter, type LetterFacts } from './compose-letter.ts'
import type { LetterAnswers } from './shared/answers.ts'
import { listTradeSentences, REASONS, readTradeSentences } from './trade-sentences.ts'

const TODAY = '2026-11-28'
const PERSON: LetterFacts['person'] = {
  first_name: 'Miora',
  last_name: 'Rakoto',
  available_now: null,
  available_from: null,
  experiences: [],
  skills: [],
}
const OFFER = { title: 'Caissier', company_name: 'Le Relais' }

interface Given {
  offer?: Partial<LetterFacts['offer']>
  person?: Partial<LetterFacts['person']>
  answers?: Partial<LetterAnswers>
}

function letterOf({ offer = {}, person = {}, answers }: Given = {}): string {
  const facts = { offer: { ...OFFER, ...offer }, person: { ...PERSON, ...person }, answers, today: TODAY }
  const composed = composeLetter(facts)
  if (!('letter' in composed)) throw new Error(`too long because of ${composed.tooLong.answer}`)
  return composed.letter
}

/** What a letter says of the answers, between its opening and its end. */
const bodyOf = (given: Given) => letterOf(given).split('\n\n').slice(2, 4).join('\n')

test('a letter has a greeting, the offer, the answers, the availability, a closing and the name', () => {
  const letter = letterOf({
    offer: { title: 'Assistant comptable H/F', company_name: 'Vanille Export' },
    person: { available_now: false, available_from: '2027-01-01' },
    answers: {
      experience: "j'ai tenu la caisse d'une épicerie pendant 2 ans",
      example: 'réduit les écarts de caisse de moitié',
      reason: "parce que j'habite à côté",
    },
  })
  const [greeting, opening, experience, reason, availability, closing, name, ...rest] = letter.split('\n\n')
  expect([greeting, name, rest]).toEqual(['Madame, Monsieur,', 'Miora Rakoto', []])
  expect(opening).toMatch(/«\u00A0Assistant comptable H\/F\u00A0»|d’assistant comptable/)
  expect(opening).toContain('Vanille Export')
  expect(experience).toMatch(
    /^[^.]+\. J’ai tenu la caisse d’une épicerie pendant 2 ans\. Par exemple, j’ai réduit les écarts de caisse de moitié\.$/,
  )
  expect(reason).toBe('Je postule chez vous parce que j’habite à côté.')
  expect(availability).toMatch(/^Je peux commencer à partir du 1er janvier 2027\. [^.]+\.$/)
  expect(closing).toMatch(/, Madame, Monsieur, .*salutations [a-zé]+\.$/)
})

test('the same facts give the same letter, and others other turns of phrase', () => {
  expect(letterOf()).toBe(letterOf())
  const openings = ['Airtel', 'Star', 'Orange', 'Telma', 'Jirama', 'Ambatovy', 'Sipromad', 'Vidzar'].map(
    (company_name) =>
      letterOf({ offer: { company_name } }).split('\n\n').slice(1, -1).join().replaceAll(company_name, ''),
  )
  expect(new Set(openings).size).toBeGreaterThan(3)
})

test('titles are elided, keep their names and lose their marks of gender', () => {
  const posts = (title: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g']
      .map((company_name) => letterOf({ offer: { title, company_name } }))
      .join()
  expect(posts('Assistante de direction (F/H)')).toContain('poste d’assistante de direction que')
  expect(posts('Hôtesse d’accueil')).toContain('poste d’hôtesse d’accueil que')
  expect(posts('Hockeyeur')).toContain('poste de hockeyeur que')
  expect(posts('Responsable RH')).toContain('poste de responsable RH que')
  expect(posts('Community Manager')).toContain('poste de Community Manager que')
  for (const title of ['Vendeur(se)', 'VENDEUR EN MAGASIN', 'Chauffeur / livreur'])
    expect(posts(title)).not.toMatch(/poste d[e’]/)
})

test('companies are said with the article that their name needs', () => {
  const said = (company_name: string) => letterOf({ offer: { company_name } })
  expect(said('Hôtel Colbert')).toContain('l’Hôtel Colbert')
  expect(said('Ministère de la Santé')).toContain('le Ministère de la Santé')
  expect(said('Banque du Sud')).toContain('la Banque du Sud')
  expect(said('Le Relais')).not.toMatch(/(?:la|le|l’) ?Le Relais/)
  expect(said('Savonnerie S.A.')).not.toContain('..')
})

test('answers that are no sentences are made ones', () => {
  const experience = (text: string) => bodyOf({ answers: { experience: text } }).split('\n')[0]
  expect(experience('2 ans de caisse à Jumbo\n- Accueil des clients.')).toMatch(
    /^[^:]+\u00A0: 2 ans de caisse à Jumbo\u00A0; accueil des clients\.$/,
  )
  expect(experience('comme vendeuse chez Jumbo')).toBe('J’ai travaillé comme vendeuse chez Jumbo.')
  expect(experience('Depuis 2020 chez Jumbo')).toBe('Je travaille depuis 2020 chez Jumbo.')
  expect(experience('Tenu la caisse')).toMatch(/\. J’ai tenu la caisse\.$/)
  expect(experience('Encadré des apprentis')).toMatch(/\. J’ai encadré des apprentis\.$/)
  expect(experience('Suivi de chantiers : achats')).toMatch(/\. Suivi de chantiers\u00A0: achats\.$/)
  expect(bodyOf({ answers: { reason: 'la proximité de mon domicile' } })).toContain(
    'Ce qui m’attire chez vous\u00A0: la proximité de mon domicile.',
  )
  expect(bodyOf({ answers: { reason: 'car je connais le quartier' } })).toContain(
    'Je postule chez vous, car je connais le quartier.',
  )
})

test('without answers the letter says the posts and skills of the profile', () => {
  const posts = [
    { title: 'Caissière', company: 'Jumbo Score', start: '2021-03', end: null },
    { title: 'Vendeuse F/H', company: 'Ministère du Commerce', start: '2018-01', end: '2020-12' },
    { title: 'Stagiaire', company: 'X', start: '2017-01', end: '2017-12' },
  ]
  const letter = letterOf({ person: { experiences: posts.toReversed(), skills: ['Excel', 'Caisse', ' '] } })
  expect(letter).toContain(
    'J’exerce comme caissière chez Jumbo Score depuis mars 2021. Auparavant, j’ai exercé comme vendeuse pour le Ministère du Commerce de 2018 à 2020. Je peux aussi compter sur ces compétences\u00A0: Excel et Caisse.',
  )
  expect(letter).not.toContain('Stagiaire')
  expect(letterOf().length).toBeGreaterThan(300)
})

test('of answers that are too long the longest is named, with what is too much', () => {
  const answers = { experience: 'J’ai vendu. '.repeat(20), example: 'a'.repeat(3_000), reason: '' }
  const composed = composeLetter({ offer: OFFER, person: PERSON, answers, today: TODAY })
  if (!('tooLong' in composed)) throw new Error('it was composed')
  const { answer, excess } = composed.tooLong
  expect(answer).toBe('example')
  const cut = { ...answers, example: answers.example.slice(excess) }
  expect(letterOf({ answers: cut })).toHaveLength(3_000)
})

test('every occupation of the sentences of CVs has sentences in the first person', () => {
  const bank = readTradeSentences()
  const codes = [...bank.keys()].filter((key) => !/^\d+$/.test(key))
  expect(codes.toSorted()).toEqual(Object.keys(TRADE_SENTENCES).toSorted())
  expect(bank.size - codes.length).toBe(29)
  for (const [key, sentences] of [...bank, ['reasons', REASONS] as const]) {
    expect(sentences.length, key).toBeGreaterThanOrEqual(3)
    for (const sentence of sentences)
      expect(sentence, key).toMatch(/^(?!.*(?:…|'| {2}|[:;!?»]))[A-Z][^.]+\.$/u)
  }
})

test('the sentences of a trade stand in a letter as they are', () => {
  const codes = 'M1203 D1408 D1106 G1602 N4101 F1703 K2106 J1506 M1805 K2501 H2402 I1604'.split(' ')
  for (const code of codes) {
    const sentences = listTradeSentences(code, null)
    expect(sentences.length, code).toBeGreaterThanOrEqual(5)
    const title = findOccupation(code)?.name ?? ''
    const letter = letterOf({
      offer: { title },
      answers: { experience: sentences.slice(0, 2).join(' '), reason: REASONS[0] ?? '' },
    })
    for (const sentence of [...sentences.slice(0, 2), REASONS[0]]) expect(letter).toContain(sentence)
  }
  expect(listTradeSentences(null, 10)).toEqual(listTradeSentences('M1299', 10))
  expect(listTradeSentences(null, null)).toHaveLength(3)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '…',
  '..',
  '. . .',
  '  ',
  '\n',
  '\u0000',
  '\ud800',
  '\u202e',
  'مرحبا بالعالم',
  '👩‍🍳',
  '« non »',
  '"oui"',
  "l'eau",
  '!!',
  ' ;',
  ' :',
  ',',
  '- ',
  'parce que ',
  'Tenu ',
  'undefined',
  'x'.repeat(400),
]
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE.filter((each) => each !== 'undefined')),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(' ').slice(0, 700))

test('whatever is typed, a letter is 100 to 3 000 characters of clean sentences', () => {
  const name = fc.constantFrom('Miora', 'Jean M.B.', 'Ny Aina', '')
  const given = fc.record({
    title: fc.oneof(
      fc.constantFrom('Caissier', 'Aide-soignant(e)', 'ÉLECTRICIEN', 'Chef'),
      typed.map((text) => `Chef ${text}`),
    ),
    company_name: fc.constantFrom('Airtel', 'S.A. Vidzar S.A.', 'Hôtel du Lac', 'Yas !', '3M'),
    first_name: name,
    available_now: fc.constantFrom(true, false, null),
    available_from: fc.constantFrom(null, '2020-01-01', '2027-02-01'),
    post: typed,
    start: fc.constantFrom('', '2020', '2020-13', '2019-02', '2099-01'),
    end: fc.constantFrom('', null, '2021-05'),
    answers: fc.record({ experience: typed, example: typed, reason: typed }),
  })
  fc.assert(
    fc.property(given, (each) => {
      const { title, company_name, first_name, available_now, available_from, post, start, end, answers } =
        each
      const experiences = [{ title: post, company: post, start, end }]
      const letter = letterOf({
        offer: { title: title.slice(0, 255), company_name },
        person: { first_name, available_now, available_from, experiences, skills: [post, post] },
        answers,
      })
      const paragraphs = letter.split('\n\n')
      expect(letter.length).toBeGreaterThanOrEqual(100)
      expect(letter.length).toBeLessThanOrEqual(3_000)
      expect(letter).toBe(letter.trim())
      expect(letter).not.toMatch(/undefined|null|\[object/)
      expect(letter).not.toMatch(/[ \u00A0]{2}|\.\.|…\.|\.…|\n{3}| \n|\p{Cc}(?<!\n)|[\u202A-\u202E]/u)
      expect(letter.isWellFormed()).toBe(true)
      for (const paragraph of paragraphs.slice(1, -1))
        expect(paragraph).toMatch(/[.!?…](?:[\u00A0 ]?[»"”)\]])?$/u)
      expect(paragraphs.at(-1)).toContain('Rakoto')
    }),
    { numRuns: 1000 },
  )
})
