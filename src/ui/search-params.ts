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

/** The parameters that a form would send, empty ones left out. */
export function searchOfForm(form: HTMLFormElement): SearchParams {
  const search: SearchParams = {}
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (!text) continue
    const known = search[name]
    search[name] = known === undefined ? text : [known, text].flat()
  }
  return search
}

/** Every value of a parameter. */
export function valuesOf(search: SearchParams, name: string): string[] {
  return [search[name] ?? []].flat().map(String)
}

/** The search without one applied filter, from its first page. */
export function searchWithout(
  search: SearchParams,
  { filter, value }: { filter: string; value: string },
): SearchParams {
  const gone = value.split(',')
  const { page: _page, [filter]: values, ...rest } = search
  const left = [values ?? []].flat().filter((each) => each !== value && !gone.includes(each))
  return left.length ? { ...rest, [filter]: left } : rest
}
