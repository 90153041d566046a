import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Cache } from '#src/platform/cache.ts'
import { unavailable } from '#src/platform/errors.ts'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import type { ShareCard, SignedCard } from './card.ts'

/** A picture takes some 30 ms; people who share a link wait for it. */
const pool = new ChildPool<SignedCard, Uint8Array | null>(join(import.meta.dirname, 'child.ts'), {
  heapMb: 64,
  residentMb: 320,
  seconds: 3,
  reads: readableCode(import.meta.dirname),
  native: true,
  own: { processes: 1, waiting: 30 },
  idleSeconds: 300,
})

/** The last pictures that were asked for, of 100 KB each. */
const MOST_KEPT = 100
/** Services that show links ask from few networks, for many links. */
const LIMITS = { minute: 120, hour: 2_000, hourInAll: 20_000 }

/** Answers with the picture of a shared link; only what a page shows to everybody may stand on it. */
export type SharePictures = (
  request: FastifyRequest,
  reply: FastifyReply,
  card: ShareCard,
) => Promise<FastifyReply>

/**
 * Opens the pictures of shared links. One is drawn when it is asked for and kept while what stands on it stays the same; only
 * drawing counts for the limits of a network.
 */
export function openSharePictures(services: Pick<Services, 'db' | 'clock'>): SharePictures {
  const drawn = new Cache<{ png: Uint8Array }>(services.clock, { seconds: DAY_SECONDS, most: MOST_KEPT })
  return async (request, reply, card) => {
    const key = keyOf(card)
    const etag = etagOf(key)
    reply.headers({ 'cache-control': `public, max-age=${DAY_SECONDS}`, etag })
    if (isKnownTo(request, etag)) return reply.code(304).send()
    const { png } = await drawn.get(key, async () => {
      await allowNetwork(services, 'share-picture', networkOf(request.ip), LIMITS)
      const outcome = await pool.run({ ...card, site: APP_NAME })
      if (!('answer' in outcome) || !outcome.answer) throw unavailable()
      return { png: outcome.answer }
    })
    return reply.type('image/png').send(Buffer.from(png))
  }
}

function keyOf({ logo, ...card }: ShareCard): string {
  const hash = createHash('sha256').update(JSON.stringify(card))
  return hash.update(logo ?? '').digest('base64url')
}
