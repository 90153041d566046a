/** How much an offer may hold; texts in characters, without their tags where they have some. */
export const OFFER_LIMITS = {
  title: 120,
  text: 255,
  rich: 4_000,
  /** With its tags. */
  html: 20_000,
  skill: 60,
  skills: 15,
  benefit: 80,
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
  /** Days that an offer may stay on the site. */
  shown_days: 90,
} as const

/** How many characters of a rich text are read: its tags are not. */
export function readLength(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, '-')
    .replace(/\s+/g, ' ')
    .trim().length
}
