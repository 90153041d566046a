/** A search of this browser, as it was typed. */
export interface LastSearch {
  keywords: string
  city: string
}

const KEY = 'asafidy.searches'
const MOST = 5

/** The last searches of this browser, the newest first; they are not sent to anybody. */
export function readLastSearches(): LastSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepLastSearch(search: LastSearch): void {
  if (!search.keywords) return
  const others = readLastSearches().filter((each) => keyOf(each) !== keyOf(search))
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)))
  } catch {
    // A browser that refuses storage forgets the searches; nothing else depends on them.
  }
}

export function forgetLastSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that refuses storage has none to forget.
  }
}

const keyOf = ({ keywords, city }: LastSearch) => `${keywords}\n${city}`.toLowerCase()

function isSearch(value: unknown): value is LastSearch {
  const { keywords, city } = (value ?? {}) as Partial<LastSearch>
  return typeof keywords === 'string' && keywords.trim() !== '' && typeof city === 'string'
}
