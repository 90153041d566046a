export const REPORT_REASONS = [
  'arnaque',
  'frais_demandes',
  'discrimination',
  'doublon',
  'expiree',
  'autre',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Why people report an offer, in words; `autre` needs its own. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  arnaque: 'Arnaque',
  frais_demandes: 'Frais demandés',
  discrimination: 'Discrimination',
  doublon: 'Doublon',
  expiree: 'Offre expirée',
  autre: 'Autre',
}
