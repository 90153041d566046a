import { expect, test } from 'vitest'
import { readAdvertisement } from './read.ts'

const read = (text: string) => readAdvertisement(text, '2026-11-21')
/** The pieces of a text by their field: whether each is sure, and its values. */
const piecesIn = (text: string) =>
  Object.fromEntries(read(text).pieces.map(({ field, sure, values }) => [field, { sure, ...values }]))
const leftIn = (text: string) => read(text).leftOut.map(({ line }) => line)

test.each([
  ['Nous cherchons 4 serveuses pour la terrasse', '4', 'Serveuse'],
  ['Besoin de 3 magasiniers', '3', 'Magasinier'],
  ['3 caissières\nCDD 3 mois', '3', 'Caissière'],
  ['Cuisiniers (2)', '2', 'Cuisinier'],
  ['Livreurs x 5', '5', 'Livreur'],
  ['On recrute deux serveurs', '2', 'Serveur'],
  ['Recherche urgemment 02 chauffeurs', '2', 'Chauffeur'],
])('« %s » says how many people are wanted', (text, positions_count, title) => {
  expect(piecesIn(text)).toMatchObject({
    positions_count: { sure: true, positions_count },
    title: { sure: true, title },
  })
})

test('a number of something else is no number of people', () => {
  expect(piecesIn('2 ans de garantie sur nos articles')).toEqual({})
  expect(piecesIn('Nous recrutons un vendeur avec deux ans d’expérience').positions_count).toBeUndefined()
})

test.each([
  ['Temps plein', '1', true],
  ['à plein temps', '1', true],
  ['Mi-temps le matin', '2', true],
  ['Horaires décalés', '3', true],
  ['Temps plein ou temps partiel', '1', false],
])('of « %s » the working time is %s', (text, job_type_id, sure) => {
  expect(piecesIn(text).job_type).toEqual({ sure, job_type_id })
})

test.each([
  ['Bacc', '5', true],
  ['niveau baccalauréat', '5', true],
  ['Bacc + 3 en droit', '7', true],
  ['BTS ou DUT', '6', true],
  ['BEPC exigé', '3', true],
  ['Bac+2 à Bac+5', '6', false],
  ['Sans diplôme', '1', true],
])('of « %s » the degree is %s', (text, degree_id, sure) => {
  expect(piecesIn(text).degree).toEqual({ sure, degree_id })
})

test.each(['bonne maîtrise de Word', 'scrum master confirmé', 'un bac à fleurs'])(
  '« %s » asks for no degree',
  (text) => {
    expect(piecesIn(text).degree).toBeUndefined()
  },
)

test.each([
  ['1 an d’expérience', '1', true],
  ['Expérience : 2 ans minimum', '2', true],
  ['expérience d’au moins trois ans', '3', true],
  ['2 à 3 ans d’expérience', '2', true],
  ['Profil :\n- Permis B\n- 1 an', '1', false],
])('of « %s » the years are %s', (text, experience_min_years, sure) => {
  expect(piecesIn(text).experience).toEqual({ sure, experience_min_years })
})

test.each([
  'CDD 1 an',
  'Profil : 25-35 ans',
  'Ouvert depuis 10 ans',
  'Contrat : 1 an',
  '6 mois d’expérience',
])('« %s » says no years of experience', (text) => {
  expect(piecesIn(text).experience).toBeUndefined()
})

test.each([
  ['Profil : français', [['Français', '']]],
  ['Anglais courant exigé', [['Anglais', 'courant']]],
  [
    'Français et anglais courants',
    [
      ['Français', 'courant'],
      ['Anglais', 'courant'],
    ],
  ],
  [
    'Parler malgache, notions d’italien',
    [
      ['Malgache', ''],
      ['Italien', 'notions'],
    ],
  ],
])('of « %s » the languages are %j', (text, languages) => {
  expect(piecesIn(text).languages).toMatchObject({
    sure: true,
    languages: languages.map(([name, level]) => ({ name, level })),
  })
})

test.each(['Poste : Professeur de français', 'Restaurant italien à Ivandry', 'Accueil de clients français'])(
  '« %s » asks for no language',
  (text) => {
    expect(piecesIn(text).languages).toBeUndefined()
  },
)

test.each([
  ['Boutique à Behoririka', '1', 'Behoririka', true],
  ['Lieu : Analakely, Antananarivo', '1', 'Analakely', true],
  ['Poste basé à Mahabibo', '4', 'Mahabibo', true],
  ['Tana (Ankorondrano)', '1', 'Ankorondrano', true],
  ['Isoraka puis Antsirabe', '1', 'Isoraka', false],
])('« %s » is in the town %s, in its quarter', (text, city_id, address, sure) => {
  expect(piecesIn(text).city_id).toEqual({ sure, city_id, address })
})

