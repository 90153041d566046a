/** A letter has so many characters, as the form of an application and its contract count them. */
export const LETTER_MIN = 100
export const LETTER_MAX = 3_000
