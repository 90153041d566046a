const STORE = 'files'

/** The file kept under this key, or null: none, or the browser keeps none. */
export async function readStored(key: string): Promise<File | null> {
  const found: unknown = await ask('readonly', (store) => store.get(key))
  return found instanceof File ? found : null
}

export async function writeStored(key: string, file: File): Promise<void> {
  await ask('readwrite', (store) => store.put(file, key))
}

export async function removeStored(key: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(key))
}

/** Resolves to undefined where the browser refuses its database, as private windows may. */
async function ask<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open()
    const answer = await settled(use(database.transaction(STORE, mode).objectStore(STORE)))
    database.close()
    return answer
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('asafidy', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return settled(opening)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
