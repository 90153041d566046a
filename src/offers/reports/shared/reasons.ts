import { liveList, type ReferenceEntry } from '#src/reference/shared/live.ts'

export const REPORT_REASONS = [
  'arnaque',
  'frais_demandes',
  'discrimination',
  'doublon',
  'expiree',
  'autre',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Why people report an offer, in the words of the program; `autre` needs its own. */
const FIRST_LABELS: Record<ReportReason, string> = {
  arnaque: 'Arnaque',
  frais_demandes: 'Frais demandés',
  discrimination: 'Discrimination',
  doublon: 'Doublon',
  expiree: 'Offre expirée',
  autre: 'Autre',
}

/** The reasons as the administration words them; their place in the list of the program is their number. */
const ENTRIES = liveList(
  'report_reasons',
  REPORT_REASONS.map((code, index) => ({ id: index + 1, code, name: FIRST_LABELS[code] })),
)

export const reportReasonLabel = (reason: ReportReason): string =>
  ENTRIES.find(({ code }) => code === reason)?.name ?? FIRST_LABELS[reason]

/** The reasons that are offered, by their codes. */
export const offeredReportReasons = () =>
  Object.fromEntries(
    ENTRIES.filter(({ withdrawn }: ReferenceEntry) => !withdrawn).map(({ code, name }) => [code, name]),
  ) as Record<ReportReason, string>
