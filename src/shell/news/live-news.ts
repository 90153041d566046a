import { liveState } from './live-state.ts'

export type News = 'user' | 'notifications'
type Message = News | 'on' | 'off' | 'who'

const ADDRESS = '/api/notification/live'
const AGAIN_MS = 30_000

/**
 * Listens to what the server announces to this person, until the returned function is called. A page that is left stops
 * listening, so that the browser can keep it for Back; when the person comes back, it reads what it missed.
 */
export function subscribeToNews(onNews: (news: News) => void): () => void {
  let stop = follow(onNews)
  const left = () => stop()
  const back = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stop = follow(onNews)
    onNews('user')
    onNews('notifications')
  }
  window.addEventListener('pagehide', left)
  window.addEventListener('pageshow', back)
  return () => {
    window.removeEventListener('pagehide', left)
    window.removeEventListener('pageshow', back)
    stop()
  }
}

/** One tab of the browser listens for all of them, because a browser opens at most six connections to a site; when it closes, another takes over. */
function follow(onNews: (news: News) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel('asafidy-live')
  const ending = new AbortController()
  const { signal } = ending
  let leading = false
  const receive = (message: Message) => {
    if (message === 'who') {
      if (leading) channel.postMessage(liveState.on ? 'on' : 'off')
    } else if (message === 'on' || message === 'off') liveState.on = message === 'on'
    else onNews(message)
  }
  const broadcast = (message: Message) => {
    receive(message)
    channel.postMessage(message)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
  channel.postMessage('who')
  const lead = async () => {
    // The lock may be granted to a page that has just been left.
    if (signal.aborted) return
    leading = true
    await listen(broadcast, signal)
  }
  void navigator.locks.request('asafidy-live', { signal }, lead).catch(() => undefined)
  return () => {
    ending.abort()
    channel.close()
    liveState.on = false
  }
}

/** Listens until `signal` is aborted, and then resolves. */
function listen(broadcast: (message: Message) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(ADDRESS)
      // News may have been missed before this connection was open, so everything is read once.
      source.onopen = () => {
        broadcast('on')
        broadcast('notifications')
      }
      source.addEventListener('user', () => broadcast('user'))
      source.addEventListener('notifications', () => broadcast('notifications'))
      source.onerror = () => {
        broadcast('off')
        if (source?.readyState !== EventSource.CLOSED) return
        // A connection that was refused rather than cut means that the session may have ended.
        broadcast('user')
        timer = setTimeout(open, AGAIN_MS)
      }
    }
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    })
    open()
  })
}
