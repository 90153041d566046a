/** The page that stands in for any other where there is no network. */
export const OFFLINE_PAGE = '/hors-ligne'

const FLAG = 'asafidy.keeps'

/** The key of what a person reads offline has the form of a draft's key, so it leaves with the drafts (`forgetDrafts`). */
export const keptKey = (userId: string | number): string => `asafidy.kept.${userId}.record`

/** Whether this browser keeps somebody's offers and applications; only that, so that nobody's storage is opened in vain. */
export function keepsData(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

export function noteKeptData(): void {
  try {
    localStorage.setItem(FLAG, '1')
  } catch {
    // A browser that refuses storage has kept nothing either.
  }
}

/** Removes what was kept for reading offline, whoever it was of; drafts stay. */
export async function forgetKeptData(): Promise<void> {
  const { removeStoredWhere } = await import('../session/file-store.ts')
  await removeStoredWhere((key) => key.startsWith('asafidy.kept.'))
  localStorage.removeItem(FLAG)
}
