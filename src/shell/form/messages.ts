/** The first message of each field, by its path: `experiences.0.title`. */
export type Messages = Record<string, string>

/**
 * The messages that stand, looked at again as values change: each says what is wrong now, or goes. What the server
 * refused stays until its own field changes.
 */
export function judgedAgain(
  standing: Messages,
  now: { found: Messages; said: Messages; isChanged: (path: string) => boolean },
): Messages {
  const left: Messages = {}
  for (const [path, message] of Object.entries(standing)) {
    const keeps = now.said[path] === message && !now.isChanged(path)
    const says = now.found[path] ?? (keeps ? message : undefined)
    if (says) left[path] = says
  }
  return left
}

/** The messages of these fields in the order of the screen; those of other fields have no place there. */
export function inOrder(messages: Messages, fields: readonly string[]): Messages {
  const shown = Object.entries(messages).filter(([path]) => isOf(fields, path))
  shown.sort(([one], [other]) => fields.indexOf(rootOf(one)) - fields.indexOf(rootOf(other)))
  return Object.fromEntries(shown)
}

/** Whether this path leads into one of these fields. */
export function isOf(fields: readonly string[], path: string): boolean {
  return fields.includes(rootOf(path))
}

function rootOf(path: string): string {
  return path.split('.')[0] ?? ''
}
