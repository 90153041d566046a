import { expect, test } from 'vitest'
import { occupationOf } from '#src/occupations/attachment.ts'
import type { Experience } from '#src/profiles/shared/parts.ts'
import { type OfferSource, type ProfileSource, readOffer, readProfile } from './criteria.ts'
import type { Reader } from './judgement.ts'
import { scoreMatch } from './score.ts'

const TODAY = '2026-11-22'
const PROFILE: ProfileSource = {
  headline: '',
  occupation_code: null,
  activity_area_id: 20,
  city_id: 1,
  skills: ['Ponctualité'],
  experiences: [],
  languages: [],
  min_salary_expectation: null,
  max_salary_expectation: null,
  job_level_id: 4,
  contract_ids: [1],
  mobility_city_ids: [],
  mobility: 'city',
  accepts_remote: false,
}
const OFFER: OfferSource = {
  title: '',
  occupation_code: null,
  activity_area_id: 20,
  skills: [],
  languages: [],
  city_id: 1,
  work_mode: 'on_site',
  is_abroad: false,
  job_level_id: 4,
  experience_min_years: null,
  contract_id: 1,
  job_type_id: 1,
  min_salary: null,
  max_salary: null,
  salary_visible: true,
}

function post(title: string, description = ''): Experience {
  return { title, company: 'Colis Express', city: null, start: '2015-11', end: null, description }
}

/** A person and an offer are of the occupations that their titles name, as on the site. */
function matchOf(own: Partial<ProfileSource>, offered: Partial<OfferSource>, reader: Reader = 'applicant') {
  const profile = { ...PROFILE, occupation_code: occupationOf(own.headline ?? ''), ...own }
  const offer = { ...OFFER, occupation_code: occupationOf(offered.title ?? ''), ...offered }
  const scored = scoreMatch({ profile: readProfile(profile, TODAY), offer: readOffer(offer), reader })
  if (scored.score === null) throw new Error('no score')
  return scored
}

function gapsOf(...pair: Parameters<typeof matchOf>) {
  return matchOf(...pair)
    .gaps.filter(({ criterion }) => criterion === 'skills')
    .map(({ text }) => text)
}

const pointsOf = (criterion: string, ...pair: Parameters<typeof matchOf>) =>
  matchOf(...pair).details.find((detail) => detail.criterion === criterion)?.points

test.each([
  ['Technicien photovoltaïque', 'Technicien en énergie solaire', 'Photovoltaïque'],
  ['Technicienne en systèmes photovoltaïques', 'Installateur de panneaux solaires', 'Photovoltaïque'],
  ['Couturière', 'Couturier en prêt-à-porter', 'Couture'],
  ['Couturière', 'Vendeuse de tissus', 'Couture'],
  ['Chauffeur poids lourd', 'Chauffeur livreur', 'Conduite'],
  ['Conductrice d’engins', 'Conducteur de pelle hydraulique', 'Conduite d’engins'],
  ['Soudeur', 'Chaudronnier', 'Soudure'],
  ['Plombier', 'Plombier chauffagiste', 'Plomberie'],
  ['Maçon', 'Chef d’équipe maçonnerie', 'Maçonnerie'],
  ['Menuisier', 'Ébéniste', 'Menuiserie'],
  ['Comptable', 'Aide-comptable', 'Comptabilité'],
  ['Électricien bâtiment', 'Technicien de maintenance', 'Électricité'],
  ['Mécanicienne auto', 'Mécanicien poids lourds', 'Mécanique'],
  ['Pâtissière', 'Boulanger pâtissier', 'Pâtisserie'],
  ['Coiffeur', 'Esthéticienne', 'Coiffure'],
  ['Vendeuse', 'Conseiller de vente', 'Vente'],
  ['Commercial terrain', 'Vendeur', 'Vente'],
  ['Rédactrice web', 'Community manager', 'Rédaction'],
  ['Réceptionniste', 'Hôtesse d’accueil', 'Réception'],
  ['Gardien', 'Agent de sécurité', 'Gardiennage'],
  ['Infirmière', 'Infirmier de clinique', 'Soins'],
  ['Jardinier', 'Ouvrier paysagiste', 'Jardinage'],
  ['Peintre en bâtiment', 'Peintre', 'Peinture'],
  ['Technicien réseau', 'Administrateur réseaux', 'Réseaux'],
])('%s has for « %s » the skill « %s », and is not told to strengthen it', (headline, title, skill) => {
  for (const reader of ['applicant', 'recruiter'] as const) {
    const asked = { title, skills: [skill] }
    expect(gapsOf({ headline }, asked, reader)).toEqual([])
    expect(matchOf({ headline }, asked, reader).reasons.map(({ text }) => text)).toContain(skill)
  }
})

