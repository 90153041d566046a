import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.ts'
import { mountDevMails } from './mails/captured.ts'
import { mountDevelopmentProviders } from './openid/mount.ts'

/** What serves development alone, on the machine itself: the captured mails, providers that stand in for the real ones. */
export function mountDevelopment(app: FastifyInstance, services: Services) {
  mountDevMails(app, services)
  mountDevelopmentProviders(app, services.env)
}
