import { expect, test } from 'vitest'
import { processorTimeOf } from '#test/processes/processor-time.ts'
import { readAdvertisement } from './read.ts'

const TODAY = '2026-11-21'
const read = (text: string) => readAdvertisement(text, TODAY)
const valuesIn = (text: string) =>
  Object.assign({}, ...read(text).pieces.map(({ values }) => values)) as Record<string, unknown>
const sourcesIn = (text: string) =>
  read(text).pieces.map(({ field, start, end }) => [field, text.slice(start, end)])

const HAVOANA = `*** RECRUTEMENT URGENT ***
La société HAVOANA TECHNOLOGIES recherche 02 TECHNICIENS RÉSEAU pour son agence de Tamatave (Ampasimazava)

==> CDD 12 mois, évolutif
==> Salaire 800.000 à 1.000.000 ar selon profil

MISSIONS :
- Installer et dépanner la fibre chez les clients
- Suivre les tickets du support
- Tenir le stock du véhicule

PROFIL :
- Bac+2 en réseau ou télécom
- 2 ans d’expérience
- Permis A ou B
- Jeune homme de 22 à 30 ans

Ambiance de folie et primes !!
Envoyer CV + LM à recrutement@havoana.mg ou MP avant le 5 décembre
Dossiers aussi au bureau le matin`

test('a whole advertisement is read into its fields', () => {
  expect(valuesIn(HAVOANA)).toEqual({
    title: 'Technicien réseau',
    positions_count: '2',
    city_id: '2',
    contract_id: '2',
    contract_duration_months: '12',
    min_salary: 800_000,
    max_salary: 1_000_000,
    degree_id: '6',
    experience_min_years: '2',
    application_deadline: '2026-12-05',
    missions: [
      'Installer et dépanner la fibre chez les clients',
      'Suivre les tickets du support',
      'Tenir le stock du véhicule',
    ],
    profile: ['Bac+2 en réseau ou télécom', '2 ans d’expérience', 'Permis A ou B'],
  })
})

test('each value is shown where it stands in the text', () => {
  expect(sourcesIn(HAVOANA)).toEqual([
    ['positions_count', '02'],
    ['title', 'TECHNICIENS RÉSEAU'],
    ['city_id', 'Tamatave (Ampasimazava)'],
    ['contract', 'CDD 12 mois'],
    ['salary', '800.000 à 1.000.000 ar'],
    ['missions', expect.stringMatching(/^- Installer[\s\S]*véhicule$/)],
    ['profile', expect.stringMatching(/^- Bac\+2[\s\S]*30 ans$/)],
    ['degree', 'Bac+2'],
    ['experience', '2 ans d’expérience'],
    ['contact', 'recrutement@havoana.mg'],
    ['application_deadline', '5 décembre'],
  ])
})

test('what is not sure is left to confirm, what is not understood is listed, what keeps people away is not repeated', () => {
  const { pieces, refused, leftOut } = read(HAVOANA)
  const unsure = pieces.filter(({ sure }) => !sure)
  expect(unsure.map(({ field }) => field)).toEqual(['city_id', 'application_deadline'])
  expect(unsure[1]?.note).toContain('L’année n’est pas écrite')
  expect(refused.map(({ line, mark }) => [line, mark.topic])).toEqual([['Jeune homme de 22 à 30 ans', 'sex']])
  expect(leftOut.map(({ line }) => line)).toEqual([
    'RECRUTEMENT URGENT',
    'évolutif',
    'selon profil',
    'Ambiance de folie et primes !!',
    'Dossiers aussi au bureau le matin',
  ])
})

test.each([
  ['Nous recherchons un(e) Assistant(e) de direction', 'Assistant'],
  ['Restaurant à Ivato recrute serveuse qualifiée, disponible de suite', 'Serveuse qualifiée'],
  ['Poste : Comptable confirmé H/F', 'Comptable confirmé'],
  ['OFFRE D’EMPLOI : DEVELOPPEUR WEB', 'Developpeur WEB'],
  ['Mitady mpiasa an-trano', 'Mpiasa an-trano'],
  ['Mila saofera mahay mitondra kamiao ao Antsirabe', 'Saofera mahay mitondra kamiao'],
  ['Intitulé du poste : Responsable RH', 'Responsable RH'],
  ['📢 Avis de recrutement : Chauffeur-livreur (Tana)', 'Chauffeur-livreur'],
])('of « %s » the title is « %s »', (text, title) => {
  expect(valuesIn(text).title).toBe(title)
})