test('posts held count, by their titles and by what was done there, though the headline says nothing', () => {
  const driver = { title: 'Chauffeur', skills: ['Conduite'] }
  expect(gapsOf({ headline: 'Disponible immédiatement', experiences: [post('Chauffeur')] }, driver)).toEqual(
    [],
  )
  const solar = { title: 'Installateur de panneaux solaires', skills: ['Photovoltaïque'] }
  const told = post('Technicien', 'Entretien des véhicules. Pose de kits photovoltaïques en brousse')
  expect(gapsOf({ headline: 'Technicien', experiences: [told] }, solar)).toEqual([])
  expect(gapsOf({ headline: 'Technicien', experiences: [post('Technicien')] }, solar)).toEqual([
    'À renforcer\u00a0: Photovoltaïque',
  ])
})

test('years that the headline tells count where the posts written down are fewer, and an age does not', () => {
  const offered = { title: 'Métreur', experience_min_years: 5 }
  const lately = { ...post('Métreur'), start: '2023-11' }
  const gaps = (headline: string, experiences = [lately]) =>
    matchOf({ headline, experiences }, offered).gaps.map(({ text }) => text)
  for (const told of ['10 ans d’expérience', "10 ans d'exp.", '6 années de métier', 'expérience de 8 ans'])
    expect(gaps(`Métreur, ${told}`)).toEqual([])
  expect(gaps('Métreur, 35 ans')).toEqual(['3 ans d’expérience pour 5 demandés'])
  expect(gaps('Métreur, 2 ans d’expérience')).toEqual(['3 ans d’expérience pour 5 demandés'])
  expect(gaps('Métreur, 4 ans d’expérience', [])).toEqual(['4 ans d’expérience pour 5 demandés'])
})

test('words of several sentences, or of half a skill, prove no whole one', () => {
  const told = post('Assistante', 'Gestion des stocks. Suivi de projet.')
  const offered = { title: 'Chef de projet', skills: ['Gestion de projet'] }
  expect(gapsOf({ headline: 'Assistante', experiences: [told] }, offered)).toEqual([
    'À renforcer\u00a0: Gestion de projet',
  ])
  expect(
    gapsOf({ headline: 'Couturière' }, { title: 'Modéliste', skills: ['Couture industrielle'] }),
  ).toEqual(['À renforcer\u00a0: Couture industrielle'])
})

test.each([
  ['Conducteur de travaux', 'Chauffeur', 'Conduite'],
  ['Monteur câbleur', 'Monteur vidéo', 'Montage'],
  ['Contrôleur de gestion', 'Contrôleur qualité', 'Contrôle qualité'],
  ['Développeur Java', 'Développeur web', 'JavaScript'],
  ['Sage-femme', 'Comptable', 'Sage'],
  ['Technicien biomédical', 'Cadreur', 'Image'],
  ['Chauffeur routier', 'Technicien réseau', 'Routage'],
  ['Pompiste de station', 'Enquêteur', 'Statistiques'],
])('%s does not have for « %s » the skill « %s »', (headline, title, skill) => {
  expect(gapsOf({ headline }, { title, skills: [skill] })).toEqual([`À renforcer\u00a0: ${skill}`])
})

test('a licence is held by its category, a higher one or the trade, and no other stands for it', () => {
  const asked = (skill: string) => ({ title: 'Chauffeur particulier', skills: [skill] })
  const clerk = { headline: 'Commis administratif' }
  for (const [skills, licence] of [
    [['Permis B'], 'Permis B'],
    [['Permis B, C et E'], 'Permis C et E'],
    [['Permis C'], 'Permis B'],
    [['Permis BCE'], 'Permis E'],
    [['Permis B'], 'Permis de conduire'],
    [['Permis de conduire'], 'Permis B'],
  ] as const)
    expect(gapsOf({ ...clerk, skills: [...skills] }, asked(licence))).toEqual([])
  for (const [skills, licence] of [
    [['Permis B'], 'Permis C'],
    [['Permis de conduire'], 'Permis D'],
    [['Rangement'], 'Permis B'],
    [['Permis de construire'], 'Permis B'],
  ] as const)
    expect(gapsOf({ ...clerk, skills: [...skills] }, asked(licence))).toEqual([
      `À renforcer\u00a0: ${licence}`,
    ])
  expect(gapsOf({ headline: 'Chauffeur' }, asked('Permis B'))).toEqual([])
  expect(gapsOf({ headline: 'Chauffeur poids lourd' }, asked('Permis C'))).toEqual([])
  expect(gapsOf({ headline: 'Chauffeur' }, asked('Permis C'))).toEqual(['À renforcer\u00a0: Permis C'])
})

