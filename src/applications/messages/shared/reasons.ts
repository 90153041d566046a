import { CONDUCT } from '#src/moderation/shared/conduct.ts'

export const MESSAGE_REPORT_REASONS = [
  'frais_demandes',
  'arnaque',
  'discrimination',
  CONDUCT,
  'injure',
  'autre',
] as const
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]

/** A report for `autre` needs words of its own. */
export const MESSAGE_REPORT_LABELS: Record<MessageReportReason, string> = {
  frais_demandes: 'On me demande de l’argent',
  arnaque: 'Arnaque',
  discrimination: 'Discrimination',
  comportement_deplace: 'Comportement déplacé',
  injure: 'Insultes ou menaces',
  autre: 'Autre',
}
