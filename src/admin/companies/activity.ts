import { measureResponses } from '#src/applications/responses.ts'
import { countOffersOf } from '#src/offers/moderation/reading.ts'
import type { Services } from '#src/platform/services.ts'

/** Counts what a company published, was refused and was reported for, and how it answers the applications it gets. */
export async function readActivity({ db, clock }: Services, companyId: number) {
  const offers = await countOffersOf(db, companyId)
  const response = (await measureResponses(db, [companyId], clock.now())).get(companyId) ?? null
  return { offers, response }
}

export type CompanyActivity = Awaited<ReturnType<typeof readActivity>>
