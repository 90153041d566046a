import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ApplicationRow } from './applications.ts'
import type { Notice } from './mails.ts'
import { moveApplication } from './moves.ts'
import { notifyApplicant } from './notices.ts'
import { isInProgress } from './shared/transitions.ts'
import { applications } from './tables.ts'

/** Ends what a company received and cannot answer any more, and tells each applicant. */
export async function closeApplicationsTo(services: Services, tx: Database, companyId: number, now: Date) {
  const rows = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.company_id, companyId), inArray(applications.status, ['submitted', 'active'])))
    .orderBy(applications.id)
    .for('update')
  for (const before of rows) {
    if (!isInProgress(before)) continue
    const move = { change: 'expire', by: 'system', actor_id: null, now } as const
    const { row, event } = await moveApplication(tx, before, move)
    await notifyApplicant(services, tx, row, stoppedNotice(row), event, now)
  }
}

function stoppedNotice(row: ApplicationRow): Notice {
  const { title, company } = row.offer_copy
  return {
    kind: 'application.no-answer',
    title: 'Recrutement arrêté',
    line: `${company.name} ne recrute plus ici\u00a0: ${displayTitle(title)}.`,
    icon: 'clock',
    subject: `Recrutement arrêté\u00a0: ${displayTitle(title)}`,
    paragraphs: [
      `${company.name} ne recrute plus sur notre site. Son offre est close, et votre candidature ne recevra pas de réponse.`,
      'Nous le regrettons pour vous. D’autres offres correspondent peut-être à votre profil dès aujourd’hui.',
    ],
    action: 'Voir ma candidature',
  }
}
