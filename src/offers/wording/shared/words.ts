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

const FEES =
  "dossier|inscription|formation|adhésion|adhesion|participation|recrutement|traitement|visite médicale|badge|tenue|uniforme|candidature|visas?|passeport|procédure|immigration|ambassade|notaire|garantie|activation|mise en relation|enregistrement|réservation|légalisation|certification|sélection|placement|agence|courtage|déblocage|entretien d'embauche|test|kit|licence"
/** What stands behind fees that somebody else pays: « Frais de formation pris en charge par la société ». */
const PAID_FOR =
  "(?!s?(?: (?:\\p{L}|')+){0,5} (?:pris|offert|rembours|gratuit|payée?s? par (?:la|l'|le|notre|nous)|à notre charge|à (?:la )?charge de (?:la société|l'|notre))|s? ?[:=(] ?(?:aucun|néant|gratuit|offert|pris en charge|0(?!\\d)))"
const SUM =
  '(?<![\\d.,])\\d[\\d .,]{0,15}(?:k|mille|millions?)? ?(?:ar|ariary|mga|fmg|€|euros?|eur|\\$|usd|dollars?)'
/** Verbs that ask somebody to part with money. */
export const PAYING =
  '(?:payer|payez|paies|paiez|verser|versez|envoyer|envoyez|avancer|avancez|déposer|déposez|régler|réglez|transférer|transférez|virer|virez|acheter|achetez|cotiser|cotisez|send|pay|transfer|deposit|alefaso|alefa|mandefa|mandefasa|mandoa|handoa|aloavy|aloa|aloha)'

/** Patterns of requests for money from applicants, which no honest offer makes. */
export const MONEY_REQUESTS: readonly string[] = [
  `frais (?:de |d'|du |pour (?:le |la )?)?(?:${FEES})${PAID_FOR}`,
  `frais (?!(?:de |d'|du )?(?:${FEES}))[^.!?\\n]{0,40}(?:à (?:payer|verser|régler|avancer)|non remboursables?|à (?:votre|ta|sa) charge|obligatoires?|avant (?:le départ|l'entretien|l'embauche|la signature|la formation))`,
  "(?:droit|droits) (?:de |d')?(?:inscription|adhésion|entrée|dossier|visa)",
  'caution (?:de|à verser|obligatoire|exigée|demandée)|dépôt de garantie|(?:verser|payer|versez|payez) une caution',
  `${PAYING} (?:d'abord |aussi |seulement |aloha |juste |vola |ny )?(?:une? |la |le |ny )?(?:somme de |montant de |avance de |acompte de )?(?:${SUM}|[€$] ?\\d)`,
  `(?:acompte|avance|versement|contribution|cotisation|participation|moyennant) (?:de |d'|la somme de )*${SUM}`,
  "(?:vous devez|vous devrez|tu dois|il faut|il faudra|veuillez|prière de|obligation de) (?:d'abord |aussi )?(?:payer|verser|cotiser|avancer de l'argent|envoyer de l'argent|acheter (?:un |le |votre |notre )?(?:kit|pack|formulaire|uniforme))",
  "participation (?:financière|aux frais)|contribution financière|(?:paiement|versement) (?:préalable|d'avance|à l'avance|avant)",
  "formation (?:obligatoire |initiale )?payante|formulaire payant|kit (?:de démarrage|payant)|(?:achat|achats|acheter|achetez) (?:du |d'un |le |un |votre |notre |obligatoire du )(?:kit|pack|produit|formulaire|uniforme|badge)",
  "à (?:la|votre|sa) charge du candidat|(?:billet|visa|transport|passeport)[^.!?\\n]{0,20} à (?:votre|sa|ta) charge|payable (?:d'avance|à l'inscription|avant (?:l'entretien|l'embauche|la formation|le départ))",
  '(?:registration|processing|application|training|visas?|medical|placement|recruitment|admin|administration|administrative|security|file|agency|onboarding) (?:fees?|deposit|charges?)(?! (?:are |is )?(?:paid|covered|free|waived))|refundable (?:deposit|fee)|(?:pay|send) (?:us )?(?:a|the|some) (?:fee|deposit|money)|pay (?:up ?front|in advance)',
  "sara(?:n|m|na)(?:y|'ny|-|'|ny)? ?-?(?:fisoratana|pisoratana|dossier|fiofanana|piofanana|taratasy|visa|pasipaoro|fanadinana|fandraisana|adidy)(?: anarana)?",
  '(?<!tsy misy )sarany ?:? ?\\d[\\d .]*(?:ar|ariary)?|(?:mandoa|mandefa|alefaso|handoa|aloavy|aloa) (?:aloha |mialoha )?(?:ny )?(?:vola|sarany|sara|dro[aà])|aloa (?:mialoha|aloha)|vola (?:aloha|mialoha|apetraka)|fandoavam-?bola|saram-pisoratana',
  `${SUM} (?:de |pour |d')(?:les? |la |l'|votre |vos |ton |des )*(?:frais|fiche|dossier|inscription|formulaire|adhésion|badge|test|visite médicale|visas?|billet|ouverture d[eu] (?:votre |ton )?(?:dossier|compte))`,
  `(?<!frais (?:de |d'))(?:inscription|dossier|formulaire|fiche|adhésion|badge|droits?) ?[:=(] ?${SUM}`,
  "s'acquitter d(?:e|u|es|')|(?:il )?(?:vous |te )?reste(?:ra)? à (?:régler|payer|verser)",
  `(?:prévoir|prévoyez|apporter|apportez|munie?s? de|mitondra|mila) (?:vola |une somme de |la somme de )?${SUM}`,
  `(?:venir|présenter|présentez|venez)[^.!?\\n]{0,30} avec ${SUM}`,
  `(?:handoavana|andoavana|fandoavana|aloana|handoavina|mila aloa)(?: vola)? ?:? ?\\d[\\d .]*(?:ar|ariary)?`,
  'mividy (?:ny )?(?:kit|fiche|formulaire|fanamiana|uniforme|taratasy fisoratana)',
]
