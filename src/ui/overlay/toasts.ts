interface Words {
  title: string
  text?: string
  /** What a press does before the message goes away; whatever it does can be done from the page too. */
  action?: { label: string; run: () => void }
}

export interface Toast extends Words {
  id: number
  kind: 'error' | 'success' | 'info'
}

let toasts: readonly Toast[] = []
let made = 0
const listeners = new Set<() => void>()

/** Shows a message at the top right for 5 s; what matters must also stay written in the page. */
export const toast = {
  error: (words: Words) => show('error', words),
  success: (words: Words) => show('success', words),
  info: (words: Words) => show('info', words),
}

export function dismiss(id: number): void {
  change(toasts.filter((shown) => shown.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => toasts,
  onServer: () => nothing,
}

const nothing: readonly Toast[] = []

function show(kind: Toast['kind'], words: Words): void {
  made += 1
  // Said again, it takes the place of the first one and its time starts anew.
  const others = toasts.filter(({ title, text }) => title !== words.title || text !== words.text)
  change([...others, { id: made, kind, ...words }])
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
