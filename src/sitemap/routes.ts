import { createGunzip } from 'node:zlib'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { HttpError, notFound } from '#src/platform/errors.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { writeRobots } from './robots.ts'
import { sitemapFiles } from './tables.ts'
import { writeIndex } from './xml.ts'

const XML = 'application/xml; charset=utf-8'
const KEPT = `public, max-age=${HOUR_SECONDS}`
const OPEN = { schema: { hide: true } as object, config: { anonymous: true } } as const
const FILE = /^([a-z-]+)-(\d{1,6})\.xml$/

/** Serves `/robots.txt`, the index `/sitemap.xml` and its files, to everybody alike. */
export function mountSitemap(app: FastifyInstance, services: Services): void {
  const { APP_URL } = services.env
  app.get('/robots.txt', OPEN, async (_request, reply) =>
    reply.headers({ 'cache-control': KEPT }).type('text/plain; charset=utf-8').send(writeRobots(APP_URL)),
  )

  app.get('/sitemap.xml', OPEN, async (request, reply) => {
    const files = await readPublic(services, null, listFiles)
    if (files.length === 0) throw notBuiltYet()
    const index = writeIndex(files, APP_URL)
    return isKnown(request, reply, etagOf(index)) ? reply.code(304).send() : reply.type(XML).send(index)
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', OPEN, async (request, reply) => {
    const [, source, part] = FILE.exec(request.params.file) ?? []
    const found = source && (await readPublic(services, null, (db) => findFile(db, source, Number(part))))
    if (!found) throw notFound()
    const state = `${source}-${part} ${found.written_at.toISOString()} ${found.signature}`
    if (isKnown(request, reply, etagOf(state))) return reply.code(304).send()
    reply.type(XML).header('vary', 'Accept-Encoding')
    const content = Buffer.from(found.content)
    if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return reply.header('content-encoding', 'gzip').send(content)
    // Robots compress; whoever does not gets the file as it is unpacked, never all of it in memory.
    const plain = createGunzip()
    plain.end(content)
    return reply.header('content-encoding', 'identity').send(plain)
  })
}

/** Says how long the answer may be kept. @returns whether the asker has it already */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({ 'cache-control': KEPT, etag })
  return isKnownTo(request, etag)
}

function notBuiltYet(): HttpError {
  return new HttpError(503, 'Le plan du site est en préparation. Réessayez dans quelques minutes.', {
    headers: { 'retry-after': '600' },
  })
}

async function listFiles(database: Database) {
  const rows = await database
    .select({ source: sitemapFiles.source, part: sitemapFiles.part, written_at: sitemapFiles.written_at })
    .from(sitemapFiles)
    .where(gt(sitemapFiles.addresses_count, 0))
    .orderBy(asc(sitemapFiles.source), asc(sitemapFiles.part))
  return rows.map(({ source, part, written_at }) => ({ path: `/sitemaps/${source}-${part}.xml`, written_at }))
}

async function findFile(database: Database, source: string, part: number) {
  const { signature, written_at, content } = sitemapFiles
  const [row] = await database
    .select({ signature, written_at, content })
    .from(sitemapFiles)
    .where(and(eq(sitemapFiles.source, source), eq(sitemapFiles.part, part)))
  return row ?? null
}
