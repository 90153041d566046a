/** Returns what search engines read of a page (schema.org) as JSON that is safe inside a script element. */
export function linkedData(value: Record<string, unknown>): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', ...value })
  return data.replace(/[<>&\u2028\u2029]/g, escapedForScript)
}

function escapedForScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Escapes a text to stand between tags of HTML or XML; it is not safe inside an attribute's quotes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/**
 * Writes the way to a page as schema.org's BreadcrumbList (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb),
 * as JSON that is safe inside a script element.
 * @param origin of the site, as `https://asafidy.mg`
 */
export function breadcrumbListOf(steps: readonly { name: string; path: string }[], origin: string): string {
  return linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  })
}
