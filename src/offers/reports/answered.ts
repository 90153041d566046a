import { and, eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { offerReports } from '../tables.ts'
import {
  bringToModerators,
  hasCounted,
  isBelieved,
  lockReported,
  type Report,
  recordReport,
} from './reports.ts'
import type { ReportReason } from './shared/reasons.ts'

const REASON: ReportReason = 'frais_demandes'

const SAID =
  'Réponse à la dernière question, à la fin d’une candidature\u00a0: «\u00a0Oui, on m’a demandé de l’argent.\u00a0»'
const RETRACTED = `${SAID} La personne est ensuite revenue sur cette réponse.`

/** Whoever was asked for money by an offer that they applied to. */
interface Answer extends Pick<Report, 'offer_id' | 'network_key'> {
  reporter: NonNullable<Report['reporter']>
  reporter_key: string
}

const reportOf = ({ reporter_key, ...answer }: Answer) => ({
  ...answer,
  // An answer has a key of its own, so that the person can still report the offer in words.
  reporter_key: `${reporter_key}:answer`,
  reason: REASON,
  message: SAID,
})

/**
 * Reports an offer to the moderators for who answered that they were asked for money. An offer is often over by then, and
 * what happened with it is to be read all the same.
 * @returns the id of the report; null where this person has reported the same
 */
export async function reportMoneyAsked(unit: Unit, answer: Answer): Promise<number | null> {
  await lockReported(unit, answer.offer_id)
  const { offer_id, reporter_id, reason } = offerReports
  const isReported = and(
    eq(offer_id, answer.offer_id),
    eq(reporter_id, answer.reporter.id),
    eq(reason, REASON),
  )
  if ((await unit.db.$count(offerReports, isReported)) > 0) return null
  return recordReport(unit, reportOf(answer))
}

/** A report is never taken from a moderator who may be reading it, so that its author took it back is written below it. */
export async function retractMoneyAsked({ db }: Unit, reportId: number): Promise<void> {
  await db
    .update(offerReports)
    .set({ message: RETRACTED, counts: false })
    .where(eq(offerReports.id, reportId))
}

/** The answer is a yes again, so the moderators read it anew where they had decided meanwhile. */
export async function repeatMoneyAsked(unit: Unit, reportId: number, answer: Answer): Promise<void> {
  await lockReported(unit, answer.offer_id)
  const { reporter, offer_id } = answer
  const counts = isBelieved(reporter, unit.now) && !(await hasCounted(unit.db, offer_id, reporter))
  await unit.db.update(offerReports).set({ message: SAID, counts }).where(eq(offerReports.id, reportId))
  await bringToModerators(unit, reportOf(answer), counts)
}
