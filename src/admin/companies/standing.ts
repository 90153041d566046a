import { measureResponses } from '#src/applications/responses.ts'
import { countOffersOf } from '#src/offers/moderation/reading.ts'
import type { Services } from '#src/platform/services.ts'

/** What the site knows of a company: what it published, was refused and was reported for, and how it answers. */
export async function readStanding({ db, clock }: Services, companyId: number) {
  const offers = await countOffersOf(db, companyId)
  const response = (await measureResponses(db, [companyId], clock.now())).get(companyId) ?? null
  return { offers, response }
}

export type Standing = Awaited<ReturnType<typeof readStanding>>
