import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Cache } from '#src/platform/cache.ts'
import { notFound, overloaded } from '#src/platform/errors.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import { parse } from '#src/platform/http/validation.ts'
import { networkOf } from '#src/platform/network.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { cleanInput } from '#src/shared/clean-input.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { findNewIds, writeSearch } from '../alerts/search.ts'
import { type Criteria, offersQuery } from '../search/contract.ts'
import { readCriteria } from '../search/read-criteria.ts'
import { searchLabel } from '../shared/labels.ts'
import { listFeedOffers, streamOpenOffers } from './offers.ts'
import { PARTNER_FEEDS } from './partner-feeds.ts'
import { type SearchFeed, writeJsonFeed, writeRss } from './search-feeds.ts'

const OPEN = { schema: { hide: true } as object, config: { anonymous: true } } as const
const OFFERS = 50
/** A reader of feeds looks at most at offers of so many days. */
const DAYS = 60
/** The last searches that were asked for; whoever asks for others takes their place. */
const KEPT = { seconds: 300, most: 100 }
/** A reader asks twice an hour for each of its feeds. */
const READS = { minute: 60, hour: 600 }
/** A partner reads all offers some times a day. */
const WHOLE_READS = { minute: 4, hour: 20 }
const WHOLE_AT_ONCE = 2

const FORMATS = {
  '/offres/rss': { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  '/offres/feed.json': { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const

/** Serves the feeds of searches, and all open offers for the partners that list them too. */
export function mountFeeds(app: FastifyInstance, services: Services): void {
  const { APP_URL: origin } = services.env
  const feeds = new Cache<{ text: string; etag: string }>(services.clock, KEPT)

  for (const [path, { type, write }] of Object.entries(FORMATS))
    app.get(path, OPEN, async (request, reply) => {
      await allowNetwork(services, 'feed', networkOf(request.ip), READS)
      const criteria = readCriteria(parse(offersQuery, cleanInput(request.query)) as never)
      const search = writeSearch(criteria)
      const { text, etag } = await feeds.get(`${path} ${search}`, async () => {
        const text = write(await makeFeed(services, criteria, { origin, path, search }))
        return { text, etag: etagOf(text) }
      })
      listNowhere(reply, `public, max-age=${KEPT.seconds}`).header('etag', etag)
      if (isKnownTo(request, etag)) return reply.code(304).send()
      return reply.type(type).send(text)
    })

  let running = 0
  app.get<{ Params: { file: string } }>('/flux/:file', OPEN, async (request, reply) => {
    const feed = PARTNER_FEEDS[/^([a-z]+)\.xml$/.exec(request.params.file)?.[1] ?? '']
    if (!feed) throw notFound()
    listNowhere(reply, 'public, max-age=3600').type('application/xml; charset=utf-8')
    if (request.method === 'HEAD') return reply.send()
    await allowNetwork(services, 'whole-feed', networkOf(request.ip), WHOLE_READS)
    if (running >= WHOLE_AT_ONCE) throw overloaded()
    running += 1
    const now = services.clock.now()
    const offers = streamOpenOffers((ask) => readPublic(services, null, ask), { origin, now })
    const parts = async function* () {
      yield feed.head(origin, now)
      for await (const offer of offers) yield feed.item(offer)
      yield feed.tail
    }
    const stream = Readable.from(parts())
    stream.once('close', () => {
      running -= 1
    })
    return send(request, reply, stream)
  })
}

/** A partner that goes away is no failure: what it did not read is not made. */
function send(request: FastifyRequest, reply: FastifyReply, stream: Readable) {
  request.raw.once('close', () => stream.destroy())
  return reply.send(stream)
}

/** Feeds repeat what pages say, which are to be listed in their place. */
function listNowhere(reply: FastifyReply, kept: string): FastifyReply {
  return reply.headers({ 'cache-control': kept, 'x-robots-tag': 'noindex' })
}

interface Asked {
  origin: string
  path: string
  /** The query of the search, without `?`. */
  search: string
}

async function makeFeed(
  services: Services,
  criteria: Criteria,
  { origin, path, search }: Asked,
): Promise<SearchFeed> {
  const now = services.clock.now()
  const query = search && `?${search}`
  const offers = await readPublic(services, null, async (database) => {
    const published = { after: after(now, -DAYS * DAY), until: now }
    const ids = await findNewIds(database, criteria, published, now)
    return listFeedOffers(database, ids.slice(0, OFFERS), { origin, now })
  })
  const label = search ? searchLabel(criteria) : 'Madagascar'
  return { label, page: `${origin}/offres${query}`, self: origin + path + query, offers }
}
