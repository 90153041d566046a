import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

const LIGHT = 'rgb(246, 247, 251)'
const DARK = 'rgb(13, 19, 31)'

const canvasOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Opens « Affichage » and chooses. */
async function choose(page: Page, ...labels: string[]) {
  await page.getByRole('button', { name: 'Affichage' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Affichage' })
  for (const label of labels) {
    const radio = drawer.getByRole('radio', { name: new RegExp(`^${label}`) })
    if (!(await radio.isVisible())) await drawer.getByText('Plus', { exact: true }).click()
    await radio.check()
  }
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Fermer' }).click()
}

test('someone signed in chooses the dark colours, and they are there before any script', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  expect(await canvasOf(page)).toBe(LIGHT)
  await choose(page, 'Sombre', 'Lagon', 'Contours marqués')
  await expect.poll(() => canvasOf(page)).toBe(DARK)
  const cookies = await context.cookies()
  const cookieOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  expect(cookieOf('asafidy_color_scheme')).toBe('dark')
  expect(cookieOf('asafidy_theme')).toBe('teal')
  expect(cookieOf('asafidy_skin')).toBe('bordered')
  expect(cookieOf('asafidy_language')).toBe('fr')
  const scheme = cookies.find(({ name }) => name === 'asafidy_color_scheme')
  expect(Math.round(((scheme?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
  for (const path of ['/dashboard', '/candidat/candidatures', '/dashboard/notifications', '/offres', '/']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await still.addCookies(cookies)
  const first = await still.newPage()
  await first.goto('/dashboard')
  expect(await canvasOf(first)).toBe(DARK)
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'teal')
  await still.close()
})

test('what few change stands behind « Plus », which is open for whoever changed it', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  const drawer = page.getByRole('dialog', { name: 'Affichage' })
  const open = () => page.getByRole('button', { name: 'Affichage' }).first().click()
  await open()
  for (const name of [/^Clair/, /^Sombre/, /^Système/])
    await expect(drawer.getByRole('radio', { name })).toBeVisible()
  for (const name of ['Bleu', 'Contours marqués', 'En haut', 'Pleine'])
    await expect(drawer.getByRole('radio', { name })).toBeHidden()
  await expect(drawer.getByText('Français')).toHaveCount(0)
  await drawer.getByText('Plus', { exact: true }).click()
  await drawer.getByRole('radio', { name: 'En haut' }).check()
  await page.reload()
  await open()
  await expect(drawer.getByRole('radio', { name: 'En haut' })).toBeChecked()
  await expect(drawer.getByRole('radio', { name: 'En haut' })).toBeVisible()
})

test('a guest sees the colours they chose, and nobody else does', async ({ page, browser, baseURL }) => {
  await page.goto('/faq')
  await waitUntilAlive(page)
  await choose(page, 'Sombre')
  await page.reload()
  expect(await canvasOf(page)).toBe(DARK)
  const another = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await another.newPage()
  await other.goto('/faq')
  expect(await canvasOf(other)).toBe(LIGHT)
  await another.close()
})

test('the colours follow the device when that was chosen, and paper stays light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faq')
  await waitUntilAlive(page)
  expect(await canvasOf(page)).toBe(LIGHT)
  await choose(page, 'Système')
  await expect.poll(() => canvasOf(page)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await canvasOf(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface')),
  ).toMatch(/^#f{3}(f{3})?$/)
})

test('each page says what it is, a missing one too', async ({ page, request }) => {
  for (const path of ['/', '/offres', '/faq', '/contact', '/tarifs', '/login', '/register']) {
    await page.goto(path)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30}/)
  }
  for (const path of ['/nulle-part', '/offres/999999', '/offres/abc', '/profils/personne']) {
    await page.goto(path)
    await expect(page).toHaveTitle('Page introuvable | Asafidy')
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest', '/icon-192.png'])
    expect((await request.get(path)).status(), path).toBe(200)
})
