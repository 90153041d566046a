import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPlace } from '#src/reference/named-places.ts'
import { CONTRACTS, DEGREES, JOB_LEVELS, JOB_TYPES } from '#src/reference/shared/lists.ts'
import { readConditions } from './read-conditions.ts'

const LISTS: Record<string, readonly { id: number; name: string }[]> = {
  contract: CONTRACTS,
  job_type: JOB_TYPES,
  job_level: JOB_LEVELS,
  degree: DEGREES,
}

const nameOf = (filter: string, value: string) =>
  filter === 'city'
    ? (findPlace(value)?.label ?? value)
    : (LISTS[filter]?.find(({ id }) => id === Number(value))?.name ?? value)

/** What is left, then what was read, in words. */
function said(text: string): string {
  const { rest, conditions, isWellPaid } = readConditions(text)
  const names = conditions.map(({ filter, value }) => nameOf(filter, value))
  return [rest || '-', ...names, ...(isWellPaid ? ['bien payé'] : [])].join(' | ')
}

describe('conditions among the words', () => {
  test.each([
    ['caissier CDD', 'caissier | CDD'],
    ['soudeur en contrat à durée déterminée', 'soudeur | CDD'],
    ['CDI, magasinier', 'magasinier | CDI'],
    ['maçon (CDI)', 'maçon | CDI'],
    ['manutentionnaire interim', 'manutentionnaire | Intérim'],
    ['stagiaires communication', 'communication | Stage'],
    ['stage de fin d’études 6 mois juriste', 'juriste | Stage'],
    ['graphiste free lance', 'graphiste | Freelance'],
    ['serveuse saisonnière', 'serveuse | Saisonnier'],
    ['boulot d’été', '- | Saisonnier'],
    ['alternante paie', 'paie | Alternance'],
    ['vendeuse mi-temps', 'vendeuse | Temps partiel'],
    ['vendeuse à temps partiel', 'vendeuse | Temps partiel'],
    ['plongeur le soir', 'plongeur | Horaires décalés'],
    ['caissière plein temps', 'caissière | Temps plein'],
    ['coiffeuse sans expérience', 'coiffeuse | Débutant (< 1 an)'],
    ['tsy mila traikefa mpahandro', 'mpahandro | Débutant (< 1 an)'],
    ['boucher avec 5 ans d’expérience', 'boucher | Senior (5–10)'],
    ['boucher 2 ans exp', 'boucher | Junior (1–3)'],
    ['electricien junior', 'electricien | Junior (1–3)'],
    ['jardinier sans diplome', 'jardinier | Sans diplôme'],
    ['assistante bac + 2', 'assistante | Bac+2 (DTS/BTS)'],
    ['agronome niveau bac+5', 'agronome | Bac+5'],
    ['bacc série A2', '- | Baccalauréat'],
    ['gestion licence professionnelle', 'gestion | Bac+3'],
    ['juriste télétravail', 'juriste | hybrid | remote'],
    ['juriste a distance', 'juriste | hybrid | remote'],
    ['juriste en remote', 'juriste | hybrid | remote'],
    ['juriste 100% télétravail', 'juriste | remote'],
    ['juriste hybride', 'juriste | hybrid'],
    ['conducteur longue distance', 'conducteur longue distance'],
  ])('« %s »', (text, expected) => expect(said(text)).toBe(expected))

  test.each([
    ['chauffeur 1 million', 'chauffeur | 1000000'],
    ['chauffeur 1 million et demi ar', 'chauffeur | 1500000'],
    ['salaire 1.2 millions', '- | 1200000'],
    ['mécanicien un million', 'mécanicien | 1000000'],
    ['mécanicien 700 000 ar', 'mécanicien | 700000'],
    ['mécanicien 700.000 Ariary par mois', 'mécanicien | 700000'],
    ['mécanicien 1,5M', 'mécanicien | 1500000'],
    ['mécanicien 900k', 'mécanicien | 900000'],
    ['mécanicien 900 mille ariary', 'mécanicien | 900000'],
    ['karama 2 tapitrisa', '- | 2000000'],
    ['juriste entre 1 et 2 millions', 'juriste | 1000000'],
    ['juriste salaire minimum 1500000', 'juriste | 1500000'],
    ['métier bien payé', 'métier | bien payé'],
    ['juriste bon salaire', 'juriste | bien payé'],
    ['karama be', '- | bien payé'],
    ['grue 5m', 'grue 5m'],
    ['juriste 500 000 euros', 'juriste 500 000 euros'],
    ['office 365', 'office 365'],
    ['034 12 345 67', '034 12 345 67'],
  ])('pay: « %s »', (text, expected) => expect(said(text)).toBe(expected))

  test.each([
    ['plombier à Majunga', 'plombier | Mahajanga'],
    ['plombier Nosybe', 'plombier | Nosy Be'],
    ['plombier ste marie', 'plombier | Sainte-Marie'],
    ['plombier Ankorondrano', 'plombier | Antananarivo'],
    ['plombier antsirabé', 'plombier | Antsirabe'],
    ['plombier Antananrivo', 'plombier | Antananarivo'],
    ['plombier région Vakinankaratra', 'plombier | Région Vakinankaratra'],
    ['ambassade', 'ambassade'],
  ])('places: « %s »', (text, expected) => expect(said(text)).toBe(expected))

  test.each([
    ['femme de ménage nourrie et logée', 'femme de ménage | housing | meals'],
    ['gardien logé', 'gardien | housing'],
    ['couturière transport assuré', 'couturière | transport'],
    ['serveur repas fournis', 'serveur | meals'],
    ['vigile pas de nuit', 'vigile | no_night'],
    ['caissière week-ends libres', 'caissière | no_sunday'],
    ['caissière weekend', 'caissière | Horaires décalés'],
    ['secrétaire ouvert aux personnes handicapées', 'secrétaire | disability'],
    ['chauffeur transport scolaire', 'chauffeur transport scolaire'],
    ['conseiller logement', 'conseiller logement'],
    ['éducateur handicap', 'éducateur handicap'],
  ])('facts: « %s »', (text, expected) => expect(said(text)).toBe(expected))

  test.each([
    ['mitady asa aho', '-'],
    ['je cherche du travail comme plombier', 'plombier'],
    ['offres d’emploi plombier', 'plombier'],
    ['plombier urgent', 'plombier'],
    ['bonjour je cherche un poste de secrétaire svp', 'secrétaire'],
    ['couturières expérimentées', 'couturières'],
    ['jeune femme 25 ans sérieuse femme de chambre', 'femme de chambre'],
    ['recherche emploi jardinier disponible de suite', 'jardinier'],
  ])('noise: « %s »', (text, expected) => expect(said(text)).toBe(expected))

  test.each([
    'gardien de nuit',
    'scrum master',
    'chargé de mission',
    'inspecteur du travail',
    'conseiller emploi',
    'femme de ménage',
    'recherche et développement',
    'expert comptable',
    'C++',
    '"stage" informatique',
    '« CDD »',
  ])('« %s » stays as it was typed', (text) => expect(said(text)).toBe(text))

  test('what is left holds no condition, whatever was typed', () => {
    const words = [
      'stage',
      'temps',
      'plein',
      'CDI',
      'sans',
      'bac',
      '2',
      'tana',
      'fort',
      'dauphin',
      'million',
      'à',
      'chef',
      '+',
      'nuit',
      'pas',
      'nourri',
      'logé',
      'de',
      'salaire',
      '"',
      'offre',
      '800 000',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (some) => {
        const { rest } = readConditions(some.join(' '))
        expect(readConditions(rest)).toEqual({ rest, conditions: [], isWellPaid: false })
      }),
    )
  })

  test('any text is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(readConditions(text).rest.length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
