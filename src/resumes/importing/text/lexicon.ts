import { perVersion } from '#src/reference/shared/live.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { plainWords } from '#src/shared/phrases.ts'

/** Posts are called by these words, in both languages and both genders. */
const TITLE =
  /\b(accompagnat|acheteu|administrat|agent|aide|alternan|analyst|animat|apprenti|architect|artisan|assistant|attache|auditeur|auditrice|auxiliaire|barista|boulang|caissi|cadre|charge|chauffeur|chef|coach|coiffeu|collaborat|commercia|community|comptable|concepteur|conductr|conducteur|conseill|consultan|contremaitre|controleu|coordin|coordonn|couturi|cuisini|data|demonstrat|design|develop|directeur|directrice|docteur|ecrivain|educat|electricien|employe|enqueteu|enseignan|entrepreneur|esthetici|expert|femme de|forma|fondat|freelance|gardien|geran|gestionnaire|graphiste|guide|hotesse|infirmi|informatici|ingenieur|ing|intern|journalist|juriste|laborantin|livreur|logisticien|macon|magasini|manager|manutentionn|mecanicien|medecin|menuisi|moniteur|monitrice|officer|operateur|operatrice|ouvri|patissi|peintre|pharmacien|photograph|plombi|president|professeur|programm|psycholog|receptionnist|redact|representan|responsable|sage femme|secretaire|serveu|soudeu|specialist|stagiaire|stage|superviseu|surveillant|technicien|tele|traducteur|traductrice|transitaire|tresori|tuteur|vendeu|veterinaire|volontaire|webmaster|accountant|clerk|engineer|lead|nurse|sales|supervisor|teacher|trainee|driver|waiter|cashier)/
/** Employers are called by these words. */
const COMPANY =
  /\b(sarlu?|sa|sas|eurl|ltd|inc|llc|gmbh|groupe|group|societe|compagnie|company|cabinet|agence|banque|bank|assurances?|ministere|ong|ngo|association|fondation|hotel|restaurant|clinique|hopital|chu|centre hospitalier|imprimerie|entreprise|ets|etablissements?|universite|ecole|lycee|college|institut|commune|mairie|chantier|ferme|pharmacie|boutique|magasin|supermarche|studio|voyages|transports?|telecom|logistics|services|solutions|consulting|conseil|madagascar|office|direction|projet|unicef|pnud|usaid|cooperative|usine|textiles?|industries?|mining|port)\b/
const DEGREE =
  /\b(licence|licencie|master|mastere|maitrise|bacc?|baccalaureat|bts|dts|dut|deug|dea|dess|diplome|doctorat|phd|ph d|certificat|cap|bep|bepc|cepe|brevet|ingenieur|bachelor|bsc|msc|ba|ma|mba|degree|deust|cfa|formation|attestation|terminale|serie|m1|m2|l1|l2|l3|classe|cours|high school diploma|associate)\b/
const SCHOOL =
  /\b(universite|university|institut|institute|ecole|school|lycee|college|faculte|academy|academie|iut|iscam|inscae|espa|eni|cntemad|ispm|ist|enam|esmia|emit|centre de formation|cfp|conservatoire|campus|mahamasina|ankatso|supinfo|polytechnique|ifp)\b/

export const isTitle = (text: string) => TITLE.test(plainWords(text))
export const isCompany = (text: string) => COMPANY.test(plainWords(text))
export const isDegree = (text: string) => DEGREE.test(plainWords(text))
export const isSchool = (text: string) => SCHOOL.test(plainWords(text))

const places = perVersion(
  () => new Set(CITIES.flatMap(({ name, aliases }) => [name, ...aliases]).map(plainWords)),
)
/** Many people of Madagascar study or work in these places abroad. */
const ABROAD = new Set(
  `madagascar|france|la reunion|reunion|saint denis|saint pierre|mayotte|mamoudzou|comores|moroni|maurice|ile maurice|
  port louis|seychelles|victoria|nosy be|sainte marie|a distance|remote|
  paris|lyon|marseille|toulouse|bordeaux|lille|nantes|rennes|strasbourg|montpellier|grenoble|nice|rouen|poitiers|
  london|londres|bruxelles|brussels|geneve|geneva|lausanne|zurich|luxembourg|berlin|munich|rome|milan|madrid|
  barcelone|lisbonne|amsterdam|dublin|moscou|istanbul|montreal|quebec|ottawa|toronto|new york|boston|washington|
  chicago|austin|san francisco|los angeles|seattle|dakar|abidjan|bamako|lome|cotonou|accra|lagos|libreville|douala|
  yaounde|kinshasa|kigali|nairobi|addis abeba|dar es salaam|maputo|johannesburg|pretoria|cape town|le cap|
  casablanca|rabat|alger|tunis|le caire|dubai|abou dhabi|doha|mumbai|delhi|bangalore|bengaluru|pekin|shanghai|
  canton|guangzhou|hong kong|tokyo|seoul|singapour|bangkok|sydney|melbourne`
    .split('|')
    .map((name) => name.trim()),
)
/** « Mountain View, CA » */
const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC)$/
export const isState = (text: string) => STATE.test(text)

/** Whether a text is the name of a town, with its postal code, region or country. */
export function isTown(text: string): boolean {
  const plain = plainWords(text)
    .replaceAll(/\b\d{3,5}\b/g, '')
    .trim()
  if (!plain || plain.length > 60) return false
  const [town = '', state, ...more] = text.split(/\s*,\s*/)
  if (state && isState(state) && more.length === 0 && /^\p{Lu}[\p{L} .’'-]{2,30}$/u.test(town)) return true
  return (
    isPlace(plain) ||
    (/[,(]/.test(text) &&
      text
        .split(/[,()]/)
        .filter((part) => part.trim())
        .every((part) =>
          isPlace(
            plainWords(part)
              .replaceAll(/\b\d{3,5}\b/g, '')
              .trim(),
          ),
        ))
  )
}

function isPlace(plain: string): boolean {
  return places().has(plain) || ABROAD.has(plain)
}

const LANGUAGES =
  'malgache malagasy francais anglais allemand espagnol italien chinois mandarin japonais coreen russe arabe portugais hindi swahili comorien neerlandais turc creole french english german spanish italian chinese japanese korean russian arabic portuguese dutch latin grec hebreu'.split(
    ' ',
  )

const LANGUAGE = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.join('|').replace('francais', 'fran[cç]ais').replace('coreen', 'cor[eé]en').replace('neerlandais', 'n[eé]erlandais').replace('creole', 'cr[eé]ole').replace('hebreu', 'h[eé]breu')})(?!\\p{L})`,
  'giu',
)

/** Finds the languages that a text names. */
export function languagesIn(text: string): { name: string; from: number; to: number }[] {
  return [...text.matchAll(LANGUAGE)].map((found) => ({
    name: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }))
}
