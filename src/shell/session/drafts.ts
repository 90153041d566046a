import { loadAtLast } from '#src/ui/lazy-part.ts'

/** What is written and not sent carries its writer: `asafidy.application.12.34`, `asafidy.profile.12.studies`. */
const DRAFT = /^asafidy\.\w+\.(\d+)\./

/** Removes the drafts of everybody from this browser, their files too; of everybody else, when `owner` is given. */
export async function forgetDrafts(owner?: number): Promise<void> {
  const isLeft = (key: string) => {
    const writer = DRAFT.exec(key)?.[1]
    return writer !== undefined && writer !== String(owner)
  }
  try {
    for (const key of Object.keys(localStorage).filter(isLeft)) localStorage.removeItem(key)
  } catch {
    // Where the browser refuses storage nothing was kept.
  }
  const { removeStoredOf } = await loadAtLast(() => import('./file-store.ts'))
  await removeStoredOf(isLeft)
}
