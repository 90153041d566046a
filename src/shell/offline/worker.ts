/**
 * The service worker: keeps the page « Hors connexion » with its files, and answers with it where there is no network;
 * shows what the site pushes.
 * While there is one, every page comes from the server, so that none is ever out of date. It is compiled alone by
 * `scripts/vite-service-worker.ts`, therefore it imports nothing.
 */

/** What this file uses of the types of workers, which the compiler does not know beside those of pages. */
interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(name: K, listener: (event: WorkerEvents[K]) => void): void
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(address: string): Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: object): Promise<void>
  }
}
interface Tab {
  url: string
  focus(): Promise<unknown>
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
interface AnsweredEvent extends LastingEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends LastingEvent {
  data: { json(): Pushed } | null
}
/** What the server encrypts (`notifications/push/sending.ts`). */
interface Pushed {
  title: string
  body: string
  /** A path of the site. */
  link: string
  tag: string
}
interface ClickEvent extends LastingEvent {
  notification: { data: { link: string }; close(): void }
}
interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: AnsweredEvent
  push: PushEvent
  notificationclick: ClickEvent
}

/** The build writes these: a name that changes with any file, and the files of the offline page. */
declare const BUILD: string
declare const FILES: readonly string[]

const scope = self as unknown as WorkerScope
const PREFIX = 'asafidy-'
const CACHE = PREFIX + BUILD
const PAGE = '/hors-ligne'
const kept = new Set(FILES)

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))

// A new worker waits until the pages of the build before are closed, so that none of them loses its files.
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event))
  else if (kept.has(pathname)) event.respondWith(answerFile(request))
})

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

/** A newer message of the same kind takes the place of the older one, and rings again. */
function show({ title, body, link, tag }: Pushed): Promise<void> {
  const options = { body, tag, renotify: true, lang: 'fr', icon: '/icon-192.png', data: { link } }
  return scope.registration.showNotification(title, options)
}

/** A tab that shows it already comes to the front; no other is led there, because something may be written in it. */
async function open(link: string): Promise<void> {
  const { href, origin } = new URL(link, location.origin)
  if (origin !== location.origin) return
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (tabs.find(({ url }) => url === href)?.focus() ?? scope.clients.openWindow(href))
}

/** The page is asked for without cookies: it is kept as anybody sees it, whoever shares the phone. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE)
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok) throw new Error(`the offline page answered ${page.status}`)
  // Most of the files are in the browser's own cache already, because the page that registers the worker uses them.
  await Promise.all([cache.put(PAGE, page), cache.addAll([...FILES])])
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The browser asks the server for a page while the worker starts, so that a page waits for no worker.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

async function answerNavigation({ request, preloadResponse }: AnsweredEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return answerOffline(new URL(request.url))
  }
}

/** Any other page leads to the offline page, which knows from its fragment what was asked for. */
async function answerOffline({ pathname, search }: URL): Promise<Response> {
  if (pathname !== PAGE) return Response.redirect(`${PAGE}#${pathname}${search}`)
  return (await caches.match(PAGE)) ?? Response.error()
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request)
}
