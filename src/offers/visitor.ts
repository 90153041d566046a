import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.ts'

/**
 * A hash that stands for a person without naming one: that of the account, or else of the IP address and the browser,
 * keyed with the server's secret.
 */
export function visitorKey(services: Services, request: FastifyRequest, byBrowser = false): string {
  const browser = byBrowser ? String(request.headers['user-agent'] ?? '') : ''
  const who = request.actor ? `user:${request.actor.id}` : `address:${request.ip}:${browser}`
  return hashOf(services, who)
}

/** A hash that stands for the network of a visitor. */
export function networkKey(services: Services, request: FastifyRequest): string {
  return hashOf(services, `network:${networkOf(request.ip)}`)
}

/** The part of an address that a household or an office shares: the first 24 bits in IPv4, 48 in IPv6. */
export function networkOf(ip: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1]
  if (four) return four
  const [start = '', end = ''] = ip.split('::')
  const [before, behind] = [start, end].map((part) => part.split(':').filter(Boolean))
  const missing = 8 - (before?.length ?? 0) - (behind?.length ?? 0)
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(behind ?? [])]
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}

function hashOf({ env }: Services, text: string): string {
  return createHmac('sha256', env.APP_SECRET).update(text).digest('base64url').slice(0, 22)
}
