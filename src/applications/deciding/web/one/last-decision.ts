/**
 * How the last decision is taken back, once the next application has come: what was decided on is no longer in sight, so
 * a message and a key offer it.
 */
let undo: (() => void) | undefined

export function rememberUndo(next: (() => void) | undefined): void {
  undo = next
}

export function hasUndo(): boolean {
  return undo !== undefined
}

/** Takes the last decision back, once. */
export function undoLastDecision(): void {
  const run = undo
  undo = undefined
  run?.()
}
