import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.ts'

/** Stands for a person without naming one: the account, or else the address and browser, keyed by the server's secret. */
export function visitorKey(services: Services, request: FastifyRequest, byBrowser = false): string {
  const browser = byBrowser ? String(request.headers['user-agent'] ?? '') : ''
  const who = request.actor ? `user:${request.actor.id}` : `address:${request.ip}:${browser}`
  return createHmac('sha256', services.env.APP_SECRET).update(who).digest('base64url').slice(0, 22)
}
