const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Returns the words of a cleaned text, a line for each paragraph, item and heading. */
export function linesOf(html: string): string[] {
  return html
    .replaceAll(/<(?:\/(?:p|li|h2|h3|blockquote)|br ?\/?)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
