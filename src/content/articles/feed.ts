import type { FastifyInstance } from 'fastify'
import { cached } from '#src/platform/cache.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import { element, parent, XML_HEAD } from '#src/platform/http/xml.ts'
import { networkOf } from '#src/platform/network.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { escapeText } from '#src/shared/markup.ts'
import type { Article } from './contract.ts'
import { listNewest } from './reading.ts'
import { ARTICLES_FEED, articleHref } from './shared/addresses.ts'
import { CATEGORY_LABELS } from './shared/categories.ts'

const OPEN = { schema: { hide: true } as object, config: { anonymous: true } } as const
const ARTICLES = 30
const KEPT_SECONDS = 300
/** A reader asks twice an hour. */
const READS = { minute: 60, hour: 600 }

/** Serves the RSS feed of the articles. */
export function mountArticlesFeed(app: FastifyInstance, services: Services): void {
  const { APP_URL: origin } = services.env
  const feed = cached(services.clock, KEPT_SECONDS, async () => {
    const text = writeFeed(await readPublic(services, null, (db) => listNewest(db, ARTICLES)), origin)
    return { text, etag: etagOf(text) }
  })
  app.get(ARTICLES_FEED, OPEN, async (request, reply) => {
    await allowNetwork(services, 'feed', networkOf(request.ip), READS)
    const { text, etag } = await feed()
    reply.headers({ 'cache-control': `public, max-age=${KEPT_SECONDS}`, 'x-robots-tag': 'noindex', etag })
    if (isKnownTo(request, etag)) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(text)
  })
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
function writeFeed(articles: readonly Article[], origin: string): string {
  const channel = parent(
    'channel',
    element('title', `Actualités | ${APP_NAME}`),
    element('link', `${origin}/actualites`),
    element('description', 'Des conseils écrits pour Madagascar, avec leurs sources.'),
    element('language', 'fr'),
    element('ttl', 60),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeText(origin + ARTICLES_FEED)}"/>\n`,
    ...articles.map((article) => {
      const address = origin + articleHref(article.slug)
      return parent(
        'item',
        element('title', article.title),
        element('link', address),
        element('guid', address, 'isPermaLink="true"'),
        element('pubDate', new Date(article.published_at).toUTCString()),
        element('category', CATEGORY_LABELS[article.category]),
        element('description', `<p>${escapeText(article.summary)}</p>${withOrigin(article.body, origin)}`),
      )
    }),
  )
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}</rss>\n`
}

/** A reader of feeds shows the text on its own pages, where addresses need their origin. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`)
}
