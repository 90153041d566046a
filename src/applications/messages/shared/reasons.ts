export const MESSAGE_REPORT_REASONS = [
  'frais_demandes',
  'arnaque',
  'discrimination',
  'harcelement',
  'injure',
  'autre',
] as const
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]

/** A report for `autre` needs words of its own. */
export const MESSAGE_REPORT_LABELS: Record<MessageReportReason, string> = {
  frais_demandes: 'On me demande de l’argent',
  arnaque: 'Arnaque',
  discrimination: 'Discrimination',
  harcelement: 'Harcèlement ou avances',
  injure: 'Insultes ou menaces',
  autre: 'Autre',
}
