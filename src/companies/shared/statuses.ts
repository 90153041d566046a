import type { StateBadge } from '#src/ui/shared/badge.ts'

/** Where a company stands with the platform; only a validated one uses the features. */
export const COMPANY_STATUSES = ['incomplete', 'pending', 'validated', 'rejected', 'suspended'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

export const COMPANY_STATUS_BADGES: Record<CompanyStatus, StateBadge> = {
  incomplete: { label: 'Incomplète', tone: 'amber' },
  pending: { label: 'En validation', tone: 'amber' },
  validated: { label: 'Vérifiée', tone: 'green' },
  rejected: { label: 'À corriger', tone: 'red' },
  suspended: { label: 'Suspendue', tone: 'red' },
}
