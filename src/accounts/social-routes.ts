import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import type { FoundCompany } from './registration.ts'
import { socialLinksRoutes } from './social-links-routes.ts'
import { SocialProviders } from './social-providers.ts'
import { socialRegistrationRoutes } from './social-registration-routes.ts'
import { socialSignInRoutes } from './social-sign-in-routes.ts'

/** Google and LinkedIn: signing in, joining, and the links of an account. */
export function socialRoutes(
  endpoints: Endpoints,
  world: World,
  { foundCompany }: { foundCompany: FoundCompany },
) {
  const providers = new SocialProviders(world.env)
  socialSignInRoutes(endpoints, world, providers)
  socialRegistrationRoutes(endpoints, world, { foundCompany })
  socialLinksRoutes(endpoints, world, providers)
}
