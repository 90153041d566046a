import { expect, expectAccessible, test } from '../browser.ts'

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('a wrong code says so and can be typed again, and nothing typed says what is missing', async ({
    page,
  }) => {
    await page.goto('/factures')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const field = page.getByLabel('Code du document')
    const check = page.getByRole('button', { name: 'Vérifier' })
    await check.click()
    await expect(field).toHaveAccessibleDescription(/Veuillez entrer le code/)
    await field.fill(' k7qd 2m9x–4trh ')
    await check.click()
    await expect(page).toHaveURL('/factures/K7QD-2M9X-4TRH')
    await expect(field).toHaveAccessibleDescription(/Aucun document ne porte ce code/)
    await expect(field).toHaveValue('K7QD-2M9X-4TRH')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const width = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    expect((await page.goto('/factures/12345678'))?.status()).toBe(404)
    expect((await page.goto('/factures?code=12345678'))?.status()).toBe(404)
    await expect(page).toHaveURL('/factures/1234-5678')
  })

  test('whoever tries many codes is told to wait, and keeps what was typed', async ({ page }) => {
    for (let attempt = 0; attempt < 21; attempt += 1) await page.request.get('/api/invoices/AAAA')
    expect((await page.goto('/factures/K7QD-2M9X-4TRH'))?.status()).toBe(429)
    await expect(page.getByRole('main')).toContainText(/Trop de/)
    await expect(page.getByLabel('Code du document')).toHaveValue('K7QD-2M9X-4TRH')
  })
})

test('the form is read out as any other page', async ({ page }) => {
  await page.goto('/factures')
  await expectAccessible(page)
  await page.getByLabel('Code du document').fill('k7qd')
  await page.getByLabel('Code du document').press('Enter')
  await expect(page).toHaveURL('/factures/K7QD')
  await expect(page.getByRole('heading', { name: 'Vérifier une facture' })).toBeVisible()
})
