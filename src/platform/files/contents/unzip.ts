import { Unzip, UnzipInflate } from 'fflate'

const MOST_ENTRIES = 500
/** The files that are asked for may have so many bytes once inflated. */
const MOST_BYTES = 20 * 1024 * 1024
const PIECE = 64 * 1024

/** Thrown for an archive that is not read: a damaged one, or one that holds more than is read of any. */
export class UnreadableArchive extends Error {
  readonly reason: 'damaged' | 'too_complex'

  constructor(reason: UnreadableArchive['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * The files of an archive that are wanted, by their names with `/` between folders; the others are not inflated. It belongs
 * in a process of its own (`ChildPool`), as whatever reads files of people.
 * @throws UnreadableArchive for more than is read of one, however small the archive is
 */
export function unzipWanted(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  let [entries, left] = [0, MOST_BYTES]
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > MOST_ENTRIES) throw new UnreadableArchive('too_complex')
    // Some programs of Windows write `\` there.
    const name = file.name.replaceAll('\\', '/')
    if (!isWanted(name) || files.has(name)) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error instanceof UnreadableArchive ? error : new UnreadableArchive('damaged')
      left -= chunk.length
      if (left < 0) throw new UnreadableArchive('too_complex')
      chunks.push(chunk)
      if (isLast) files.set(name, Buffer.concat(chunks))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    // In pieces, so that what inflates too much is known before it is held.
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : new UnreadableArchive('damaged')
  }
  return files
}
