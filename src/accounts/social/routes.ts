import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import type { Provisioning } from '../joining/new-account.ts'
import { socialLinksRoutes } from './links-routes.ts'
import { SocialProviders } from './providers.ts'
import { socialRegistrationRoutes } from './registration-routes.ts'
import { socialSignInRoutes } from './sign-in-routes.ts'

/** Google and LinkedIn: signing in, joining, and the links of an account. */
export function socialRoutes(endpoints: Endpoints, services: Services, provisioning: Provisioning) {
  const providers = new SocialProviders(services.env)
  socialSignInRoutes(endpoints, services, providers)
  socialRegistrationRoutes(endpoints, services, provisioning)
  socialLinksRoutes(endpoints, services, providers)
}
