import { able } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { readSetting } from '#src/settings/settings.ts'
import { skillSuggestions } from '../skills.ts'
import { findSimilarPay } from './advice.ts'
import { showPayAdvice, suggestOfferWords } from './contract.ts'
import { titleSuggestions } from './titles.ts'

const reading = able('view', 'my company job offers')

export function offerWordingRoutes(endpoints: Endpoints, services: Services) {
  const suggest = { title: titleSuggestions(services), skill: skillSuggestions(services) }

  endpoints.on(showPayAdvice, reading, async ({ query: { activity_area_id, job_level_id } }) => {
    const known = activity_area_id && job_level_id ? { activity_area_id, job_level_id } : null
    const similar = known && (await findSimilarPay(services.db, known, services.clock.now()))
    const minimum_wage = await readSetting(services, 'minimum_wage', services.clock.now())
    return { data: { minimum_wage, similar } }
  })

  endpoints.on(suggestOfferWords, reading, async ({ query: { kind, keywords } }) => ({
    data: keywords.trim() ? await suggest[kind](keywords) : [],
  }))
}
