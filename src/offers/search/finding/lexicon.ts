import { readList } from '#src/occupations/lists.ts'
import type { Lexicon } from '#src/platform/search/query.ts'
import { foldText } from '#src/platform/search/text.ts'
import { liveList, perVersion, type ReferenceEntry } from '#src/reference/shared/live.ts'

/** Names of work in other words than an offer would use, each with how it is said in French. */
const OTHER_READINGS: readonly (readonly [string, string])[] = [
  ['data encoder; encodeur de données; encodeur; data entry clerk', 'opérateur de saisie'],
  ['femme de ménage; homme de ménage; dame de ménage; faire le ménage', 'agent d’entretien'],
  ['bonne à tout faire', 'employé de maison'],
]

/** Malagasy words for occupations and the like, folded, the longest first, with their reading in French. */
export const readingsInFrench = [
  ...readList('malagasy').map(([, words = '', reading = '']) => [words, reading] as const),
  ...OTHER_READINGS,
]
  .flatMap(([words, reading]) => words.split(';').map((word) => ({ word: foldText(word), reading })))
  .sort((one, other) => other.word.length - one.word.length)

/**
 * Several occupations that one word names, by the first of its synonyms. Offers of these are found whatever they call it,
 * and the synonyms, which others use for other work too (« conducteur de ligne »), are not looked for.
 */
export const occupationsNamed: ReadonlyMap<string, readonly string[]> = new Map([
  ['chauffeur', ['N4101', 'N4102', 'N4103', 'N4105']],
])

/** Words that are searched together; their place in the list is the number of each group, so new ones go last. */
const FIRST_SYNONYMS: readonly (readonly string[])[] = [
  ['développeur', 'programmeur'],
  ['ressources humaines', 'RH'],
  [
    'directeur des ressources humaines',
    'responsable des ressources humaines',
    'DRH',
    'RRH',
    'responsable RH',
    'directeur RH',
  ],
  ['bâtiment travaux publics', 'BTP'],
  ['comptable', 'comptabilité'],
  ['commercial', 'vente', 'vendeur'],
  ['technico-commercial', 'commercial technique'],
  ['téléconseiller', 'téléopérateur', 'conseiller client', 'agent de centre d’appels', 'téléprospecteur'],
  ['centre d’appels', 'call center', 'centre de contact'],
  ['responsable administratif et financier', 'RAF'],
  ['directeur administratif et financier', 'DAF'],
  ['service après-vente', 'SAV'],
  ['gestionnaire de communauté', 'community manager', 'animateur de communauté', 'CM'],
  ['systèmes d’information', 'SI'],
  ['directeur des systèmes d’information', 'DSI'],
  ['informatique', 'IT'],
  ['hygiène sécurité environnement', 'qualité hygiène sécurité environnement', 'QHSE', 'HSE', 'QSE', 'SSE'],
  ['travaux publics', 'TP'],
  ['responsable des systèmes d’information', 'RSI'],
  ['garde d’enfants', 'nounou', 'baby-sitter'],
  ['enseignant', 'professeur', 'instituteur'],
  ['laborantin', 'technicien de laboratoire'],
  ['recherche et développement', 'R&D'],
  ['secrétaire', 'assistant de direction'],
  ['chauffeur', 'conducteur'],
  ['administration', 'admin'],
  ['marketing numérique', 'marketing digital', 'webmarketing'],
  ['référencement naturel', 'SEO'],
  ['graphiste', 'infographiste'],
  ['agent de sécurité', 'vigile', 'gardien'],
  ['femme de ménage', 'agent d’entretien', 'technicien de surface'],
  ['organisation non gouvernementale', 'ONG'],
  ['stagiaire', 'stage'],
  ['contrôle de gestion', 'contrôleur de gestion'],
  ['directeur général', 'DG', 'PDG', 'CEO'],
  ['chef de projet', 'chef de projets', 'project manager'],
  ['interface utilisateur', 'UX', 'UI'],
  ['temps partiel', 'mi-temps'],
  ['télétravail', 'remote', 'travail à distance', 'home office', 'travail à domicile'],
  ['sécurité informatique', 'cybersécurité', 'cyber sécurité'],
  ['eau et assainissement', 'WASH', 'EHA'],
  ['analyste de données', 'data analyst'],
  ['docker', 'manutentionnaire'],
  ['agence de voyage', 'agent de voyage', 'conseiller voyage', 'tour opérateur', 'agence de tourisme'],
  ['supermarché', 'hypermarché', 'grande surface', 'grande distribution', 'libre-service'],
  ['modérateur', 'modération', 'gestionnaire de communauté', 'community manager'],
]

/** Each group of words, with what the administration changed and added. */
export interface SynonymGroup extends ReferenceEntry {
  readonly words: readonly string[]
}

export const SYNONYMS = liveList<SynonymGroup>(
  'synonyms',
  FIRST_SYNONYMS.map((words, index) => ({ id: index + 1, words })),
)

/** Searched without synonyms, as what was typed. */
export const PLAIN_LEXICON: Lexicon = {
  synonyms: [],
  shorthand: new Map([
    ['compta', 'comptable'],
    ['dev', 'developpeur'],
    ['devs', 'developpeur'],
    ['prof', 'professeur'],
    ['profs', 'professeur'],
    ['maths', 'mathematiques'],
    ['math', 'mathematiques'],
    ['assist', 'assistant'],
    ['resp', 'responsable'],
    ['mpiasa', 'ouvrier'],
    ['kine', 'kinesitherapeute'],
    ['veto', 'veterinaire'],
    // Its stem is that of « date ».
    ['data', 'donne'],
    ['mecano', 'mecanicien'],
    ['tech', 'technicien'],
    ['techs', 'technicien'],
    ['log', 'logistique'],
    ['modo', 'moderateur'],
    ['modos', 'moderateur'],
    ['cuistot', 'cuisinier'],
    ['cuistots', 'cuisinier'],
    ['alu', 'aluminium'],
    ['infographist', 'infographiste'],
    ['commerciale', 'commercial'],
    ['commerciales', 'commercial'],
    ['commerciaux', 'commercial'],
    ['generale', 'general'],
    ['generales', 'general'],
    ['generaux', 'general'],
    ['teletravaille', 'teletravail'],
  ]),
  noise: [
    'emploi',
    'emplois',
    'offre',
    'offres',
    'job',
    'jobs',
    'poste',
    'postes',
    'travail',
    'recrute',
    'cherche',
    'asa',
    'taf',
    'boulot',
    'boulots',
    'mitady',
    'aho',
    'urgent',
    'slt',
    'jcherche',
    'madagascar',
    'madagasikara',
  ],
}

/** How the market's job seekers and recruiters abbreviate, or name the same work differently. */
export const offerLexicon: () => Lexicon = perVersion(() => ({
  ...PLAIN_LEXICON,
  synonyms: SYNONYMS.filter(({ withdrawn }) => !withdrawn).map(({ words }) => words),
}))
