import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import { findVisibility, type HideProfile, setVisibility } from './visibility.ts'

const profile = able('view', 'my profile')
const HIDDEN = { is_public: false, is_indexed: false, is_best_profile: false, public_slug: null }

export function visibilityRoutes(endpoints: Endpoints, services: Services, hide: HideProfile) {
  endpoints.on(contract.showVisibility, profile, async ({ request }) => ({
    data: (await findVisibility(services.db, actorOf(request).id)) ?? HIDDEN,
  }))

  endpoints.on(contract.putVisibility, profile, async ({ body, request }) => ({
    data: await setVisibility(services, actorOf(request), body, hide),
  }))
}
