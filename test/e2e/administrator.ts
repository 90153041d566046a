import { expect, type Page } from '@playwright/test'
import { type Authenticator, nextCode } from './authenticator.ts'
import { expectAccessible } from './browser.ts'
import { PASSWORD, signIn } from './sign-in.ts'

export const ADMIN = 'admin@asafidy.test'

/** Sets an administrator's codes up, on the public site. @returns the authenticator */
export async function setUpCodes(page: Page): Promise<Authenticator> {
  await signIn(page, ADMIN)
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const started = await page.request.post('/api/user/two-factor', { data: {}, headers })
  const authenticator = { secret: (await started.json()).data.secret as string, step: 0 }
  const code = nextCode(authenticator)
  expect((await page.request.put('/api/user/two-factor', { data: { code }, headers })).ok()).toBe(true)
  return authenticator
}

/** Fills the first step of the administration's sign-in, which the page shows. */
export async function enterPassword(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

/** The rail of screens, or its menu on a phone. */
export const rail = (page: Page) => page.getByRole('navigation', { name: 'Administration' })

/** Signs in on the administration's site by its own page; its queue is there. */
export async function signInAsAdministrator(page: Page, adminUrl: string) {
  const authenticator = await setUpCodes(page)
  await page.goto(`${adminUrl}/moderation`)
  await enterPassword(page, ADMIN)
  await page.getByLabel('Code de connexion').fill(nextCode(authenticator))
  await page.keyboard.press('Enter')
  await expect(place(page)).toBeVisible()
}

/** Finds the position in the queue: « 2 sur 9 ». */
const place = (page: Page) => page.getByText(/^\d+ sur \d+$/)

/** Goes down the queue by keyboard to what came last, a step back, and there again. */
export async function walkToLast(page: Page) {
  await expect(place(page)).toBeVisible()
  const total = Number(/\d+$/.exec((await place(page).textContent()) ?? '')?.[0])
  const press = async (key: 'j' | 'k', at: number) => {
    await page.keyboard.press(key)
    await expect(page.getByText(`${at} sur ${total}`, { exact: true })).toBeVisible()
  }
  for (let at = 2; at <= total; at += 1) await press('j', at)
  if (total === 1) return
  await press('k', total - 1)
  await press('j', total)
}

/** Sets codes up where the sign-in asks for them, keeps the recovery codes, and goes on into the site. */
export async function enterWithNewCodes(page: Page): Promise<Authenticator> {
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const authenticator = { secret, step: 0 }
  await page.getByLabel('Code à six chiffres').fill(nextCode(authenticator))
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByRole('list', { name: 'Codes de récupération' }).getByRole('listitem')).toHaveCount(
    10,
  )
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('asafidy-codes-de-recuperation.txt')
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  return authenticator
}
