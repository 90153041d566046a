import { plainWords } from '#src/shared/phrases.ts'
import type { LanguageEntry, LanguageLevel } from './document.ts'

/** The surest words come first, because the first that a text says is taken as its level. */
const LANGUAGE_WORDS: [RegExp, LanguageLevel][] = [
  // Who chooses this on LinkedIn says one or the other, so it is not yet a mother tongue.
  [/\b(native or bilingual|bilingue ou langue maternelle)\b/, 'C2'],
  [/\bcapacite professionnelle complete\b/, 'C1'],
  [/\bcompetence professionnelle limitee\b/, 'B1'],
  [/\b(maternelles?|natale|natif|native|mother tongue|tenindrazana)\b/, 'native'],
  [/\b(bilingue|bilingual|parfaite?ment|maitrise parfaite)\b/, 'C2'],
  [/\b(full professional|courant|courante|couramment|fluent|avance|advanced|tres bon|tres bien)\b/, 'C1'],
  [
    /\b(professional working|professionnel|professionnelle|professional|upper intermediate|bon|bonne|bien)\b/,
    'B2',
  ],
  [/\b(limited working|intermediaire|intermediate|moyen|moyenne|assez bien|conversation)\b/, 'B1'],
  [/\b(elementary|elementaire|scolaire|passable|basic|basique|pre intermediaire)\b/, 'A2'],
  [/\b(notions?|debutant|beginner|bases)\b/, 'A1'],
]

/** « B2 », « courant », « Native or bilingual proficiency » as a level of the European framework; '' for none. */
export function readLanguageLevel(text: string): LanguageLevel | '' {
  const words = plainWords(text)
  const level = /\b([abc][12])\b/.exec(words)?.[1]?.toUpperCase()
  if (level) return level as LanguageLevel
  return LANGUAGE_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? ''
}

/** The fewer words that a profile has for a level; `readLanguageLevel` knows each of them. */
const PROFILE_LEVELS: Record<LanguageLevel, string> = {
  A1: 'notions',
  A2: 'notions',
  B1: 'intermédiaire',
  B2: 'courant',
  C1: 'courant',
  C2: 'bilingue',
  native: 'langue maternelle',
}

/** Whether a level was said by its own name, not by a word that means about the same. */
export function isExactLevel(text: string): boolean {
  return /\b[abc][12]\b/i.test(text) || readLanguageLevel(text) === 'native'
}

/**
 * A language as a text tells it. A word that means only about as much as a level stays beside the name, because a CV
 * says nothing that its person never wrote: « courant » is not « C1 ».
 */
export function toldLanguage(name: string, said: string): Pick<LanguageEntry, 'name' | 'level'> {
  if (!said.trim()) return { name, level: '' }
  const level = readLanguageLevel(said)
  if (level && isExactLevel(said)) return { name, level }
  const words = said.trim()
  return { name: `${name} (${words.charAt(0).toLocaleLowerCase('fr')}${words.slice(1)})`, level: '' }
}

/** « Français (courant) » as the name of a language and what is said of it; as it is where a level is known. */
export function languagePair({ name, level }: Pick<LanguageEntry, 'name' | 'level'>) {
  const [, language = name, words = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(level ? '' : name) ?? []
  return { language, words }
}

/** What a profile calls the level of a language of a CV; '' when the CV says none that it knows. */
export function profileLevel(entry: Pick<LanguageEntry, 'name' | 'level'>): string {
  const level = entry.level || readLanguageLevel(languagePair(entry).words)
  return level && PROFILE_LEVELS[level]
}

const SKILL_WORDS: [RegExp, number][] = [
  [/\b(expert|master|maitrise|excellent)/, 4],
  [/\b(avance|advanced|confirme|tres bon)/, 3],
  [/\b(intermediaire|intermediate|bon|moyen|competent)/, 2],
  [/\b(debutant|beginner|notions?|bases|novice)/, 1],
]

/** « Avancé », « Expert », « 4/5 », « ●●●○○ » as 1 to 4; 0 when nothing is said. */
export function readSkillLevel(text: string): number {
  const [, part, of] = /(\d{1,3})\s*(?:\/\s*(\d{1,3})|%)/.exec(text) ?? []
  if (part) return shareLevel(Number(part) / Number(of ?? 100))
  const full = text.match(/[●★■⬤]/g)?.length ?? 0
  const empty = text.match(/[○☆□◯]/g)?.length ?? 0
  if (full + empty >= 3) return shareLevel(full / (full + empty))
  return SKILL_WORDS.find(([pattern]) => pattern.test(plainWords(text)))?.[1] ?? 0
}

function shareLevel(share: number): number {
  return share > 0 && share <= 1 ? Math.ceil(share * 4) : 0
}
