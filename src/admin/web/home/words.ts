import { formatCount, formatMoney } from '#src/shared/money.ts'
import type { HomeFigure } from '../../home/contract.ts'
import type { Figure, ItemGroup, ItemKind } from '../../home/shared/kinds.ts'
import { WAITING_LABELS } from '../desk/labels.ts'

export const GROUP_LABELS: Record<ItemGroup, string> = {
  moderation: 'Modération',
  payments: 'Paiements',
  messages: 'Messages',
  mine: 'À moi',
}

export const FIGURE_LABELS: Record<Figure, string> = {
  signups: 'Inscriptions',
  offers: 'Offres publiées',
  applications: 'Candidatures',
  answers: 'Réponses des recruteurs',
  received: 'Paiements encaissés',
  mails_waiting: 'E-mails en attente',
  server_errors: 'Erreurs du serveur',
}

/** The figures of which fewer is better. */
const BURDENS: readonly Figure[] = ['mails_waiting', 'server_errors']

export function kindLabel(kind: ItemKind): string {
  if (kind === 'payment') return 'Paiement'
  if (kind === 'contact') return 'Message à l’équipe'
  return WAITING_LABELS[kind].one
}

/** @example « 350 000 Ar », « 64 », « — » for what nobody counted */
export function formatFigure(name: Figure, value: number | null): string {
  if (value === null) return '—'
  return name === 'received' ? formatMoney(value) : formatCount(value)
}

/** How far today is from last week: « +10 % », « × 15 » from three times on, « −1 » among a few. */
export function formatGap({ name, today, last_week }: Pick<HomeFigure, 'name' | 'today' | 'last_week'>) {
  if (last_week === null) return '—'
  if (today === last_week) return '='
  const sign = today > last_week ? '+' : '−'
  if (last_week === 0 || (name !== 'received' && Math.max(today, last_week) < 20))
    return sign + formatFigure(name, Math.abs(today - last_week))
  if (today >= 3 * last_week) return `×\u00a0${formatCount(today / last_week)}`
  return `${sign}${formatCount((100 * Math.abs(today - last_week)) / last_week)}\u00a0%`
}

/** Whether today is so much worse than last week that it is shown in another colour. */
export function isBad({ name, today, last_week }: Pick<HomeFigure, 'name' | 'today' | 'last_week'>): boolean {
  if (last_week === null) return false
  if (BURDENS.includes(name)) return today >= 10 && today > 1.5 * last_week
  return last_week >= 20 && today < 0.8 * last_week
}
