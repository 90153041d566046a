import { foldText } from '#src/platform/search/text.ts'
import type { Experience } from '#src/profiles/shared/parts.ts'

interface Person {
  first_name: string
  last_name: string
  headline: string
  experiences: readonly Pick<Experience, 'company'>[]
}

const SHORTEST = 3
/** Titles that hold an address, a site, a phone number or « chez » lead to somebody. */
const LEADS_TO_SOMEBODY = /@|https?:|www\.|\.(com|mg|org|net|fr)\b|\d[\d .-]{5,}\d|\bchez\b/i

/** Returns the person's own title, or null when it names or leads to the person or an employer. */
export function maskTitle({ headline, first_name, last_name, experiences }: Person): string | null {
  const title = headline.trim()
  if (title === '' || LEADS_TO_SOMEBODY.test(title)) return null
  const words = ` ${wordsOf(title).join(' ')} `
  const names = `${first_name} ${last_name}`
  const people = wordsOf(names).filter((word) => word.length >= SHORTEST)
  const employers = experiences
    .map(({ company }) => wordsOf(company).join(' '))
    .filter((name) => name.length >= SHORTEST)
  const isNamed = [...people, ...employers].some((name) => words.includes(` ${name} `))
  return isNamed ? null : title
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
