import type { FastifyInstance } from 'fastify'
import { addressRoutes } from './accounts/address/routes.ts'
import { registrationRoutes } from './accounts/joining/routes.ts'
import { recoveryRoutes } from './accounts/recovery/routes.ts'
import { securityRoutes } from './accounts/security/routes.ts'
import { followSessions, forgeryCheck } from './accounts/sessions/cookies.ts'
import { accountsRoutes } from './accounts/signing-in/routes.ts'
import { socialRoutes } from './accounts/social/routes.ts'
import { verificationRoutes } from './accounts/verification/routes.ts'
import { applicationsRoutes } from './applications/following/routes.ts'
import { replyTemplatesRoutes } from './applications/reply-templates/routes.ts'
import { listApplied, measureAllResponses, measureResponses } from './applications/responses.ts'
import { receivedApplicationsRoutes } from './applications/reviewing/routes.ts'
import { findCompanyBySlug } from './companies/companies.ts'
import { foundCompany } from './companies/founding.ts'
import { invitationRoutes } from './companies/invitations/routes.ts'
import { teamRoutes } from './companies/team/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { followActors } from './current-user/follow-actors.ts'
import { currentUserRoutes } from './current-user/routes.ts'
import { dashboardRoutes } from './dashboards/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { alertRoutes } from './offers/alerts/routes.ts'
import { alertMails } from './offers/alerts/unsubscribing.ts'
import { skillSuggestions } from './offers/offer-skills.ts'
import { offersRoutes } from './offers/routes.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { mountApiDocs } from './platform/http/api-docs.ts'
import { Endpoints } from './platform/http/endpoints.ts'
import { mountHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/server.ts'
import type { Services } from './platform/services.ts'
import { profileRoutes } from './profiles/routes.ts'
import { resumesRoutes } from './resumes/routes.ts'

/** Every call of the API, domain by domain: the site map of the wire. */
export function listEndpoints(services: Services): Endpoints {
  const endpoints = new Endpoints()
  accountsRoutes(endpoints, services)
  securityRoutes(endpoints, services)
  registrationRoutes(endpoints, services, { foundCompany })
  verificationRoutes(endpoints, services)
  recoveryRoutes(endpoints, services)
  socialRoutes(endpoints, services, { foundCompany })
  addressRoutes(endpoints, services)
  currentUserRoutes(endpoints, services)
  notificationsRoutes(endpoints, services, { alert: alertMails })
  contactRoutes(endpoints, services)
  teamRoutes(endpoints, services)
  invitationRoutes(endpoints, services)
  replyTemplatesRoutes(endpoints, services)
  offersRoutes(endpoints, services, { listApplied, measureResponses, measureAllResponses })
  alertRoutes(endpoints, services)
  dashboardRoutes(endpoints, services)
  profileRoutes(endpoints, services, { suggestSkills: skillSuggestions(services), findCompanyBySlug })
  resumesRoutes(endpoints, services)
  applicationsRoutes(endpoints, services)
  receivedApplicationsRoutes(endpoints, services)
  personalDataRoutes(endpoints, services)
  return endpoints
}

/** The HTTP server with every call and no page. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await createHttpServer(services.env)
  mountHealth(app, services)
  // Loaded only here: a production start reads none of it.
  if (services.env.embedded) (await import('#development/mount.ts')).mountDevelopment(app, services)
  followSessions(app, services)
  followActors(app, services)
  const endpoints = listEndpoints(services)
  endpoints.mount(app, forgeryCheck(services))
  await mountApiDocs(app, endpoints.all())
  return app
}
