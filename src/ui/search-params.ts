/** Search parameters as a plain form writes them: text, and a list where a key is repeated. No JSON, so that a page
 *  asked by a form without scripts and by a link has one address. */
export type SearchParams = Record<string, string | string[]>

export function parseSearch(search: string): SearchParams {
  const found = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const known = found.get(key)
    if (!(key in Object.prototype)) found.set(key, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(found)
}

export function stringifySearch(search: object): string {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') written.append(key, String(one))
    }
  }
  const text = written.toString()
  return text && `?${text}`
}
