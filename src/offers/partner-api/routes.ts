import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound } from '#src/platform/errors.ts'
import { parse, parseParams } from '#src/platform/http/validation.ts'
import { networkOf } from '#src/platform/network.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { cleanInput } from '#src/shared/clean-input.ts'
import { readCriteria } from '../search/read-criteria.ts'
import { type FeedOffer, listFeedOffers } from '../syndication/offers.ts'
import { type ApiOffer, listApiOffers, listReply, offerReply, showApiOffer } from './contract.ts'
import { countRequest } from './keys.ts'
import { listPage } from './pages.ts'

const OPEN = { schema: { hide: true } as object, config: { anonymous: true } } as const
/** Whoever has no key of theirs is stopped before the keys are looked up again and again. */
const REFUSALS = { minute: 60 }

/** What partners may call with a key; sites of others call it from their pages too. */
export const PARTNER_CALLS = [listApiOffers, showApiOffer]

/** Serves the open offers to partners. */
export function mountPartnerApi(app: FastifyInstance, services: Services): void {
  const { APP_URL: origin } = services.env

  app.get(listApiOffers.path, OPEN, async (request, reply) => {
    await admit(services, request, reply)
    const { cursor, per_page, ...query } = parse(listApiOffers.query, cleanInput(request.query)) as never as {
      cursor?: string | null
      per_page: number
    }
    const now = services.clock.now()
    const criteria = readCriteria({ ...query, page: 1 } as never)
    const { offers, next } = await readPublic(services, null, async (db) => {
      const { ids, next } = await listPage(db, criteria, { cursor: cursor ?? null, per_page, now })
      return { offers: await listFeedOffers(db, ids, { origin, now }), next }
    })
    return listReply.parse({
      data: offers.map(presentApiOffer),
      links: { next: next && nextAddress(origin + request.url, next) },
      meta: { per_page, next_cursor: next },
    })
  })

  app.get(showApiOffer.path, OPEN, async (request, reply) => {
    await admit(services, request, reply)
    const { id } = parseParams(showApiOffer, request.params) as { id: number }
    const now = services.clock.now()
    const [offer] = await readPublic(services, null, (db) => listFeedOffers(db, [id], { origin, now }))
    if (!offer) throw notFound()
    return offerReply.parse({ data: presentApiOffer(offer) })
  })
}

/** Lets a request through that has a key, and says what is left of its day. */
async function admit(services: Services, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  const [, given = null] = /^Bearer +([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? []
  try {
    const { limit, left, resets } = await countRequest(services.db, given, services.clock.now())
    reply.headers({
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': left,
      'x-ratelimit-reset': resets,
    })
  } catch (refusal) {
    if (refusal instanceof HttpError && refusal.status === 401)
      await allowNetwork(services, 'api-key-refused', networkOf(request.ip), REFUSALS)
    throw refusal
  }
}

function nextAddress(address: string, cursor: string): string {
  const next = new URL(address)
  next.searchParams.set('cursor', cursor)
  return next.href
}

function presentApiOffer(offer: FeedOffer): ApiOffer {
  const { html, published_at, updated_at, last_day, min_salary, max_salary } = offer
  const isPaid = min_salary !== null || max_salary !== null
  return {
    id: offer.id,
    reference: offer.reference,
    url: offer.url,
    title: offer.title,
    content_html: html,
    date_published: published_at.toISOString(),
    date_modified: updated_at.toISOString(),
    valid_through: last_day,
    company: offer.company,
    location: {
      name: offer.place,
      town: offer.town,
      region: offer.region,
      country: offer.country,
      address: offer.address,
      is_remote: offer.is_remote,
      is_hybrid: offer.is_hybrid,
    },
    activity_area: offer.activity_area,
    contract: offer.contract,
    job_type: offer.job_type,
    degree: offer.degree,
    experience_min_years: offer.experience_min_years,
    salary: isPaid ? { min: min_salary, max: max_salary, currency: 'MGA', period: 'month' } : null,
  }
}