test.each([
  ['On recrute 3 commerciaux', '3', 'Commerciaux'],
  ['Poste à pourvoir : Agent de sécurité (10 postes)', '10', 'Agent de sécurité'],
  [
    'Nous recherchons pour notre équipe :\n\n👉 2 COMPTABLES (H/F)\n\n✅ Missions :\n• Saisie',
    '2',
    'Comptable',
  ],
  ['La société cherche (05) agents de sécurité', '5', 'Agent de sécurité'],
])('of « %s » there are %s places', (text, positions_count, title) => {
  expect(valuesIn(text)).toMatchObject({ positions_count, title })
})

test.each([
  ['Salaire : 600 000 Ar', 600_000, 600_000],
  ['Karama 450.000 Ar isam-bolana', 450_000, 450_000],
  ['Rémunération 1,2M à 1,5M Ariary', 1_200_000, 1_500_000],
  ['Salaire entre 500k et 700k ar', 500_000, 700_000],
  ['salaire 500 à 600k Ar', 500_000, 600_000],
  ['Salaire net: 800 000 Ar - 1 000 000 Ar', 800_000, 1_000_000],
])('of « %s » the pay is %d to %d', (text, min_salary, max_salary) => {
  expect(valuesIn(text)).toMatchObject({ min_salary, max_salary })
})

test.each([
  'Salaire à discuter',
  '15 000 Ar par jour',
  'Frais de dossier : 120 000 Ar',
  'Chiffre d’affaires de 200 000 000 Ar',
  'Salaire 5000 Ar/h',
  'Contact : 034 12 345 67',
])('« %s » says no monthly pay', (text) => {
  expect(valuesIn(text)).not.toHaveProperty('min_salary')
})

test.each([
  ['Salaire 450k + indemnité', 450_000, 450_000],
  ['Karama : 400.000 - 500.000', 400_000, 500_000],
])('of « %s » the pay is read without its currency, and asked for', (text, min_salary, max_salary) => {
  const [piece] = read(text).pieces
  expect(piece).toMatchObject({ sure: false, values: { min_salary, max_salary } })
})

test.each([
  'Date limite : 15/12/2026\n300 000 Ar de frais',
  'Embauche en 2026\n900 Ar',
  'Salaire : 034 12 345 67',
  'Salaire 1 500 €',
  'Salaire 100 000 Ar par jour',
  'Salaire à discuter au 032 11 222 33',
])('« %s » says no monthly pay either', (text) => {
  expect(valuesIn(text)).not.toHaveProperty('min_salary')
})

test('an amount ends with its line', () => {
  expect(valuesIn('Appelez le 034 12 345 67\n500 000 Ar net')).toMatchObject({ min_salary: 500_000 })
})

test.each([
  ['Candidature avant le 30/11/2026', '2026-11-30'],
  ['Date limite : 1er janvier 2027', '2027-01-01'],
  ['Alohan’ny 15 desambra', '2026-12-15'],
  ['jusqu’au 10 novembre', '2027-11-10'],
  ['au plus tard le vendredi 4 déc. 2026', '2026-12-04'],
])('of « %s » the deadline is %s', (text, day) => {
  expect(valuesIn(text).application_deadline).toBe(day)
})

test.each(['Prise de poste le 5 décembre', 'avant le 31/02/2027', 'Ouvert de 8/17', 'avant 18 ans'])(
  '« %s » says no deadline',
  (text) => {
    expect(valuesIn(text)).not.toHaveProperty('application_deadline')
  },
)

test.each([
  ['Basé à Majunga', '4'],
  ['Siège à Antsirabe. Poste basé à Toamasina', '2'],
  ['Toerana : Tana', '1'],
  ['Lieu de travail : Sirabe', '3'],
])('of « %s » the town is %s', (text, city_id) => {
  expect(valuesIn(text).city_id).toBe(city_id)
})

test.each([
  ['Contrat : CDI', '1', undefined],
  ['CDD de 6 mois renouvelable', '2', '6'],
  ['Stage (3 mois)', '4', '3'],
  ['Contrat à durée déterminée 1 an', '2', '12'],
  ['CDD 6 volana', '2', '6'],
])('of « %s » the contract is %s for %s months', (text, contract_id, months) => {
  expect(valuesIn(text).contract_id).toBe(contract_id)
  expect(valuesIn(text).contract_duration_months).toBe(months)
})

test('Malagasy headings begin the missions and the profile', () => {
  const values = valuesIn(
    'Mila mpiandry fivarotana\n\nAndraikitra :\n- Mivarotra\n- Manadio\n\nFepetra takiana :\n• Mahay manisa\n',
  )
  expect(values).toMatchObject({ missions: ['Mivarotra', 'Manadio'], profile: ['Mahay manisa'] })
})

