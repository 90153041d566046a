/** The versions that this browser made: what it did itself is no news. */
const own = new Map<number, number>()

/** Keeps in mind that this version of an application comes from here. */
export function rememberOwn({ id, version }: { id: number; version: number }): void {
  own.set(id, version)
}

/** Whether this version of an application comes from here. */
export function isOwn({ id, version }: { id: number; version: number }): boolean {
  return own.get(id) === version
}
