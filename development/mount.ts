import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#src/platform/errors.ts'
import { isLoopbackHost } from '#src/platform/loopback.ts'
import type { Services } from '#src/platform/services.ts'
import { mountDevMails } from './mails/captured.ts'
import { mountDevelopmentProviders } from './openid/mount.ts'
import { mountDevSms } from './sms/captured.ts'

/** What serves development alone, on the machine itself: the captured mails and texts, providers that stand in for the real ones. */
export function mountDevelopment(app: FastifyInstance, services: Services) {
  // A proxy or a tunnel on this machine would show them to the whole world, so they are hidden from what it hands on.
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith('/dev/') && !isAskedHere(request)) throw notFound()
  })
  mountDevMails(app, services)
  mountDevSms(app, services)
  mountDevelopmentProviders(app, services.env)
}

/** Whether a browser on this machine asks under one of its own names, without a proxy in between. */
function isAskedHere({ headers }: FastifyRequest): boolean {
  const isHandedOn = Object.keys(headers).some((name) => /^(x-forwarded-.*|forwarded|via)$/.test(name))
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  return !isHandedOn && isLoopbackHost(host)
}
