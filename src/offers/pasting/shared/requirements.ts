import { DEGREES, JOB_TYPES } from '#src/reference/shared/lists.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { folded, linesOf, type Piece } from './pieces.ts'

interface Span {
  start: number
  end: number
}

const TYPES: readonly [RegExp, string][] = [
  [/\b(?:temps plein|plein[- ]temps|temps complet|full[- ]?time)\b/g, 'temps-plein'],
  [/\b(?:temps partiel|mi[- ]temps|part[- ]?time)\b/g, 'temps-partiel'],
  [/\bhoraires? decales?\b/g, 'horaires-decales'],
  [/\ba la mission\b/g, 'a-la-mission'],
]

/** « temps plein » */
export function readJobType(text: string): Piece | null {
  const found = foundOf(folded(text), TYPES)
  const [first] = found
  const type = JOB_TYPES.find(({ slug }) => slug === first?.slug)
  if (!first || !type) return null
  const isOne = found.every(({ slug }) => slug === first.slug)
  return {
    field: 'job_type',
    start: first.start,
    end: first.end,
    values: { job_type_id: String(type.id) },
    sure: isOne,
    ...(!isOne && { note: 'L’annonce nomme plusieurs temps de travail\u00a0: vérifiez.' }),
  }
}

const BAC = 'bacc?(?:alaureat)?\\s*\\+\\s*'
const DEGREE_WORDS: readonly [RegExp, string][] = [
  [/\b(?:sans|aucun) diplome\b/g, 'sans-diplome'],
  [/\bcepe\b/g, 'cepe'],
  [/\bbepc\b/g, 'bepc'],
  [/\bbep\b|\bcap(?:\/| ou )bep\b|\bc\.a\.p\b|\b(?:niveau|diplome|titulaire d'un) cap\b/g, 'cap-bep'],
  [/\bbacc?(?:alaureat)?s?\b(?!\s*\+|\s+a\b)/g, 'baccalaureat'],
  [new RegExp(`\\b${BAC}2\\b|\\b(?:bts|dts|dut|deug)\\b`, 'g'), 'bac-2'],
  [new RegExp(`\\b${BAC}3\\b|\\blicence\\b`, 'g'), 'bac-3'],
  [new RegExp(`\\b${BAC}4\\b|\\bmaster (?:1|i)\\b`, 'g'), 'bac-4'],
  [
    new RegExp(
      `\\b${BAC}5\\b|(?<!scrum )\\bmaster\\b(?! (?:1|i)\\b)|\\bdiplome d'ingenieur\\b|\\bdess\\b`,
      'g',
    ),
    'bac-5',
  ],
  [/\bdoctorat\b|\bphd\b/g, 'doctorat'],
]

/** « Bacc », « Bac+2 »: the lowest degree that is named, to confirm where several are. */
export function readDegree(text: string): Piece | null {
  const found = foundOf(folded(text), DEGREE_WORDS)
  const levelOf = (slug: string) => DEGREES.findIndex((degree) => degree.slug === slug)
  const lowest = found.toSorted((one, other) => levelOf(one.slug) - levelOf(other.slug))[0]
  const degree = DEGREES.find(({ slug }) => slug === lowest?.slug)
  if (!lowest || !degree) return null
  const isOne = found.every(({ slug }) => slug === lowest.slug)
  return {
    field: 'degree',
    start: lowest.start,
    end: lowest.end,
    values: { degree_id: String(degree.id) },
    sure: isOne,
    ...(!isOne && { note: 'L’annonce nomme plusieurs diplômes\u00a0: voici le moins élevé.' }),
  }
}

function foundOf(plain: string, words: readonly [RegExp, string][]) {
  return words
    .flatMap(([pattern, slug]) =>
      [...plain.matchAll(pattern)].map((match) => ({
        slug,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((one, other) => one.start - other.start)
}

const COUNTS: Record<string, number> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  roa: 2,
  telo: 3,
}
// « Bacc + 2 » on the line above, or right before, is no number of years.
const YEARS = `(?<!\\+[^\\S\\n]{0,2})(\\d{1,2}|${Object.keys(COUNTS).join('|')})(?:[^\\S\\n]*\\(\\d{1,2}\\))?(?:[^\\S\\n]*(?:a|-|–|ou)[^\\S\\n]*\\d{1,2})?[^\\S\\n]*(?:ans?|annees?|taona)`
/** « 1 an d’expérience », « expérience de 2 ans », « expérience : 3 ans minimum » */
const SAID = [
  new RegExp(
    `\\b${YEARS}\\b(?: (?:minimum|min\\.?|au moins|ou plus))? (?:d'|de |en )?(?:experiences?\\b|exp(?![a-z])\\.?|traikefa)`,
    'g',
  ),
  new RegExp(`\\b(?:experiences?|exp|traikefa)\\b\\.?[^.;\\n\\d]{0,40}?\\b${YEARS}\\b`, 'g'),
]
const ALONE = new RegExp(
  `(?:^|[,;:\\n•·*–-])\\s*${YEARS}(?:\\s*(?:minimum|min\\.?|au moins))?\\s*(?=$|[,;.\\n])`,
  'g',
)
const MOST_YEARS = 20

/** The years of experience that are asked for. @param profile where the wanted person is told of */
export function readExperience(text: string, profile: Span | undefined): Piece | null {
  const plain = folded(text)
  const said = SAID.flatMap((pattern) => [...plain.matchAll(pattern)])
    .sort((one, other) => one.index - other.index)
    .flatMap((match) => experienceOf(match, true) ?? [])[0]
  if (said || !profile) return said ?? null
  const alone = [...plain.slice(profile.start, profile.end).matchAll(ALONE)][0]
  return alone
    ? experienceOf({ ...alone, 0: alone[0], 1: alone[1], index: alone.index + profile.start }, false)
    : null
}

function experienceOf(
  { 0: words, 1: count = '', index }: { 0: string; 1?: string | undefined; index: number },
  sure: boolean,
): Piece | null {
  const years = COUNTS[count] ?? Number(count)
  if (!(years <= MOST_YEARS)) return null
  const lead = sure ? 0 : words.indexOf(count)
  return {
    field: 'experience',
    start: index + lead,
    end: index + words.trimEnd().length,
    values: { experience_min_years: String(years) },
    sure,
    ...(!sure && { note: 'Le mot «\u00a0expérience\u00a0» n’est pas écrit\u00a0: vérifiez.' }),
  }
}

const LANGUAGE =
  /(?<![\p{L}])(?:francais|anglais|malgache|malagasy|allemand|italien|espagnol|chinois|mandarin|arabe|russe|japonais|coreen|portugais|hindi)(?![\p{L}])/gu
const LEVELS: readonly [RegExp, string][] = [
  [/maternelle/, 'langue maternelle'],
  [/bilingue/, 'bilingue'],
  [/courant|couramment/, 'courant'],
  [/intermediaire|moyen/, 'intermédiaire'],
  [/notion|debutant|basique/, 'notions'],
]
const LEVEL =
  '(?:niveau )?(?:courante?s?|couramment|bilingues?|intermediaire|moyen|notions?|debutant|basique|langue maternelle)'
const LEVEL_BEHIND = new RegExp(`^\\s*[(:–-]?\\s*${LEVEL}(?![\\p{L}])\\)?`, 'u')
const LEVEL_BEFORE = /(?:notions? (?:de |d'|en )|bilingue (?:en )?)(?:l')?$/
/** Words that ask for a language; without one, a language stands alone between commas or in the profile. */
const ASKS =
  /(?:parl\p{L}*|maitris\p{L}*|langues?|niveau|aisance|aise|lu|ecrit|oral|courante?s?|couramment|bon(?:ne)?s?|expression|redaction|redactionnel\p{L}*|miteny|mahay)[^.;\n]{0,40}$/u
const OF_SOMETHING_ELSE =
  /(?:cours|profs?|professeurs?|enseignante?s?|formateurs?|formatrices?|traduct\p{L}*|restaurant|cuisine|societe|groupe|clients?|clientele|marche|partenaire|entreprise) (?:de |d'|en )?(?:l')?$/u
const STANDS_ALONE = {
  before: /(?:^|[,;:•·*+&/(–-]|\bet|\bou)\s*$/,
  behind: /^\s*(?:$|[,;.)/+&–-]|et\b|ou\b)/,
}

/** The languages that are asked for, those of one line together. @param profile where the wanted person is told of */
export function readLanguages(text: string, profile: Span | undefined): Piece[] {
  return linesOf(text).flatMap(({ text: line, start }) => {
    const plain = folded(line)
    const found = [...plain.matchAll(LANGUAGE)].map((match) => {
      const [from, to] = [match.index, match.index + match[0].length]
      // A few words around say what the language is there for.
      const [before, behind] = [plain.slice(Math.max(0, from - 80), from), plain.slice(to, to + 80)]
      const isInProfile = profile !== undefined && start + from >= profile.start && start + to <= profile.end
      const said = LEVEL_BEHIND.exec(behind)?.[0] ?? ''
      const level = levelOf(said || (LEVEL_BEFORE.exec(before)?.[0] ?? ''))
      const isAlone = STANDS_ALONE.before.test(before) && STANDS_ALONE.behind.test(behind)
      const isAsked = level !== '' || isInProfile || isAlone || ASKS.test(before)
      return {
        from,
        to: to + said.length,
        name: capitalised(line.slice(from, to).toLowerCase()),
        level,
        isAsked: isAsked && !OF_SOMETHING_ELSE.test(before),
      }
    })
    const asked = found.filter(({ isAsked }) => isAsked)
    const [first, last] = [asked[0], asked.at(-1)]
    if (!first || !last) return []
    const languages = asked.map(({ name, level, to }, index) => {
      const next = asked[index + 1]
      // « français et anglais courants »: the level is that of both.
      const isJoined = next !== undefined && /^\s*(?:et|&|\/)\s*$/.test(plain.slice(to, next.from))
      return { name, level: level || (isJoined ? next.level : '') }
    })
    const isOpen = languages.some(({ level }) => level === '')
    return {
      field: 'languages',
      start: start + first.from,
      end: start + last.to,
      values: { languages },
      sure: true,
      ...(isOpen && { note: 'Le niveau n’est pas écrit\u00a0: choisissez-le dans l’offre.' }),
    }
  })
}

function levelOf(said: string): string {
  return LEVELS.find(([words]) => words.test(said))?.[1] ?? ''
}
