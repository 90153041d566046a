import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-files.ts'
import type { MessageGateway, TextMessage } from './gateway.ts'

const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'messages')
const pathOf = (env: Pick<Env, 'DATA_DIR'>, id: string) => join(folderOf(env), `${id}.json`)

/** Writes each message into a file of the data folder in the place of sending it. */
export function openCapture(env: Pick<Env, 'DATA_DIR'>): MessageGateway {
  return async (message) => {
    await makePrivateFolder(folderOf(env))
    await writeFile(pathOf(env, message.id), JSON.stringify(message), { mode: PRIVATE_FILE })
    return 'taken'
  }
}

/** Lists the captured messages, the newest first. */
export async function listCaptured(
  env: Pick<Env, 'DATA_DIR'>,
  most = 200,
): Promise<(TextMessage & { at: Date })[]> {
  const names = await readdir(folderOf(env)).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folderOf(env), name)
      const [{ mtime: at }, text] = await Promise.all([stat(path), readFile(path, 'utf8')])
      return { ...(JSON.parse(text) as TextMessage), at }
    }),
  )
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most)
}

/** Removes the files of captured messages; an id without one is no failure. */
export async function removeCapturedMessages(env: Pick<Env, 'DATA_DIR'>, ids: readonly string[]) {
  for (const id of ids) await rm(pathOf(env, id), { force: true })
}
