import type { Page } from 'playwright-core'

export const PASSWORD = 'Asafidy-demo-2026'

/**
 * Signs in by the calls that the login page makes (its own stories use the page itself), then opens `path`. The page
 * is left first: one whose session has ended asks for another, whose cookies would take the place of these at any time.
 */
export async function signIn(page: Page, email: string, path = '', password = PASSWORD) {
  await page.goto('about:blank')
  const { two_factor } = await post(page, '/login', { email, password })
  if (two_factor) await post(page, '/two-factor-challenge', { code: await mailedCode(page, email) })
  if (path) await page.goto(path)
}

/** The server found the anti-forgery token too old. */
const TOKEN_MISMATCH = 419

/**
 * Sends as the pages do, once more with the newer token: one that is still open and reads something meanwhile may have
 * been given another.
 */
async function post(page: Page, path: string, data: object): Promise<{ two_factor?: boolean }> {
  await page.request.get('/sanctum/csrf-cookie')
  const first = await postOnce(page, path, data)
  const reply = first.status() === TOKEN_MISMATCH ? await postOnce(page, path, data) : first
  if (!reply.ok()) throw new Error(`${path} was answered ${reply.status()}`)
  return reply.status() === 204 ? {} : reply.json()
}

async function postOnce(page: Page, path: string, data: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  return page.request.post(path, { data, headers })
}

/** Reads the code that was mailed last to this address on the development page of mails; empty when there is none. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/mails')).text()
  const row = new RegExp(
    `${email}</td><td><a href="(/dev/mails/[0-9a-f-]{36})">Votre code de connexion<`,
  ).exec(list)
  const mail = await (await page.request.get(row?.[1] ?? '/dev/mails')).text()
  return /Votre code\s:\s(\d{6})/.exec(mail.replaceAll('&nbsp;', ' '))?.[1] ?? ''
}
