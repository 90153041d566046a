import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Env } from '../env.ts'
import { closeFolder, makePrivateFolder, PRIVATE_FILE } from './private-files.ts'
import { refuseReading, refuseWriting } from './storage-failures.ts'

/** Private files: random names, never a public address; who may read one is the asking route's business. */
export interface Files {
  /**
   * Stores the bytes and answers with the key to keep in a row; the file is complete when this returns.
   * @param beside key of the larger one, when these are the same picture's small size: it gets `smallKey`'s
   * @throws HttpError 503 when it cannot be written, as on a full disk; nothing of it stays then
   */
  put(bytes: Uint8Array, extension: string, beside?: string): Promise<string>
  /** @throws HttpError 404 when the key is unknown, 503 when it cannot be read. */
  read(key: string): Promise<Uint8Array>
  /** The bytes as they are asked for, of a file too large to hold. @throws as `read` does */
  readStream(key: string): Promise<Readable>
  /** Stores the file at `path` of this machine under the key of `keyFor`; a second time replaces the first. @throws as `put` does */
  putFile(key: string, path: string): Promise<void>
  /** A key without a file is no failure. */
  remove(key: string): Promise<void>
  /** The keys of all files, about so many at a time. */
  list(atOnce: number): AsyncIterable<string[]>
  /** Whether a file was stored before a moment; false also for a key without a file. */
  isOlderThan(key: string, moment: Date): Promise<boolean>
}

/** Files in the data folder, or in any S3 when S3_BUCKET is set. */
export async function openFiles(env: Env): Promise<Files> {
  const disk = new Disk(env.S3_BUCKET ? await s3Driver(env) : await folderDriver(join(env.DATA_DIR, 'files')))
  return {
    async put(bytes, extension, beside) {
      const key = beside ? smallKey(beside) : keyFor(randomUUID(), extension)
      await writeWhole(disk, key, () => disk.put(key, bytes))
      return key
    },
    read: (key) => disk.getBytes(key).catch(refuseReading),
    async readStream(key) {
      try {
        const stream = await disk.getStream(key)
        // Opening the file now tells whether it is there before the answer has begun.
        await once(stream, 'readable')
        return stream
      } catch (error) {
        return refuseReading(error)
      }
    },
    async putFile(key, path) {
      // S3 has to be told the length before the first byte.
      const contentLength = (await stat(path)).size
      await writeWhole(disk, key, () => disk.putStream(key, openSource(path), { contentLength }))
    },
    remove: (key) => disk.delete(key),
    list: (atOnce) => listKeys(disk, atOnce),
    async isOlderThan(key, moment) {
      const file = await disk.getMetaData(key).catch(() => null)
      return file !== null && file.lastModified < moment
    },
  }
}

/**
 * Opens a file to be stored. When the writing fails the stream is destroyed, and its AbortError would be told in the place
 * of the writer's own error: it is left out.
 */
function openSource(path: string): Readable {
  const source = createReadStream(path)
  const destroy = source._destroy.bind(source)
  source._destroy = (error, done) => destroy(error, (own) => done(own?.name === 'AbortError' ? null : own))
  return source
}

async function* listKeys(disk: Disk, atOnce: number): AsyncGenerator<string[]> {
  let keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
    for (const each of page.objects) {
      if (each.isFile) keys.push(each.key)
      if (keys.length < atOnce) continue
      yield keys
      keys = []
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
  if (keys.length > 0) yield keys
}

/** Writes beside the file and renames it when it is complete, because half a file would count as one. */
async function writeWhole(disk: Disk, key: string, write: () => Promise<void>) {
  try {
    await write()
  } catch (error) {
    await disk.delete(key).catch(() => undefined)
    refuseWriting(error)
  }
}

/**
 * Returns the key of a file by a random id; it can be written down before there is a file, so that none is ever lost.
 */
export function keyFor(id: string, extension: string): string {
  return `${id.slice(0, 2)}/${id}.${extension}`
}

/** The small size of the picture at `key`, stored beside it: `ab/abcd.webp` → `ab/abcd.small.webp`. */
export function smallKey(key: string): string {
  return key.replace(/(?:\.small)?(\.\w+)$/, '.small$1')
}

/** Returns the key that a row has for a stored file: for a picture's small size, the key of the picture itself. */
export function rowKey(key: string): string {
  return key.replace('.small.', '.')
}

/** The driver creates its folders and files as the umask lets it, so they are made before it writes. */
class PrivateFolder extends FSDriver {
  readonly #location: string

  constructor(location: string) {
    super({ location, visibility: 'private' })
    this.#location = location
  }

  override async put(...given: Parameters<FSDriver['put']>) {
    await this.#make(given[0])
    return super.put(...given)
  }

  override async putStream(...given: Parameters<FSDriver['putStream']>) {
    await this.#make(given[0])
    return super.putStream(...given)
  }

  async #make(key: string) {
    const path = join(this.#location, key)
    await makePrivateFolder(dirname(path))
    await (await open(path, 'a', PRIVATE_FILE)).close()
  }
}

async function folderDriver(location: string) {
  // Earlier versions made it as the umask let them.
  await closeFolder(location)
  return new PrivateFolder(location)
}

async function s3Driver(env: Env) {
  // Loaded only where it is used: the S3 client is by far the largest dependency.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const keys =
    env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {}
  return new S3Driver({
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION,
    visibility: 'private',
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...keys,
  })
}
