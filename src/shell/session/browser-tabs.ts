export type SessionNews = 'in' | 'out' | 'replaced'

let opened: BroadcastChannel | undefined

/** A channel does not receive its own messages but another one of the same tab would, so each tab has only one. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('asafidy-session')
  return opened
}

/** Tells the other tabs of this browser that someone signed in or out, or that a new password is about to replace the session. */
export function notifyTabs(news: SessionNews): void {
  channel()?.postMessage(news)
}

/** Listens to the other tabs; returns what stops it. */
export function listenToTabs(onNews: (news: SessionNews) => void): () => void {
  const listener = ({ data }: MessageEvent<SessionNews>) => onNews(data)
  channel()?.addEventListener('message', listener)
  return () => channel()?.removeEventListener('message', listener)
}
