/** What a recruiter can answer from a mail. */
export const MAILED_ANSWERS = ['interview', 'review', 'rejection'] as const
export type MailedAnswer = (typeof MAILED_ANSWERS)[number]

/** A link of a mail answers for so many days. */
export const ANSWER_LINK_DAYS = 14

/** A mail about many applications leads to so many of them, those that have waited longest. */
export const MOST_ANSWER_LINKS = 3

/** The page to which the links lead, each with its secret behind it. */
export const ANSWER_PAGE = '/repondre'