test('a language that is spoken lifts nobody of another trade, one that is missing is a gap of its own', () => {
  const french = [
    { name: 'Malgache', level: 'courant' },
    { name: 'Français', level: 'courant' },
  ]
  const developer = {
    headline: 'Développeuse mobile',
    skills: ['Kotlin'],
    languages: french,
    activity_area_id: 17,
  }
  const offer = { languages: french, activity_area_id: 17 }
  const near = { ...offer, title: 'Administratrice systèmes', skills: ['Linux', 'Sauvegarde'] }
  const own = { ...offer, title: 'Développeur', skills: ['PHP', 'Git'], languages: [] }
  expect(matchOf(developer, own).score).toBeGreaterThan(matchOf(developer, near).score)
  expect(pointsOf('skills', developer, near)).toBe(0)
  expect(
    matchOf(developer, near)
      .reasons.map(({ text }) => text)
      .join(),
  ).not.toMatch(/Malgache|Français/)
  const english = { ...own, languages: [{ name: 'Anglais', level: 'courant' }] }
  expect(pointsOf('skills', developer, english)).toBeLessThan(pointsOf('skills', developer, own) ?? 0)
  expect(gapsOf(developer, english)).toEqual([
    'À renforcer\u00a0: PHP, Git',
    'À renforcer\u00a0: Anglais courant, absent de votre profil',
  ])
})

test('a skill that is a language is judged by the languages', () => {
  const offered = { title: 'Professeur d’anglais', skills: ['Anglais'] }
  const speaker = (level: string) => ({ headline: 'Enseignante', languages: [{ name: 'Anglais', level }] })
  expect(gapsOf(speaker('courant'), offered)).toEqual([])
  expect(gapsOf(speaker('notions'), offered)).toEqual(['À renforcer\u00a0: Anglais'])
})

test('a near title in another sector is a near trade, and a word that many trades share makes none', () => {
  const cook = { headline: 'Cuisinier', activity_area_id: 14 }
  const home = { title: 'Cuisinière ou cuisinier à domicile', activity_area_id: 28 }
  expect(matchOf(cook, home).reasons.map(({ text }) => text)).toContain('Métier voisin')
  expect(pointsOf('occupation', cook, home)).toBe(19)
  expect(pointsOf('occupation', { ...cook, headline: 'Cuisinière à domicile' }, { title: 'Cuisinier' })).toBe(
    19,
  )
  for (const [headline, title] of [
    ['Technicien biomédical', 'Technicien son'],
    ['Technicien biomédical', 'Cadreur'],
    ['Monteur câbleur', 'Monteur vidéo'],
    ['Conducteur de travaux', 'Conducteur de bus'],
    ['Directeur commercial', 'Directeur d’école'],
  ] as const) {
    const pair = [
      { headline, activity_area_id: 16 },
      { title, activity_area_id: 8 },
    ] as const
    expect(pointsOf('occupation', ...pair)).toBe(0)
    expect(matchOf(...pair).reasons.map(({ text }) => text)).not.toContain('Titre proche')
  }
})

test('one’s trade in another sector outweighs another trade in one’s own', () => {
  const accountant = { headline: 'Comptable', activity_area_id: 10, skills: ['Excel'] }
  const elsewhere = { title: 'Comptable', activity_area_id: 24, skills: ['Sage', 'Ciel'] }
  const other = { title: 'Chargé de clientèle', activity_area_id: 10, skills: ['Excel'] }
  expect(matchOf(accountant, elsewhere).score).toBeGreaterThan(matchOf(accountant, other).score)
  const uncoded = { ...other, title: 'Xylophoniste', occupation_code: null, skills: [] }
  expect(pointsOf('occupation', accountant, uncoded)).toBe(13)
  expect(pointsOf('occupation', accountant, { ...elsewhere, occupation_code: null })).toBe(19)
})
