import { refuseFile } from '#src/shared/files/refusals.ts'

/** A file on a disk in the cloud, one that was moved since, or a folder that was dropped. */
const UNREADABLE =
  'Ce fichier n’a pas pu être lu sur cet appareil. Enregistrez-le sur l’appareil, puis choisissez-le à nouveau.'

/**
 * Looks at the first bytes of a file as it is chosen, so that one of another kind is refused before it is sent.
 * @param problem says what is wrong with a file that begins so; null for nothing
 * @returns the message, which stays with the file (`refuseFile`)
 */
export async function checkFirstBytes(
  file: File,
  most: number,
  problem: (bytes: Uint8Array) => string | null,
): Promise<string | null> {
  const message = await readFirstBytes(file, most).then(
    (bytes) => (bytes.length === 0 ? null : problem(bytes)),
    () => UNREADABLE,
  )
  if (message) refuseFile(file, message)
  return message
}

async function readFirstBytes(file: File, most: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, most).arrayBuffer())
}
