/** The keys have the form of a draft's, so they leave with the person (`forgetDrafts`). */
const confirmedKey = (userId: number) => `asafidy.push.${userId}.confirmed`
const laterKey = (userId: number) => `asafidy.push.${userId}.later`

/** Whether this browser can tell of anything; on an iPhone only a site that was put on the home screen can. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export type Permission = NotificationPermission | 'unsupported'

export function pushPermission(): Permission {
  return canPush() ? Notification.permission : 'unsupported'
}

/** Asks the person and subscribes the browser; null when the person says no. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && isFor(before, publicKey)) return before
  // A subscription holds to one key for ever, and a browser has one subscription.
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** The subscription of this browser, if it has one and is still allowed to tell of anything. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushPermission() !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return false
  const encoded = btoa(String.fromCharCode(...new Uint8Array(key)))
  return encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

/** Returns the subscription as the server takes it. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** Returns when this browser last confirmed that it tells this person, in milliseconds; null when it does not. */
export const readConfirmed = (userId: number) => readMoment(confirmedKey(userId))
export const noteConfirmed = (userId: number) => writeMoment(confirmedKey(userId))
export const readLater = (userId: number) => readMoment(laterKey(userId))
export const noteLater = (userId: number) => writeMoment(laterKey(userId))

export function forgetConfirmed(userId: number): void {
  try {
    localStorage.removeItem(confirmedKey(userId))
  } catch {
    // A browser that refuses storage has noted nothing.
  }
}

function readMoment(key: string): number | null {
  try {
    return Number(localStorage.getItem(key)) || null
  } catch {
    return null
  }
}

function writeMoment(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // A browser that refuses storage asks again, and confirms at each visit.
  }
}
