/** The grounds on which a word may discriminate. */
export type WordTopic = 'age' | 'sex' | 'origin' | 'looks' | 'family' | 'belief'

interface SuspectWord {
  /** The pattern ignores capitals, and accents may be left out. */
  pattern: string
  topic: WordTopic
  /** Words to write instead. */
  instead: readonly string[]
}

/** Why words of this topic are marked; it is said after the words in quotes. */
export const TOPIC_REASONS: Record<WordTopic, string> = {
  age: 'peut écarter des candidats selon leur âge',
  sex: 'peut écarter des candidats selon leur sexe',
  origin: 'peut écarter des candidats selon leur origine',
  looks: 'peut écarter des candidats selon leur apparence',
  family: 'peut écarter des candidats selon leur situation de famille',
  belief: 'peut écarter des candidats selon leurs convictions',
}

const PHYSICAL = ['port de charges', 'travail en hauteur', 'station debout prolongée']

// biome-ignore format: one word a line
export const SUSPECT_WORDS: readonly SuspectWord[] = [
  { pattern: 'jeunes? (?:homme|garçon|gar[çc]on)s?(?: de \\d+ [àa] \\d+ ans)?', topic: 'sex', instead: PHYSICAL },
  { pattern: 'jeunes? (?:femme|fille|dame)s?(?: de \\d+ [àa] \\d+ ans)?', topic: 'sex', instead: ['personne accueillante', 'débutant accepté'] },
  { pattern: 'jeunes? et dynamiques?', topic: 'age', instead: ['énergique', 'qui aime le terrain', 'débutant accepté'] },
  { pattern: 'jeunes? diplômée?s?', topic: 'age', instead: ['débutant accepté', 'premier emploi bienvenu'] },
  { pattern: '(?:équipe|profil|candidate?|collaborateur|recrue)s? jeunes?', topic: 'age', instead: ['équipe enthousiaste', 'débutant accepté'] },
  { pattern: '(?:âgée?s?|age|âge)\\s*(?:de|:|entre)?\\s*\\d{2}\\s*(?:ans\\s*)?(?:à|a|et|-|–|—|/)\\s*\\d{2}\\s*ans', topic: 'age', instead: ['expérience demandée : 2 ans'] },
  { pattern: '(?<!(?:depuis|il y a|pendant|voilà) )(?:âgée?s? de )?(?:moins|plus) de \\d{2} ans(?! d.(?:exp|exist|activ|ancien))', topic: 'age', instead: ['expérience demandée : 2 ans'] },
  { pattern: '\\d{2}\\s*(?:ans\\s*)?(?:à|a|et|-|–|—|/)\\s*\\d{2}\\s*ans(?!\\s+(?:d.exp|d.ancien|minimum d.exp|de (?:pratique|carrière)))', topic: 'age', instead: ['expérience demandée : 2 ans'] },
  { pattern: '(?:âge|age) maximum', topic: 'age', instead: [] },
  { pattern: 'latsaky ny \\d{2} taona|\\d{2} ?(?:-|ka hatramin.ny) ?\\d{2} taona', topic: 'age', instead: [] },
  { pattern: 'hommes? (?:uniquement|seulement|exclusivement)|exclusivement (?:des )?hommes?', topic: 'sex', instead: ['homme ou femme'] },
  { pattern: 'femmes? (?:uniquement|seulement|exclusivement)|exclusivement (?:des )?femmes?', topic: 'sex', instead: ['homme ou femme'] },
  { pattern: 'sexe\\s*:?\\s*(?:masculin|féminin|feminin|homme|femme)|de sexe (?:masculin|féminin|feminin)', topic: 'sex', instead: ['homme ou femme'] },
  { pattern: 'lehilahy|vehivavy|tovolahy|tovovavy|zatovo', topic: 'sex', instead: ['olona'] },
  { pattern: 'bonne présentation|présentation soignée exigée|présentable|belle apparence|physique agréable', topic: 'looks', instead: ['accueil soigné des clients', 'tenue fournie'] },
  { pattern: 'taille (?:minimum|minimale)[^.,;\\n]{0,12}|(?:mince|belle|jolie) (?:silhouette|femme|fille)', topic: 'looks', instead: [] },
  { pattern: 'teint clair|peau claire', topic: 'looks', instead: [] },
  { pattern: 'célibataires?(?: sans enfants?)?|sans enfants?|mariée?s? de préférence|sans charge (?:de famille|familiale)', topic: 'family', instead: ['déplacements fréquents', 'horaires décalés'] },
  { pattern: 'non enceinte|pas de projet de grossesse', topic: 'family', instead: [] },
  { pattern: 'd.origine [a-zà-ÿ-]+|de race [a-zà-ÿ-]+|(?:merina|côtiers?|cotiers?|vazaha|karana) (?:uniquement|seulement|de préférence)', topic: 'origin', instead: ['malgache courant', 'français courant'] },
  { pattern: 'langue maternelle française|français d.origine', topic: 'origin', instead: ['français courant'] },
  { pattern: '(?:chrétien|chretien|catholique|protestant|musulman|croyant)(?:ne|e)?s?(?: (?:pratiquant|engagé)e?s?)?', topic: 'belief', instead: [] },
  { pattern: 'casier politique|appartenance politique|non syndiquée?s?', topic: 'belief', instead: [] },
]

/** Patterns of requests for money from applicants, which no honest offer makes. */
export const MONEY_REQUESTS: readonly string[] = [
  'frais (?:de |d.)?(?:dossier|inscription|formation|adhésion|adhesion|participation|recrutement|traitement|visite médicale|badge|tenue|uniforme)(?!s?(?: \\p{L}+){0,2} (?:pris|offert|rembours|gratuit|à notre charge))',
  '(?:droit|droits) (?:de |d.)?(?:inscription|adhésion|entrée)',
  'caution (?:de|à verser|obligatoire|exigée|demandée)|dépôt de garantie|(?:verser|payer) une caution',
  '(?:payer|verser|envoyer|avancer|déposer) (?:la somme de )?\\d[\\d .]*(?:ar|ariary)',
  'formation payante|kit (?:de démarrage|payant)|achat (?:du|d.un) (?:kit|pack|produit)',
  'à (?:la|votre) charge du candidat|payable (?:d.avance|à l.inscription|avant (?:l.entretien|l.embauche|la formation))',
  "saran?'?ny (?:fisoratana|dossier|fiofanana)|mandoa vola|aloa mialoha|saram-pisoratana",
]
