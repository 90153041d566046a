import { type AnySettingValue, SETTING_WORDS, type SettingName } from '#src/settings/shared/definitions.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'

/** @example « 262 680 Ar par mois », « 30 par personne », « 12 expressions » */
export function valueWords(name: SettingName, value: AnySettingValue): string {
  if (Array.isArray(value))
    return value.length > 0 ? counted(value.length, 'expression', 'expressions') : 'Aucun'
  if (typeof value === 'string') return value || 'Notre page'
  if (name === 'minimum_wage') return `${formatMoney(value)} par mois`
  return `${formatCount(value)} ${SETTING_WORDS[name].unit}`
}

/** The value as its field shows it: expressions stand one a line. */
export function fieldText(value: AnySettingValue): string {
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** What a change of a list adds and takes away, for its history; null for a number. */
export function listChange(before: AnySettingValue | undefined, after: AnySettingValue): string | null {
  if (!Array.isArray(after)) return null
  const earlier = Array.isArray(before) ? before : []
  const added = after.filter((word) => !earlier.includes(word)).map((word) => `+ ${word}`)
  const removed = earlier.filter((word) => !after.includes(word)).map((word) => `− ${word}`)
  return [...added, ...removed].join(', ') || null
}
