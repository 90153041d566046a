import { plainWords } from '#src/shared/phrases.ts'
import type { SectionKind } from '../../shared/document.ts'
import { joinedLetters, type Line } from './lines.ts'

/** What a part of a CV is about: a section of ours, how to reach the person, or what no CV needs (« état civil »). */
export type Part = SectionKind | 'contact' | 'person'

const WORDS: Record<Part, string> = {
  summary: `profil|a propos|a propos de moi|resume|resume professionnel|presentation|objectif|objectifs|objectif professionnel|
    accroche|mon profil|qui suis je|about|about me|summary|professional summary|profile|objective|career objective`,
  experience: `experience|experiences|experience professionnelle|experiences professionnelles|parcours professionnel|
    parcours|emplois|emplois occupes|experience de travail|experiences de travail|stages|stages et emplois|
    experiences et stages|stages et experiences|experience et stages|work experience|professional experience|
    employment|employment history|work history|career|career history|internships|experience pro|experiences pro|
    historique professionnel|carriere|experiences cles|postes occupes`,
  education: `formation|formations|education|etudes|diplomes|diplome|parcours scolaire|parcours academique|scolarite|
    cursus|cursus scolaire|cursus universitaire|formation academique|formations academiques|formation et diplomes|
    formations et diplomes|diplomes et formations|diplomes et formation|etudes et diplomes|etudes et formations|
    formation initiale|education et formation|academic background|qualifications|education and training|
    parcours de formation|formation scolaire|formation universitaire`,
  skills: `competences|competence|competences cles|competences techniques|competences professionnelles|savoir faire|
    competences informatiques|informatique|logiciels|outils|outils et logiciels|atouts|qualites|savoir etre|
    points forts|aptitudes|connaissances|connaissances informatiques|expertise|expertises|domaines de competences|
    competences et outils|competences cles et outils|skills|key skills|technical skills|soft skills|hard skills|
    competencies|computer skills|tools|competences personnelles|bureautique|technologies|competences metier`,
  languages: `langues|langue|langues parlees|connaissances linguistiques|competences linguistiques|languages|language|
    language skills|fiteny`,
  interests: `centres d interet|centre d interet|centres d interets|interets|loisirs|passions|hobbies|interests|
    activites|loisirs et interets|divers et loisirs|passe temps|loisirs et centres d interet|sports et loisirs`,
  references: `references|reference|referents|personnes de reference|references professionnelles|recommandations`,
  certificates: `certifications|certificats|certification|certificat|certificates|attestations|habilitations|
    formations complementaires|licences et certifications|certificates and licenses|formations et certifications`,
  projects: `projets|projet|realisations|projects|projets realises|projets personnels|key projects|
    projets et realisations|projets academiques|portfolio de projets`,
  volunteering: `benevolat|engagements|engagement|vie associative|activites associatives|engagements associatifs|
    volontariat|volunteering|volunteer experience|activites extra professionnelles|activites benevoles|
    engagement associatif|activites extrascolaires|engagements et benevolat|benevolat et engagements`,
  links: `liens|links|sur le web|portfolio|reseaux|reseaux sociaux|en ligne`,
  custom: `publications|distinctions|prix|prix et distinctions|awards|recompenses|divers|autres|informations
    complementaires|autres informations|brevets|conferences`,
  contact: `contact|contacts|coordonnees|mes coordonnees|me contacter|contact details|adresse et contact`,
  person: `informations personnelles|etat civil|renseignements personnels|donnees personnelles|personal details|
    personal information|identite|informations`,
}

const PARTS = new Map<string, Part>(
  Object.entries(WORDS).flatMap(([part, words]) =>
    words.split('|').map((word) => [word.replaceAll(/\s+/g, ' ').trim(), part as Part] as const),
  ),
)

const LONGEST = 48

/** What a line says that the following ones are about; null for a line that is no heading known here. */
export function headingOf(line: Line): { part: Part; words: string } | null {
  const [words = '', ...more] = line.cells
  if (more.length > 0 || words.length > LONGEST || line.isBullet) return null
  const plain = plainWords(joinedLetters(words).replace(/\s*:$/, ''))
  const part = PARTS.get(plain) ?? PARTS.get(plain.replace(/^(mes|nos|my|les|\d+) /, ''))
  return part ? { part, words: joinedLetters(words) } : null
}
