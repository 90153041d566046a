import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Tells that a dialog stands above the page and the dialogs opened before it; returns what tells that it is closed. */
export function holdAbove(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** The dialog that was opened last, null without one: a modal dialog makes everything outside of it inert. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, onServer)
}

const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null
const onServer = () => null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}
