import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCompanyBySlug } from '#src/companies/companies.ts'
import { Cache } from '#src/platform/cache.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import { networkOf } from '#src/platform/network.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { listOpenOfferIds } from '../by-company/open-offers.ts'
import { countOpenOffers } from '../offers.ts'
import { listFeedOffers } from '../syndication/offers.ts'
import { FRAME_SCRIPT, FRAME_STYLE, writeEmbedScript, writeFrame, writeMissingFrame } from './frame.ts'
import { EMBED_SCRIPT } from './shared/snippet.ts'

const OPEN = { schema: { hide: true } as object, config: { anonymous: true } } as const
const MOST_OFFERS = 20
const KEPT = { seconds: 300, most: 200 }
/** Each visitor of a company's site asks for its frame, and those of one network are many. */
const READS = { minute: 120, hour: 2_000 }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The frame runs its own few lines and asks nobody for anything; it alone may stand in the pages of others. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(FRAME_STYLE)}`,
  `script-src ${hashOf(FRAME_SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

interface KeptFrame {
  status: number
  text: string
  etag: string
}

/** Serves the frame that sites of companies show their offers in, and the script that puts it there. */
export function mountEmbedding(app: FastifyInstance, services: Services): void {
  const script = writeEmbedScript(services.env.APP_URL)
  const scriptEtag = etagOf(script)
  const frames = new Cache<KeptFrame>(services.clock, KEPT)

  app.get(EMBED_SCRIPT, OPEN, async (request, reply) => {
    forOtherSites(reply)
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
    return answer(request, reply, { status: 200, text: script, etag: scriptEtag })
  })

  app.get<{ Params: { slug: string } }>('/integrer/entreprise/:slug', OPEN, async (request, reply) => {
    await allowNetwork(services, 'embed', networkOf(request.ip), READS)
    const frame = await frames.get(request.params.slug, () => makeFrame(services, request.params.slug))
    forOtherSites(reply)
      .removeHeader('x-frame-options')
      .header('content-security-policy', POLICY)
      .header('cache-control', `public, max-age=${KEPT.seconds}`)
      .type('text/html; charset=utf-8')
    return answer(request, reply, frame)
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, { status, text, etag }: KeptFrame) {
  reply.header('etag', etag)
  if (isKnownTo(request, etag)) return reply.code(304).send()
  return reply.code(status).send(text)
}

function forOtherSites(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' })
}

async function makeFrame(services: Services, slug: string): Promise<KeptFrame> {
  const { APP_URL: origin } = services.env
  const now = services.clock.now()
  const found = await readPublic(services, null, async (db) => {
    const company = await findCompanyBySlug(db, slug)
    if (!company) return null
    const ids = await listOpenOfferIds(db, company.id, { page: 1, per_page: MOST_OFFERS, now })
    const offers = await listFeedOffers(db, ids, { origin, now })
    return { company: company.name, offers, total: await countOpenOffers(db, now, company.id) }
  })
  const text = found ? writeFrame({ ...found, page: `${origin}/profils/${slug}` }) : writeMissingFrame()
  return { status: found ? 200 : 404, text, etag: etagOf(text) }
}
