import { escapeText } from '#src/shared/markup.ts'

/** Search engines and partners refuse an offer whose description is shorter, in characters. */
const LEAST = 40

/** The texts of an offer as others list it: one of few words says its title, company and place first. */
export function withLeastText(html: string, names: readonly (string | null)[]): string {
  if (html.length >= LEAST) return html
  return `<p>${escapeText(names.filter(Boolean).join(', '))}</p>${html}`
}
