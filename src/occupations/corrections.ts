import { liveList, perVersion, type ReferenceEntry } from '#src/reference/shared/live.ts'
import { withoutCircumstances, wordsOf } from './title-words.ts'

/** A title whose occupation a person decided. */
export interface TitleCorrection extends ReferenceEntry {
  /** The title as people write it. */
  readonly name: string
  /** The code of the occupation that it names; null for a title that names none. */
  readonly code: string | null
}

export const TITLE_CORRECTIONS = liveList<TitleCorrection>('titles', [])

const byWords = perVersion(
  () =>
    new Map(
      TITLE_CORRECTIONS.filter(({ withdrawn }) => !withdrawn).map(({ name, code }) => [titleKey(name), code]),
    ),
)

/** What titles of the same words have in common. */
export const titleKey = (title: string) => wordsOf(title).join(' ')

/** Whether a title is one of these, as it stands or without what says how and when one works. */
export const isAmongTitles = (title: string, keys: ReadonlySet<string>): boolean =>
  keys.has(titleKey(title)) || keys.has(withoutCircumstances(wordsOf(title)).join(' '))

/** The occupation that was decided for a title of these words, null for « none of them », undefined without a decision. */
export const correctionOf = (words: readonly string[]): string | null | undefined =>
  byWords().get(words.join(' '))

/** Whether a person decided what a title means. */
export const isCorrected = (title: string): boolean => byWords().has(titleKey(title))
