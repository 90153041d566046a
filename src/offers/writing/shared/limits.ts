/** How much an offer may hold. Texts are counted in characters, without their tags. */
export const OFFER_LIMITS = {
  title: 120,
  text: 255,
  foreign_town: 80,
  rich: 4_000,
  /** The limit of a rich text with its tags. */
  html: 20_000,
  skill: 60,
  skills: 15,
  hidden_reason: 200,
  /** A shorter one gives a moderator nothing to go by. */
  least_hidden_reason: 20,
  benefit: 80,
  fact: 120,
  hours: 84,
  probation: 12,
  benefits: 12,
  languages: 6,
  steps: 6,
  step_title: 80,
  step_text: 400,
  questions: 3,
  question: 200,
  choice: 80,
  choices: 6,
  positions: 500,
  months: 60,
  years: 40,
  delay: 30,
  /** The most days that an offer may stay on the site. */
  shown_days: 90,
} as const

/** The number of characters of a rich text, without its tags. */
export function readLength(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, '-')
    .replace(/\s+/g, ' ')
    .trim().length
}
