export interface Notice {
  id: number
  kind: 'error' | 'success' | 'info'
  title: string
  text?: string
}

type Words = { title: string; text?: string }

let notices: readonly Notice[] = []
let made = 0
const listeners = new Set<() => void>()

/** Shows a message at the top right for 5 s; what matters must also stay written in the page. */
export const notify = {
  error: (words: Words) => show('error', words),
  success: (words: Words) => show('success', words),
  info: (words: Words) => show('info', words),
}

export function dismiss(id: number): void {
  change(notices.filter((notice) => notice.id !== id))
}

export const noticeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => notices,
  onServer: () => nothing,
}

const nothing: readonly Notice[] = []

function show(kind: Notice['kind'], words: Words): void {
  made += 1
  change([...notices, { id: made, kind, ...words }])
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}
