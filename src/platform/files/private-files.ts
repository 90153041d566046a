import { chmod, mkdir } from 'node:fs/promises'

/** Only the user of the process reads what people gave us, whatever the machine's umask lets others do. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Makes a folder, and those above it, that nobody else may open. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })
}

/** Closes a folder that is there to everybody else; one of another owner stays as it is, and its files are closed. */
export async function closeFolder(path: string): Promise<void> {
  await chmod(path, PRIVATE_FOLDER).catch(() => undefined)
}
