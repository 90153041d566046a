import { LANGUAGE_LEVELS } from '#src/profiles/shared/parts.ts'
import { type Pair, wordsFor } from './judgement.ts'

/** A language that is spoken less well than it is asked for counts in part. */
const PARTLY = 0.5
const LEVELS: readonly string[] = LANGUAGE_LEVELS

export interface AskedLanguage {
  name: string
  share: number
  gap: string | null
}

/** Compares the languages that the offer asks for with those of the person; none when the person tells none. */
export function judgeLanguages(pair: Pair): AskedLanguage[] {
  const { profile, offer } = pair
  if (profile.languages.length === 0) return []
  return offer.languages.map(({ name, level }) => {
    const own = profile.languages.find((each) => each.name.toLowerCase() === name.toLowerCase())
    const asked = `${name} ${level}`.trim()
    if (!own)
      return { name, share: 0, gap: `${asked}, absent ${wordsFor(pair, 'de votre profil', 'du profil')}` }
    if (rankOf(own.level) >= rankOf(level)) return { name, share: 1, gap: null }
    const where = wordsFor(pair, 'dans votre profil', 'au profil')
    return { name, share: PARTLY, gap: `${asked}, niveau ${own.level} ${where}` }
  })
}

/** Whether the person works in the language of this name. */
export function speaks(languages: Pair['profile']['languages'], name: string): boolean {
  return languages.some(
    (each) => each.name.toLowerCase() === name.toLowerCase() && rankOf(each.level) >= rankOf('intermédiaire'),
  )
}

function rankOf(level: string): number {
  return LEVELS.indexOf(level.toLowerCase())
}
