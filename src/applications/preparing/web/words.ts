import { counted } from '#src/shared/phrases.ts'
import type { PreparedApplications } from '../contract.ts'

/** The limit of the day, told before it is reached. */
export function leftWords({ left_today, a_day }: Pick<PreparedApplications, 'left_today' | 'a_day'>): string {
  const most = `${counted(a_day, 'candidature préparée', 'candidatures préparées')} par jour au plus`
  return left_today === 0
    ? `${most}\u00A0: revenez demain.`
    : `${most}\u00A0: il vous en reste ${left_today} aujourd’hui.`
}