test('a line of the contract and the salary goes into its fields, wherever it stands', () => {
  const text = `Profil :
- Bacc
- CDI, temps plein, 500 000 Ar net par mois, évolutif selon les résultats
- Ponctualité`
  const pieces = piecesIn(text)
  expect(pieces.profile?.profile).toEqual(['Bacc', 'Ponctualité'])
  expect(pieces).toMatchObject({ contract: { contract_id: '1' }, job_type: { job_type_id: '1' } })
  expect(leftIn(text)).toEqual(['évolutif selon les résultats'])
  const asked = 'Ponctualité exigée pour un salaire de 500 000 Ar'
  expect(piecesIn(`Profil :\n- Bacc\n- ${asked}`).profile?.profile).toEqual(['Bacc', asked])
})

test.each([
  '20-30 ans',
  '20–30 ans',
  '25 / 35 ans',
  'entre 20 et 30 ans',
  '20 ans à 30 ans',
  'Âge : 20-30ans',
])('« %s » keeps people away, and is kept out of the offer', (text) => {
  expect(read(`Profil :\n- Sérieux\n- ${text}`).refused.map(({ mark }) => mark.topic)).toEqual(['age'])
  expect(read(text).leftOut.map(({ mark }) => mark?.topic)).toEqual(['age'])
})

test('years of experience keep nobody away', () => {
  expect(read('Profil :\n- 10-15 ans d’expérience').refused).toEqual([])
})

test.each([
  ['Salaire : 900 000 Ar net à 1,2 M Ar', 900_000, 1_200_000],
  ['Salaire : 700 000 Ar brut par mois – 900 000 Ar brut par mois', 700_000, 900_000],
  ['Salaire : 600 000 Ar à 800 000', 600_000, 800_000],
  ['Salaire de 800 k Ar, pouvant aller jusqu’à 1,1 M Ar', 800_000, 1_100_000],
  ['Salaire à partir de 650 000 Ar', 650_000, undefined],
  ['Salaire : 650 000 Ar minimum', 650_000, undefined],
  ['Rémunération jusqu’à 950 000 Ar', undefined, 950_000],
  ['Salaire : 600 000 Ar + prime de 50 000 Ar', 600_000, 600_000],
])('« %s »: what is ticked of the pay is right', (text, min_salary, max_salary) => {
  expect(piecesIn(text).salary).toEqual({
    sure: true,
    ...(min_salary && { min_salary }),
    ...(max_salary && { max_salary }),
  })
})

test.each([
  'Salaire annuel : 14 400 000 Ar',
  'Salaire : 14 400 000 Ar par an',
  'Rémunération 14 400 000 Ar brut/an',
  'Salaire de 14 400 000 Ar l’année',
  'Salaire trimestriel de 2 400 000 Ar',
  'Salaire hebdomadaire : 150 000 Ar',
  'Salaire journalier 150 000 Ar',
  '150 000 Ar la semaine',
  'Salaire : 12 000 000 Ar sur 12 mois',
  'Salaire : 14 400 000 Ar (annuel)',
  'Salaire brut/an : 14 400 000 Ar',
  'Salaire : 2 000 000 Ar le projet',
  'Salaire : 400 000 Ar pour 15 jours',
  'Salaire 100 000 Ar la nuit',
])('« %s » is no pay by the month, and is shown', (text) => {
  expect(piecesIn(text).salary).toBeUndefined()
  expect(leftIn(text).join(' ')).toMatch(/\d{3} 000 Ar/)
})

test('of two amounts none is ticked', () => {
  expect(piecesIn('Salaire de 600 000 Ar à l’essai puis 800 000 Ar').salary?.sure).toBe(false)
  expect(piecesIn('Salaire : 600 000 Ar net / 800 000 Ar brut').salary?.sure).toBe(false)
})

test('the 2 of « Bacc + 2 » is no year of experience, on the next line nor on its own', () => {
  expect(piecesIn('Profil :\n- Bacc + 2\n- 3 ans d’expérience').experience).toMatchObject({
    experience_min_years: '3',
  })
  expect(piecesIn('Bacc + 2\nans d’expérience à discuter').experience).toBeUndefined()
})

test('an abbreviated experience is read, and a time or a currency that is not understood is shown', () => {
  expect(piecesIn('Chauffeur, 5 ans d’exp. min.').experience).toMatchObject({ experience_min_years: '5' })
  expect(leftIn('Stagiaire en communication (3 mois)')).toContain('3 mois')
  expect(leftIn('Salaire : 800 €')).toEqual(['Salaire : 800 €'])
})

test.each([
  ['Cuisinier H/F – Antsirabe', 'Cuisinier'],
  ['Une assistante de direction (H/F)', 'Assistante de direction'],
])('an advertisement that begins with « %s » is for a %s', (text, title) => {
  expect(piecesIn(text).title).toMatchObject({ title, sure: true })
})
