import { MONTHS, SHORT_MONTHS } from '../dates.ts'

/** « mars 2024 » for a month, `2024-03`, or a day; whatever else as it is. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  const word = SHORT_MONTHS[Number(number) - 1]
  return word ? `${word} ${year}` : month
}

/** The month that a text says as people write it, as `2024-03`: « mars 2024 », « 3/2024 », « sept. 2021 »; null for none. */
export function readMonth(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  const [, name = '', of = ''] = /^([a-z]{3,9})\.?\s+(\d{4})$/.exec(plain) ?? []
  if (name) return monthCalled(name, of)
  const [, month = '', year] = /^(\d{1,2})\s*[/. -]\s*(\d{4})$/.exec(plain) ?? []
  if (year) return `${year}-${month.padStart(2, '0')}`
  return /^\d{4}-\d{2}$/.test(plain) ? plain : null
}

/** Finds a month by its name or the beginning of it, unless two months begin so. */
function monthCalled(name: string, year: string): string | null {
  const isSo = (month: string) => month.normalize('NFD').replace(/\p{M}/gu, '').startsWith(name)
  const found = MONTHS.filter(isSo)
  return found.length === 1 ? `${year}-${String(MONTHS.findIndex(isSo) + 1).padStart(2, '0')}` : null
}
