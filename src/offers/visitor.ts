import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'

/**
 * A hash that stands for a person without naming one: that of the account, or else of the network and the browser,
 * keyed with the server's secret.
 */
export function visitorKey(services: Services, request: FastifyRequest, byBrowser = false): string {
  const browser = byBrowser ? String(request.headers['user-agent'] ?? '') : ''
  const who = request.actor ? `user:${request.actor.id}` : `address:${networkOf(request.ip)}:${browser}`
  return hashOf(services, who)
}

/** A hash that stands for the part of an address that a household or an office shares. */
export function networkKey(services: Services, request: FastifyRequest): string {
  return hashOf(services, `network:${networkOf(request.ip, 'near')}`)
}

function hashOf({ env }: Services, text: string): string {
  return createHmac('sha256', env.APP_SECRET).update(text).digest('base64url').slice(0, 22)
}
