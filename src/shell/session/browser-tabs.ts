export type SessionNews = 'in' | 'out'

let opened: BroadcastChannel | undefined

/** One for the whole tab: a channel does not hear itself, another of the same tab would. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('asafidy-session')
  return opened
}

/** Tells the other tabs of this browser that someone signed in or out. */
export function notifyTabs(news: SessionNews): void {
  channel()?.postMessage(news)
}

/** Listens to the other tabs; returns what stops it. */
export function hearTabs(heard: (news: SessionNews) => void): () => void {
  const listener = ({ data }: MessageEvent<SessionNews>) => heard(data)
  channel()?.addEventListener('message', listener)
  return () => channel()?.removeEventListener('message', listener)
}
