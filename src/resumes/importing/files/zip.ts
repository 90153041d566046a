import { UnreadableArchive, unzipWanted as unzip } from '#src/platform/files/contents/unzip.ts'
import { Unreadable } from '../reading.ts'

/**
 * The files of an archive that are wanted, by their names with `/` between folders; the others are not inflated.
 * @throws Unreadable for more than is read of one, however small the archive is
 */
export function unzipWanted(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  try {
    return unzip(bytes, isWanted)
  } catch (error) {
    throw error instanceof UnreadableArchive ? new Unreadable(error.reason) : error
  }
}

/** The names of all files of an archive. @throws Unreadable as `unzipWanted` does */
export function listNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  unzipWanted(bytes, (name) => {
    names.push(name)
    return false
  })
  return names
}