test('whom to write to stays out of the profile', () => {
  const { profile } = valuesIn('Profil : bon niveau en français\nEnvoyez votre CV en MP ou au 034 00 000 00')
  expect(profile).toEqual(['bon niveau en français'])
  const listed = valuesIn('PROFIL\n- Bac+2\n- Écrire à rh@exemple.mg\n- Ponctualité')
  expect(listed.profile).toEqual(['Bac+2'])
})

test('of several occupations the first is proposed, to confirm', () => {
  const { pieces, leftOut } = read(
    'L’ONG recrute dans le cadre de son projet :\n- Un(e) Responsable Suivi-Évaluation basé(e) à Fianarantsoa\n- Deux (02) Animateurs terrain',
  )
  expect(pieces.find(({ field }) => field === 'title')).toMatchObject({
    values: { title: 'Responsable Suivi-Évaluation' },
    sure: false,
    note: expect.stringContaining('plusieurs postes'),
  })
  expect(leftOut.map(({ line }) => line)).toContain('Deux (02) Animateurs terrain')
})

test('what a line says beside its values is not lost, and tells what keeps people away', () => {
  const { leftOut, pieces } = read(
    'Hôtel à Nosy Be cherche second de cuisine pour la saison. Logé, nourri. Salaire 900 000 Ar net. Entre 18 et 25 ans, anglais courant. CV à chef@hotel.example',
  )
  expect(leftOut.map(({ line, mark }) => [line, mark?.topic ?? null])).toEqual([
    ['pour la saison', null],
    ['Entre 18 et 25 ans', 'age'],
  ])
  expect(pieces.find(({ field }) => field === 'languages')).toMatchObject({
    values: { languages: [{ name: 'Anglais', level: 'courant' }] },
  })
})

test('headings are neither values nor left to be placed', () => {
  expect(read('Responsabilités principales\nPiloter le chantier\n\n✅ Profil :\n• Rigueur').leftOut).toEqual(
    [],
  )
})

test('nothing is read of nothing, of decoration, nor of somebody’s talk', () => {
  for (const text of ['', '\n\n\n', '*** 🔥🔥 ***', 'Bonjour à tous, qui connaît un bon plombier ? Merci !'])
    expect(read(text).pieces).toEqual([])
})

test('a long hostile text is read at once', () => {
  const text = `recherche ${'1 000 '.repeat(800)}${'a '.repeat(800)}${'- '.repeat(800)}`.slice(0, 10_000)
  const taken = processorTimeOf(() => {
    read(text)
    read(`Profil : ${'français lu '.repeat(800)}`)
  })
  expect(taken).toBeLessThan(500)
})

test.each([
  ['Lieu de travail : Port-Louis, Maurice', { country: 'MU', foreign_town: 'Port-Louis' }],
  ['Poste basé à Dubaï (Émirats arabes unis)', { country: 'AE', foreign_town: 'Dubaï' }],
  ['Poste aux Comores, société d’Antananarivo', { country: 'KM' }],
])('of « %s » the place is abroad', (text, place) => {
  const values = valuesIn(text)
  expect(values).toMatchObject({ is_abroad: true, ...place })
  expect(values).not.toHaveProperty('city_id')
  expect(values.foreign_town).toBe('foreign_town' in place ? place.foreign_town : undefined)
})

test('a town abroad without its country is to be confirmed, and a country that is only mentioned is no place', () => {
  const { pieces } = readAdvertisement('Lieu : Dubaï', '2026-11-21')
  expect(pieces.find(({ field }) => field === 'country')).toMatchObject({
    sure: false,
    values: { country: 'AE' },
  })
  expect(valuesIn('Poste basé à Toamasina, clients en France et à Maurice')).toMatchObject({ city_id: '2' })
  expect(valuesIn('Poste basé à Toamasina, clients en France et à Maurice')).not.toHaveProperty('country')
})

test.each([
  ['Mitady mpiasa 2 : vendeuse', 'Vendeuse', '2'],
  ['Mitady mpiasa (3) : caissières', 'Caissière', '3'],
  ['Mitady mpiasa : mpivarotra', 'Mpivarotra', undefined],
  ['Mila olona 2: chauffeur livreur, Ivandry', 'Chauffeur livreur', '2'],
  ['Nous recherchons 2 personnes : vendeuse', 'Vendeuse', '2'],
  ['Recrutement de personnel : serveurs', 'Serveurs', undefined],
  ['Mitady mpiasa 2 :\n- Vendeuse\nMission : accueil', 'Vendeuse', undefined],
])('who is wanted stands behind a word for any worker: %s', (text, title, positions_count) => {
  const values = valuesIn(text)
  expect([values.title, values.positions_count]).toEqual([title, positions_count])
})
