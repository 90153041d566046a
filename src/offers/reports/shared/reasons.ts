import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import type { AddedReason } from '#src/reference/shared/added-reasons.ts'
import { liveList, type ReferenceEntry } from '#src/reference/shared/live.ts'

export const REPORT_REASONS = [
  'arnaque',
  'frais_demandes',
  'discrimination',
  CONDUCT,
  'doublon',
  'expiree',
  'autre',
] as const
type FirstReason = (typeof REPORT_REASONS)[number]
export type ReportReason = FirstReason | AddedReason

/** Why people report an offer, in the words of the program; `autre` needs its own. */
const FIRST_LABELS: Record<FirstReason, string> = {
  arnaque: 'Arnaque',
  frais_demandes: 'Frais demandés',
  discrimination: 'Discrimination',
  comportement_deplace: 'Comportement déplacé',
  doublon: 'Doublon',
  expiree: 'Offre expirée',
  autre: 'Autre',
}

/** The administration’s changes know a reason by its number, which stays whatever stands beside it. */
const NUMBERS: Record<FirstReason, number> = {
  arnaque: 1,
  frais_demandes: 2,
  discrimination: 3,
  doublon: 4,
  expiree: 5,
  autre: 6,
  comportement_deplace: 7,
}

/** The reasons as the administration words them. */
const ENTRIES = liveList<ReasonEntry>(
  'report_reasons',
  REPORT_REASONS.map((code) => ({ id: NUMBERS[code], code, name: FIRST_LABELS[code] })),
)

interface ReasonEntry extends ReferenceEntry {
  code: ReportReason
  name: string
}

export const isReportReason = (reason: string): reason is ReportReason =>
  ENTRIES.some(({ code }) => code === reason)

/** A reason that was added and taken back again is a reason like any other. */
export const reportReasonLabel = (reason: ReportReason): string =>
  ENTRIES.find(({ code }) => code === reason)?.name ?? FIRST_LABELS.autre

/** The reasons that are offered, by their codes. */
export const offeredReportReasons = () =>
  Object.fromEntries(
    ENTRIES.filter(({ withdrawn }) => !withdrawn).map(({ code, name }) => [code, name]),
  ) as Record<ReportReason, string>
