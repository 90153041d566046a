import type { Answer } from './sending.ts'

/** Methods that change nothing. */
export const SAFE = new Set(['GET', 'HEAD'])

/** Browsers send the cookies of a host to each of its ports, so the administration's site names its own otherwise. */
let tokenCookie = 'XSRF-TOKEN'

/** Sets the cookie that the anti-forgery token is read from, on a site where it is not the public one's. */
export function setTokenCookie(name: string): void {
  tokenCookie = name
}

/** The answer to what never reached the server. */
export const noNetwork: Answer = {
  status: 0,
  statusText: 'La connexion a été interrompue. Vérifiez votre réseau, puis réessayez.',
  body: undefined,
}

/** What every call says beside its body: a change carries the anti-forgery token. */
export function headersOf(method: string): Record<string, string> {
  const token = antiForgeryToken()
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(!SAFE.has(method) && token && { 'X-XSRF-TOKEN': token }),
  }
}

/** The token of the cookie, or undefined when the server has not given one yet. */
export function antiForgeryToken(): string | undefined {
  const found = new RegExp(`(?:^|; )${tokenCookie}=([^;]*)`).exec(document.cookie)?.[1]
  return found && decodeURIComponent(found)
}

/** The value of a body in JSON; undefined for an empty one or another kind. */
export function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
