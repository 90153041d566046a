import { createStore, del, delMany, get, keys, set } from 'idb-keyval'

const store = createStore('asafidy', 'files')

/** The file under this key; null without one, or where the browser refuses storage. */
export async function readStored(key: string): Promise<File | null> {
  const found = await tryStorage(() => get(key, store))
  return found instanceof File ? found : null
}

/** The record under this key; null without one, or where the browser refuses storage. */
export async function readRecord<T extends object>(key: string): Promise<T | null> {
  return (await tryStorage(() => get<T>(key, store))) ?? null
}

/** All records whose keys are chosen. */
export async function readRecordsWhere<T extends object>(isOne: (key: string) => boolean): Promise<T[]> {
  const chosen = (await tryStorage(() => keys<string>(store)))?.filter(isOne) ?? []
  const found = await Promise.all(chosen.map((key) => readRecord<T>(key)))
  return found.filter((record) => record !== null)
}

export const writeRecord = (key: string, record: object) => tryStorage(() => set(key, record, store))

export const writeStored = (key: string, file: File) => tryStorage(() => set(key, file, store))

export const removeStored = (key: string) => tryStorage(() => del(key, store))

export const removeStoredWhere = (isOne: (key: string) => boolean) =>
  tryStorage(async () => delMany((await keys<string>(store)).filter(isOne), store))

/** Private windows may refuse their database: the result is undefined there, and never an error. */
async function tryStorage<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
