import type { CompanyStatus } from '#src/accounts/shared/memberships.ts'
import type { StateBadge } from '#src/ui/shared/badge.ts'

export const COMPANY_STATUS_BADGES: Record<CompanyStatus, StateBadge> = {
  incomplete: { label: 'Incomplète', tone: 'amber' },
  pending: { label: 'En validation', tone: 'amber' },
  validated: { label: 'Vérifiée', tone: 'green' },
  rejected: { label: 'À corriger', tone: 'red' },
  suspended: { label: 'Suspendue', tone: 'red' },
}
