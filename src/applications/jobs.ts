import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { refreshAnswerBadges } from './answer-badges.ts'
import { closeUnanswered } from './expiry.ts'
import { tellOfClosedOffers, tellOfClosedOffersJob } from './offer-closings.ts'
import { askIfStillOpen } from './still-open.ts'

export const closeUnansweredJob = jobKind('applications.close-unanswered')

export const refreshAnswerBadgesJob = jobKind('applications.refresh-answer-badges')

export const askIfStillOpenJob = jobKind('applications.ask-if-still-open')

/**
 * The times are in UTC: at Antananarivo applications are closed after midnight, recruiters are asked in the morning; closed offers are told of in daylight, and badges are written every hour.
 */
export function applicationsRecurring(services: Services): Worker[] {
  return [
    worker(closeUnansweredJob, () => closeUnanswered(services), '40 21 * * *'),
    worker(askIfStillOpenJob, () => askIfStillOpen(services), '45 4 * * *'),
    worker(tellOfClosedOffersJob, () => tellOfClosedOffers(services), '35 4-16 * * *'),
    worker(refreshAnswerBadgesJob, () => refreshAnswerBadges(services), '17 * * * *'),
  ]
}
