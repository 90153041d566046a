import { identified, personOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { authenticatedUserOf } from '../reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct } from '../reauthentication/reauthentication.ts'
import { listSocialAccounts, unlinkSocialAccount } from './contract.ts'
import { listLinkedAccounts, unlinkAccount } from './linked-accounts.ts'
import type { SocialProviders } from './providers.ts'

export function socialLinksRoutes(endpoints: Endpoints, services: Services, providers: SocialProviders) {
  endpoints.on(listSocialAccounts, identified, async ({ request }) => {
    const links = await listLinkedAccounts(services.db, personOf(request).id)
    return { data: presentLinks(providers, links) }
  })

  endpoints.on(unlinkSocialAccount, identified, async ({ params, request }) => {
    await authorizeSensitiveAct(services, authenticatedUserOf(request))
    await unlinkAccount(services, personOf(request), params.provider)
  })
}

/** Shows each provider that is offered, and any other one as long as it is linked. */
function presentLinks(providers: SocialProviders, links: Awaited<ReturnType<typeof listLinkedAccounts>>) {
  const offered = providers.offered()
  const former = links
    .filter(({ provider }) => !offered.some((each) => each.provider === provider))
    .map(({ provider }) => ({ provider, development: false }))
  return [...offered, ...former].map((each) => {
    const found = links.find(({ provider }) => provider === each.provider)
    const linked = found ? { email: found.email, created_at: found.created_at.toISOString() } : null
    return { ...each, linked }
  })
}
