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
