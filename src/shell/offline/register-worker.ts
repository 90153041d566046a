const SCRIPT = '/sw.js'
/** The page is drawn and alive before anything is asked for the worker. */
const PATIENCE_MS = 4_000

/**
 * Registers the service worker once the page has nothing else to do. A site whose script is gone or empty has switched
 * it off: then the worker of an earlier visit is taken away, with all that it kept.
 */
export function registerWorkerWhenIdle(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined
  let isLeft = false
  const start = () => {
    if (!isLeft) void followScript().catch(() => undefined)
  }
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE_MS })
    else start()
  }, PATIENCE_MS / 4)
  return () => {
    isLeft = true
    clearTimeout(timer)
  }
}

async function followScript(): Promise<void> {
  const script = await fetch(SCRIPT)
  const isGone = script.status === 404 || script.status === 410
  if (isGone || (script.ok && (await script.text()).trim() === '')) return removeWorker()
  if (script.ok) await navigator.serviceWorker.register(SCRIPT)
}

async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('asafidy-')).map((name) => caches.delete(name)))
}
