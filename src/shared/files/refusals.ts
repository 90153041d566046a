/**
 * What is wrong with a chosen file goes with that file, so that each check of its form refuses it again until another one
 * is chosen, and it is never sent in vain. On the server this stays empty, because a file there has its content.
 */
const refusals = new WeakMap<object, string>()

/** Notes why this file is refused, by what was read of it in the browser or by the server's own check. */
export function refuseFile(file: object, message: string): void {
  refusals.set(file, message)
}

/** Why this file was refused; undefined for one that was not. */
export function findRefusal(file: object): string | undefined {
  return refusals.get(file)
}
