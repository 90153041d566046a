const isNumber = (value: string) => /^[1-9]\d{0,8}$/.test(value)

/** What a filter may hold; the first page and the newest first need no saying. */
export const FILTERS = {
  page: (value: string) => isNumber(value) && value !== '1',
  id: isNumber,
  text: (value: string) => value.length <= 255,
  day: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  order: (value: string) => value === 'asc',
}

/** What an address asks for of these filters, the first time each is named; what it can't ask for is left out. */
export function readFilters(
  raw: Record<string, unknown>,
  filters: Record<string, (value: string) => boolean>,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, holds] of Object.entries(filters)) {
    const value = String([raw[name] ?? ''].flat()[0] ?? '').trim()
    if (value && holds(value)) found[name] = value
  }
  return found
}
