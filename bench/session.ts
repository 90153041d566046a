import { TOTP } from 'otpauth'
import { PASSWORD } from '../test/e2e/sign-in.ts'

/** What a browser keeps of one site while a measurement signs in there. */
class Session {
  readonly #url: string
  readonly #jar = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** @throws Error for any answer but a success */
  async send(method: string, path: string, body?: object): Promise<unknown> {
    const token = [...this.#jar].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? ''
    const headers = {
      accept: 'application/json',
      'x-xsrf-token': decodeURIComponent(token),
      cookie: this.cookie,
    }
    const answer = await fetch(this.#url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const each of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split(/=(.*)/s)
      this.#jar.set(name, value)
    }
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`)
    return answer.status === 204 ? null : answer.json().catch(() => null)
  }
}

/** Signs in somebody who has no codes. @returns the session's cookies */
export async function signIn(url: string, email: string): Promise<string> {
  return (await enter(url, email)).cookie
}

/** The recovery codes that are left to the administrators whose codes this run has set up: several parts sign in. */
const recoveryCodes = new Map<string, string[]>()

/**
 * Signs an administrator in on its own site, by a recovery code; codes are set up on the public site before the first time.
 * @returns the session's cookies
 */
export async function signInAsAdmin({ url, adminUrl }: { url: string; adminUrl: string }, email: string) {
  const codes = recoveryCodes.get(email) ?? (await setUpCodes(url, email))
  recoveryCodes.set(email, codes.slice(1))
  const inside = await enter(adminUrl, email)
  await inside.send('POST', '/two-factor-challenge', { recovery_code: codes[0] })
  return inside.cookie
}

async function setUpCodes(url: string, email: string): Promise<string[]> {
  const outside = await enter(url, email)
  const started = (await outside.send('POST', '/api/user/two-factor', {})) as { data: { secret: string } }
  const code = new TOTP({ secret: started.data.secret }).generate()
  const confirmed = (await outside.send('PUT', '/api/user/two-factor', { code })) as {
    data: { recovery_codes: string[] }
  }
  return confirmed.data.recovery_codes
}

async function enter(url: string, email: string): Promise<Session> {
  const session = new Session(url)
  await session.send('GET', '/sanctum/csrf-cookie')
  await session.send('POST', '/login', { email, password: PASSWORD })
  return session
}
