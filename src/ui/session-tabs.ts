export type SessionNews = 'in' | 'out'

const CHANNEL = 'asafidy-session'

/** Tells the other tabs of this browser that someone signed in or out. */
export function tellTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Listens to the other tabs; returns what stops it. */
export function hearTabs(heard: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => heard(data)
  return () => channel.close()
}
