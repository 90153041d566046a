import { formatMoney } from '#src/shared/money.ts'

export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

export const FREQUENCY_LABELS: Record<AlertFrequency, { name: string; when: string }> = {
  immediate: { name: 'Immédiate', when: 'dès qu’une offre paraît' },
  daily: { name: 'Quotidienne', when: 'chaque matin à 6\u00A0h' },
  weekly: { name: 'Hebdomadaire', when: 'chaque lundi' },
}

interface Wanted {
  keywords: string | null
  /** The applied filters with the labels of their chips. */
  applied: readonly { filter: string; value: string; label: string }[]
}

const FIRST = ['city', 'contract']
const LAST = ['min_salary']

/** A search in a few words: « comptable · Antananarivo · CDI · à partir de 800 000 Ar ». */
export function searchLabel({ keywords, applied }: Wanted): string {
  const named = [...applied].sort((one, other) => rankOf(one.filter) - rankOf(other.filter))
  const words = [keywords?.replace(/\s+/g, ' '), ...named.map(wordsOf)].filter(Boolean)
  return [...new Set(words)].join(', ')
}

function rankOf(filter: string): number {
  const first = FIRST.indexOf(filter)
  if (first >= 0) return first - FIRST.length
  return LAST.includes(filter) ? 1 : 0
}

function wordsOf({ filter, value, label }: Wanted['applied'][number]): string {
  return filter === 'min_salary' ? `à partir de ${formatMoney(Number(value))}` : label
}
