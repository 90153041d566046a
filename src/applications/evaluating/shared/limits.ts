/** A team agrees on few criteria, because nobody fills in many. */
export const CRITERIA_MAX = 6
export const CRITERION_LENGTH = 60
export const NOTE_LENGTH = 3_000
/** An application has so many notes at most. */
export const NOTES_MAX = 300
export const NOTES_FULL = `Cette candidature a déjà ${NOTES_MAX} notes\u00A0: supprimez-en pour en écrire d’autres.`
export const TAGS_MAX = 10
export const TAG_LENGTH = 30
/** A company has so many different tags at most. */
export const COMPANY_TAGS_MAX = 200

export const RATINGS = [1, 2, 3, 4, 5] as const
export const RATING_WORDS: Record<(typeof RATINGS)[number], string> = {
  1: 'Insuffisant',
  2: 'Fragile',
  3: 'Correct',
  4: 'Bon',
  5: 'Excellent',
}

/** The author of a note is named so once the account is gone. */
export const FORMER_MEMBER = 'Ancien membre'
