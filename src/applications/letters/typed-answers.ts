import { cleanText } from '#src/shared/fields.ts'
import { capitalize, endSentence, fold } from './shared/french.ts'

/** Participles with which people begin a line: « Tenu la caisse », which « J’ai » makes a sentence of. */
const PARTICIPLES = new Set(
  fold(
    'accueilli aidé amélioré animé appris assuré atteint augmenté bâti calmé clos conçu convaincu corrigé cousu conduit conseillé construit contrôlé coordonné créé cuisiné développé dirigé encadré encaissé enseigné écrit entretenu fait formé gardé géré installé lancé livré mené mis monté négocié nettoyé obtenu organisé ouvert participé peint posé préparé produit réalisé reçu récolté réduit rédigé rendu réparé résolu servi signé soudé soigné suivi tenu traduit traité travaillé trouvé vendu',
  ).split(' '),
)
/** « Suivi de chantiers » is a noun, « suivi des chantiers » is not. */
const NOUN_AFTER_ALL = /^(?:écrit|fait|produit|reçu|suivi) (?:de |du |d’)/iu

const FIRST_PERSON = /(?:^|[\s,;(«])(?:je\s|j’|nous\s|m’|me\s)/iu
const BEGINS_SENTENCE = /^(?:mon|ma|mes|on|c’|ce|cela|ça|il|elle|ils|elles|vous)[\s’]/iu
const HAS_VERB =
  /(?:^|\s)(?:est|sont|était|étaient|a|ont|avait|fait|font|permet|correspond|correspondent|offre|propose|recrute|semble|reste)\s/iu

/** Words that name a thing rather than a house or a person, so that they can stand after a colon with a small letter. */
const PLAIN_WORD =
  /^(?:l[ea]s?|un[e]?|des|du|de|mes|mon|ma|en|au|aux|à|avec|pour|trois|deux|plusieurs|beaucoup|accueil|achats?|caisse|chantiers?|classement|conseil|contrôle|cuisine|ménage|saisie|service|soins?|suivi|travail|vente|ventes|\p{L}+(?:tion|sion|ment|age|ance|ence|euse|ière|ité|ier))$/iu

export interface TypedAnswer {
  lines: string[]
  /** It is said in the first person or has a verb; « 2 ans de caisse » is none. */
  isSentence: boolean
}

/** Reads what was typed as lines in correct typography, each a sentence; null where nothing was said. */
export function readAnswer(typed: string | null | undefined): TypedAnswer | null {
  const lines = cleanText(typed)
    .split('\n')
    .map(tidyLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const [first] = lines
  if (first === undefined) return null
  const isSentence = lines.some((line) => FIRST_PERSON.test(line)) || BEGINS_SENTENCE.test(first)
  return { lines, isSentence: isSentence || HAS_VERB.test(first) }
}

/** Writes one line in correct typography, without what is drawn as nothing or ends no sentence. */
export function tidyLine(line: string): string {
  const tidy = line
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{DI}\p{Cc}\uFFFD]/gu, '')
    .trim()
    .replace(/^(?:[-–—•*·]+\s)+/u, '')
    .replace(/(?<=\p{L})['‘`´](?=\p{L})/gu, '’')
    .replace(/^(?:[.,;:!?…]+\s+)+/u, '')
    .replace(/[.…](?:\s*[.…])+/gu, (dots) => (/…|\.\s*\.\s*\./u.test(dots) ? '…' : '.'))
    .replace(/\s+([,.…])(?=\s|$)/gu, '$1')
    .replace(/([,;:!?])(?:\s*\1)+/g, '$1')
    .replace(/(?<=[\p{L}\p{N})»%])\s*([;:!?])(?=\s|$)/gu, '\u00A0$1')
    .replace(/«\s*/gu, '«\u00A0')
    .replace(/\s*»/gu, '\u00A0»')
    .replace(/\s*\u00A0\s*/gu, '\u00A0')
    .replace(/\s{2,}/gu, ' ')
    .trim()
  return tidy.replace(/[\s,;:]+$/u, '')
}

/** The lines as sentences, one after the other. */
export function asSentences({ lines }: TypedAnswer): string {
  return lines.map((line) => endSentence(capitalize(line))).join(' ')
}

/**
 * What the answer is, then the answer: « Un exemple : accueil de 30 groupes ; 2 ans de caisse. » One that has a colon
 * already stands as a sentence of its own.
 */
export function announce(what: string, answer: TypedAnswer): string {
  const { lines } = answer
  if (lines.some((line) => line.includes('\u00A0:'))) return `${what}. ${asSentences(answer)}`
  const parts = lines.map((line, at) => (at < lines.length - 1 ? line.replace(/\.$/u, '') : line))
  return endSentence(`${what}\u00A0: ${parts.map(withSmallLetter).join('\u00A0; ')}`)
}

/** The answer after « J’ai », where it begins with a participle; null where it does not. */
export function afterHaving(answer: TypedAnswer): string | null {
  const [first = ''] = answer.lines
  const [word = ''] = first.split(/[\s,.]/u)
  if (!PARTICIPLES.has(fold(word)) || NOUN_AFTER_ALL.test(first)) return null
  return [
    endSentence(lower(first)),
    ...answer.lines.slice(1).map((line) => endSentence(capitalize(line))),
  ].join(' ')
}

/** The answer in the middle of a sentence. */
export function continued(answer: TypedAnswer): string {
  const [first = '', ...others] = answer.lines
  return [endSentence(lower(first)), ...others.map((line) => endSentence(capitalize(line)))].join(' ')
}

export function beginsWith({ lines }: TypedAnswer, words: RegExp): boolean {
  return words.test(fold(lines[0] ?? ''))
}

function withSmallLetter(line: string): string {
  const [word = ''] = line.split(/[\s,.]/u)
  return PLAIN_WORD.test(word) && /^\p{Lu}\p{Ll}*$/u.test(word) ? lower(line) : line
}

const lower = (line: string) => line.charAt(0).toLowerCase() + line.slice(1)
