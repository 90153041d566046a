/** The version of each application that this browser made last. */
const ownVersions = new Map<number, number>()

/** Keeps in mind that this version of an application comes from here, so that it is not told as news. */
export function rememberOwnChange({ id, version }: { id: number; version: number }): void {
  ownVersions.set(id, version)
}

/** Whether this version of an application comes from here. */
export function isOwnChange({ id, version }: { id: number; version: number }): boolean {
  return ownVersions.get(id) === version
}
