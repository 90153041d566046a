import type { FastifyInstance } from 'fastify'
import { followActors } from './abilities/actor.ts'
import { abilitiesRoutes } from './abilities/routes.ts'
import { addressRoutes } from './accounts/address-routes.ts'
import { profileRoutes } from './accounts/profile-routes.ts'
import { recoveryRoutes } from './accounts/recovery-routes.ts'
import { registrationRoutes } from './accounts/registration-routes.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { securityRoutes } from './accounts/security-routes.ts'
import { followSessions, forgeryCheck } from './accounts/session-cookies.ts'
import { socialRoutes } from './accounts/social-routes.ts'
import { verificationRoutes } from './accounts/verification-routes.ts'
import { dashboardRoutes } from './applications/dashboard-routes.ts'
import { receivedApplicationsRoutes } from './applications/recruiter-routes.ts'
import { replyTemplatesRoutes } from './applications/reply-template-routes.ts'
import { listApplied, measureAllResponses, measureResponses } from './applications/responses.ts'
import { applicationsRoutes } from './applications/routes.ts'
import { findCompanyBySlug } from './companies/companies.ts'
import { foundCompany } from './companies/founding.ts'
import { invitationRoutes } from './companies/invitation-routes.ts'
import { teamRoutes } from './companies/team-routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { mountDevelopmentProviders } from './dev-openid/mount.ts'
import { listMailSamples } from './mail-samples.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { alertRoutes } from './offers/alert-routes.ts'
import { alertMails } from './offers/alert-unsubscribing.ts'
import { skillSuggestions } from './offers/offer-skills.ts'
import { offersRoutes } from './offers/routes.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { mountApiDocs } from './platform/http/api-docs.ts'
import { mountDevMails } from './platform/http/dev-mails.ts'
import { Endpoints } from './platform/http/endpoints.ts'
import { mountHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/server.ts'
import type { World } from './platform/world.ts'
import { resumesRoutes } from './resumes/routes.ts'

/** Every call of the API, domain by domain: the site map of the wire. */
export function listEndpoints(world: World): Endpoints {
  const endpoints = new Endpoints()
  accountsRoutes(endpoints, world)
  securityRoutes(endpoints, world)
  registrationRoutes(endpoints, world, { foundCompany })
  verificationRoutes(endpoints, world)
  recoveryRoutes(endpoints, world)
  socialRoutes(endpoints, world, { foundCompany })
  addressRoutes(endpoints, world)
  abilitiesRoutes(endpoints, world)
  notificationsRoutes(endpoints, world, { alert: alertMails })
  contactRoutes(endpoints, world)
  teamRoutes(endpoints, world)
  invitationRoutes(endpoints, world)
  replyTemplatesRoutes(endpoints, world)
  offersRoutes(endpoints, world, { listApplied, measureResponses, measureAllResponses })
  alertRoutes(endpoints, world)
  dashboardRoutes(endpoints, world)
  profileRoutes(endpoints, world, { suggestSkills: skillSuggestions(world.db), findCompanyBySlug })
  resumesRoutes(endpoints, world)
  applicationsRoutes(endpoints, world)
  receivedApplicationsRoutes(endpoints, world)
  personalDataRoutes(endpoints, world)
  return endpoints
}

/** The HTTP server with every call and no page. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const app = await createHttpServer(world.env)
  mountHealth(app, world)
  mountDevMails(app, world, listMailSamples)
  mountDevelopmentProviders(app, world.env)
  followSessions(app, world)
  followActors(app, world)
  const endpoints = listEndpoints(world)
  endpoints.mount(app, forgeryCheck(world))
  await mountApiDocs(app, endpoints.all())
  return app
}
