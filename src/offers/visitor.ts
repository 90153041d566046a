import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.ts'

/** Stands for a person without naming one: the account, or else the address and browser, keyed by the server's secret. */
export function visitorKey(services: Services, request: FastifyRequest, byBrowser = false): string {
  const browser = byBrowser ? String(request.headers['user-agent'] ?? '') : ''
  const who = request.actor ? `user:${request.actor.id}` : `address:${request.ip}:${browser}`
  return hashOf(services, who)
}

/** Stands for the network that a visitor came from. */
export function networkKey(services: Services, request: FastifyRequest): string {
  return hashOf(services, `network:${networkOf(request.ip)}`)
}

/** What one household or office shares: the first 24 bits of an IPv4 address, 48 of another. */
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
