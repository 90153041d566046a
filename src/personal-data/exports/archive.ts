import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ExportPart } from '#src/platform/export-part.ts'
import type { Files } from '#src/platform/files/storage.ts'

interface Entry {
  name: string
  bytes: Uint8Array
  /** PDFs and pictures are compressed already, so they are only stored. */
  packed: boolean
}

/**
 * Writes the archive to `path` with one entry in memory at a time.
 * @returns its size in bytes
 */
export async function writeArchive(
  files: Files,
  content: { readMe: string; parts: ExportPart[] },
  path: string,
  now: Date,
): Promise<number> {
  // While the file lies there, only the user of this process may read it.
  await pipeline(
    Readable.from(zip(listEntries(files, content), now)),
    createWriteStream(path, { mode: 0o600 }),
  )
  return (await stat(path)).size
}

async function* listEntries(
  files: Files,
  { readMe, parts }: { readMe: string; parts: ExportPart[] },
): AsyncGenerator<Entry> {
  const text = (name: string, words: string) => ({ name, bytes: Buffer.from(words), packed: false })
  yield text('LISEZ-MOI.txt', readMe)
  for (const { name, data } of parts) yield text(`${name}.json`, `${JSON.stringify(data, null, 2)}\n`)
  for (const { name, key } of parts.flatMap((part) => part.files ?? []))
    yield { name, bytes: await files.read(key), packed: true }
}

async function* zip(entries: AsyncIterable<Entry>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for await (const { name, bytes, packed } of entries) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = now
    archive.add(entry)
    entry.push(new Uint8Array(bytes), true)
    yield* written.splice(0)
  }
  archive.end()
  yield* written.splice(0)
}
