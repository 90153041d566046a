import { QUESTIONS } from '#src/applications/last-question/shared/questions.ts'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import type { StatisticsOverview } from '../../statistics/contract.ts'
import type { Period } from '../../statistics/shared/periods.ts'

type Figure = StatisticsOverview['figures'][number]

export const FIGURE_LABELS: Record<Figure['name'], string> = {
  signups: 'Inscriptions',
  offers: 'Offres publiées',
  applications: 'Candidatures',
  answers: 'Réponses tenues',
  received: 'Encaissé',
  paid_offers: 'Offres avec salaire',
  short_letters: 'Lettres de moins de 150\u00a0caractères',
  hires: 'Recrutements pour 100 candidatures',
  last_answers: 'Réponses à la dernière question',
  asked_for_money: 'À qui on a demandé de l’argent',
  with_respect: 'Traités avec respect',
  started: 'Recrutés qui ont commencé',
  still_there: 'Toujours là après 90\u00a0jours',
}

/** Shares of a hundred, which are compared in points. */
const SHARES: readonly Figure['name'][] = ['answers', 'paid_offers', 'short_letters', ...QUESTIONS]

export const isShare = (name: Figure['name']) => SHARES.includes(name)

const SPACE = '\u00a0'
const MINUS = '−'

/** « 1er – 22 nov. 2026 », « 7 oct. – 9 nov. 2026 » */
export function formatPeriod({ from, to }: Period): string {
  if (from === to) return formatDate(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const begins = isOneMonth ? formatShortDate(from, to).split(' ')[0] : formatShortDate(from, to)
  return `${begins} – ${formatShortDate(to, 0)}`
}

/** @example « 5 012 », « 88 % », « 9 840 000 Ar », « — » where nothing was to be counted */
export function formatFigure(name: Figure['name'], value: number | null): string {
  if (value === null) return '—'
  if (isShare(name)) return `${value}${SPACE}%`
  if (name === 'hires') return formatRatio(value)
  return name === 'received' ? formatSigned(value) : formatCount(value)
}

/** An amount that is below zero where more was given back than received. */
export const formatSigned = (amount: number) =>
  amount < 0 ? `${MINUS}${SPACE}${formatMoney(-amount)}` : formatMoney(amount)

/** How far a value is from the one before: « + 12 % », « − 3 % », « = »; null where there was nothing before. */
export function formatGap({ value, before }: { value: number; before: number }): string | null {
  if (before <= 0) return null
  const percent = Math.round((100 * (value - before)) / before)
  if (percent === 0) return '='
  return `${percent > 0 ? '+' : MINUS}${SPACE}${formatCount(Math.abs(percent))}${SPACE}%`
}

/** The same between two shares of a hundred: « − 3 points ». */
export function formatPoints(value: number, before: number): string {
  const points = Math.abs(value - before)
  if (points === 0) return '='
  return `${value > before ? '+' : MINUS}${SPACE}${points}${SPACE}point${points > 1 ? 's' : ''}`
}

/** One decimal, with a comma: « 16,0 » */
export const formatRatio = (value: number) => value.toFixed(1).replace('.', ',')

/** The part of a hundred that a step is: « 62 % », « 8,8 % »; « — » of nothing. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '—'
  const percent = (100 * part) / whole
  return `${percent < 20 && percent % 1 !== 0 ? formatRatio(percent) : Math.round(percent)}${SPACE}%`
}

/** How long something took: « 45 min », « 3 h 40 », « 31 h », « 2,8 j ». @param minutes null where nothing happened */
export function formatWait(minutes: number | null): string {
  if (minutes === null) return '—'
  if (minutes < 60) return `${minutes}${SPACE}min`
  if (minutes < 600) {
    const rest = Math.round((minutes % 60) / 10) * 10
    const hours = Math.floor(minutes / 60) + (rest === 60 ? 1 : 0)
    return `${hours}${SPACE}h${rest > 0 && rest < 60 ? `${SPACE}${rest}` : ''}`
  }
  if (minutes < 2 * 24 * 60) return `${Math.round(minutes / 60)}${SPACE}h`
  return `${formatRatio(minutes / (24 * 60)).replace(',0', '')}${SPACE}j`
}

/** « Moins de 3 jours », « 3 à 6 jours », « 14 jours ou plus » @param from, within whole days; the last has no end */
export function formatLookedWithin(from: number | null, within: number | null): string {
  if (from === null) return `Moins de ${within}${SPACE}jours`
  return within === null ? `${from}${SPACE}jours ou plus` : `${from} à ${within - 1}${SPACE}jours`
}
