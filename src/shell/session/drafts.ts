import { loadWithRetry } from '#src/ui/lazy-part.ts'

/** The key of a draft holds the id of its writer: `asafidy.application.12.34`, `asafidy.profile.12.studies`. */
const DRAFT = /^asafidy\.\w+\.(\d+)\./

/** Removes all drafts and their files from this browser, except those of `owner`. */
export async function forgetDrafts(owner?: number): Promise<void> {
  const isLeft = (key: string) => {
    const writer = DRAFT.exec(key)?.[1]
    return writer !== undefined && writer !== String(owner)
  }
  try {
    for (const key of Object.keys(localStorage).filter(isLeft)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept no drafts.
  }
  const { removeStoredWhere } = await loadWithRetry(() => import('./file-store.ts'))
  await removeStoredWhere(isLeft)
}
