/** The script that sites of companies load. */
export const EMBED_SCRIPT = '/integrer.js'

/** The address of the frame with the open offers of a company. */
export const embedHref = (slug: string) => `/integrer/entreprise/${slug}`

/**
 * Returns what a company puts into a page of its own site to show its offers there.
 * @param origin of this site, as `https://asafidy.mg`
 */
export function embedSnippet(origin: string, slug: string): string {
  return `<script async src="${origin}${EMBED_SCRIPT}" data-societe="${slug}"></script>`
}
