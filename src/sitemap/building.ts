import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { SitemapEntry, SitemapPart, SitemapSource } from './source.ts'
import { sitemapFiles } from './tables.ts'
import { writeUrlSet } from './xml.ts'

type Building = Pick<Services, 'db' | 'clock' | 'env'>

/** Writes anew the files whose pages changed since they were written, one at a time, and removes those without pages. */
export async function buildSitemap(services: Building, sources: readonly SitemapSource[]): Promise<void> {
  for (const source of sources) await buildSource(services, source)
  const names = sources.map(({ name }) => name)
  await services.db.delete(sitemapFiles).where(notInArray(sitemapFiles.source, names))
}

async function buildSource(services: Building, source: SitemapSource) {
  const { db, clock } = services
  const parts = await source.listParts(db, clock.now())
  const written = await db
    .select({ part: sitemapFiles.part, signature: sitemapFiles.signature })
    .from(sitemapFiles)
    .where(eq(sitemapFiles.source, source.name))
  const signatures = new Map(written.map(({ part, signature }) => [part, signature]))
  for (const each of parts)
    if (signatures.get(each.part) !== each.signature) await writeFile(services, source, each)
  const kept = new Set(parts.map(({ part }) => part))
  for (const { part } of written) if (!kept.has(part)) await removeFile(services, source, part)
}

async function writeFile(
  { db, clock, env }: Building,
  source: SitemapSource,
  { part, signature }: SitemapPart,
) {
  const written_at = clock.now()
  let addresses_count = 0
  async function* counted(entries: AsyncIterable<SitemapEntry>) {
    for await (const entry of entries) {
      addresses_count += 1
      yield entry
    }
  }
  const text = writeUrlSet(counted(source.listEntries(db, part, written_at)), env.APP_URL)
  const content = await pipeline(text, createGzip(), (packed: AsyncIterable<Buffer>) => buffer(packed))
  const values = { signature, addresses_count, written_at, content }
  await db
    .insert(sitemapFiles)
    .values({ source: source.name, part, ...values })
    .onConflictDoUpdate({ target: [sitemapFiles.source, sitemapFiles.part], set: values })
}

async function removeFile({ db }: Building, { name }: SitemapSource, part: number) {
  await db.delete(sitemapFiles).where(and(eq(sitemapFiles.source, name), eq(sitemapFiles.part, part)))
}
