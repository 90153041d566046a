import { createStore, del, delMany, get, keys, set } from 'idb-keyval'

const store = createStore('asafidy', 'files')

/** The file kept under this key, or null: none, or the browser keeps none. */
export async function readStored(key: string): Promise<File | null> {
  const found = await asked(() => get(key, store))
  return found instanceof File ? found : null
}

export const writeStored = (key: string, file: File) => asked(() => set(key, file, store))

export const removeStored = (key: string) => asked(() => del(key, store))

/** Removes every file whose key is one of those. */
export const removeStoredOf = (isOne: (key: string) => boolean) =>
  asked(async () => delMany((await keys<string>(store)).filter(isOne), store))

/** Resolves to undefined where the browser refuses its database, as private windows may. */
async function asked<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
