/** The browser remembers the versions that it made, because its own changes are no news. */
const ownVersions = new Map<number, number>()

export function rememberOwnChange({ id, version }: { id: number; version: number }): void {
  ownVersions.set(id, version)
}

export function isOwnChange({ id, version }: { id: number; version: number }): boolean {
  return ownVersions.get(id) === version
}
