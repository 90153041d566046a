import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** A moment by the clock of Antananarivo, as a field of the browser takes it. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + 3 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 16)

test('a maintenance begins and ends while somebody writes, who loses nothing', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  const writer = await browser.newPage({ baseURL: url, viewport: { width: 360, height: 740 } })
  await writer.goto('/contact')
  await waitUntilAlive(writer)
  const form = writer.getByRole('main')
  await form.getByLabel('Nom', { exact: true }).fill('Rasoanaivo')
  await form.getByLabel('Prénom').fill('Hanta')
  await form.getByLabel('Email').fill('hanta@exemple.test')
  await form.getByLabel('Objet').fill('Mon CV a changé')
  await form.getByLabel('Message').fill('Bonjour,\n\nPuis-je l’envoyer à nouveau\u00a0?')

  await page.goto(`${adminUrl}/maintenance`)
  await enterPassword(page, 'admin@asafidy.test')
  await enterWithNewCodes(page)
  await expect(rail(page).getByRole('link', { name: 'Maintenance' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Commencer maintenant' }).click()
  await expect(page.getByLabel('Fin')).toHaveAccessibleDescription(/Donnez un jour et une heure/)
  await expectAccessible(page)
  await page.getByLabel('Fin').fill(inMinutes(60))
  await page.getByRole('button', { name: 'Commencer maintenant' }).click()
  const running = page.getByRole('region', { name: 'En cours' })
  await expect(running).toContainText('Lecture seule')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)

  // Refused until every process knows of it, which takes some seconds; nothing of what was written goes.
  await expect(async () => {
    expect((await writer.request.post('/api/contact', { data: {} })).status()).toBe(503)
  }).toPass()
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(form.getByText(/Maintenance jusqu’à .*reste ici/)).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Bonjour,\n\nPuis-je l’envoyer à nouveau\u00a0?')
  const reader = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await reader.goto('/offres')
  await expect(reader.getByText('Rien ne part, rien n’est perdu.')).toBeVisible()
  const unscripted = await browser.newPage({ baseURL: url, javaScriptEnabled: false })
  await unscripted.goto('/offres?page=2')
  await expect(unscripted.getByText(/Maintenance jusqu’à .*rien ne s’enregistre/)).toBeVisible()
  await unscripted.close()
  await expectAccessible(reader)
  await reader.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(reader)).toBe(false)
  await expectAccessible(reader)

  await running.getByRole('button', { name: 'Terminer maintenant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer maintenant' }).click()
  await expect(page.getByRole('region', { name: 'Prévoir une maintenance' })).toBeVisible()
  await expect(reader.getByText('C’est fini. Tout s’enregistre de nouveau.')).toBeVisible({ timeout: 30_000 })
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(form.getByText(/Nous vous répondrons par e-mail/)).toBeVisible()
  await writer.close()
  await reader.close()
})
