import { formatCount } from '#src/shared/money.ts'

const UNITS = ['o', 'Ko', 'Mo', 'Go', 'To']

/** @example « 41 Go », « 3,8 Mo » */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1_000 && unit < UNITS.length - 1) {
    value /= 1_000
    unit += 1
  }
  const isShort = value < 10 && unit > 0
  const words = isShort ? value.toFixed(1).replace('.', ',') : formatCount(value)
  return `${words}\u00a0${UNITS[unit]}`
}
