import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { picture } from '../own-company.ts'

test('a partner is added with its logo and its sentence, and visitors read of it once it is shown', async ({
  page,
  browser,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Partenaires' }).click()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByLabel('Nom')).toHaveAccessibleDescription(/Écrivez son nom/)
  await page.getByLabel('Nom').fill('Rindra Formation')
  await page.getByRole('button', { name: 'Ajouter' }).click()
  const card = page.getByRole('region', { name: 'Rindra Formation' })
  await card.locator('input[type="file"]').setInputFiles(await picture('logo.png', 400, 200))
  await expect(card.getByRole('img', { name: 'Logo de Rindra Formation' })).toBeVisible()
  await card.getByLabel('Adresse').fill('rindra')
  await card.getByLabel('Une phrase').fill('Forme des comptables à Antananarivo.')
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card.getByLabel('Adresse')).toHaveAccessibleDescription(/commence par https/)
  await card.getByLabel('Adresse').fill('https://rindra.mg')
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card.getByText('Montré', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)

  const guest = await browser.newPage({ baseURL: url, viewport: { width: 360, height: 740 } })
  for (const path of ['/qui-sommes-nous', '/nouveau-partenaire']) {
    await guest.goto(path)
    const partners = guest.getByRole('region', { name: 'Nos partenaires' })
    await expect(partners.getByRole('link', { name: 'Rindra Formation' })).toHaveAttribute(
      'href',
      'https://rindra.mg',
    )
    await expect(partners).toContainText('Forme des comptables à Antananarivo.')
    await expectAccessible(guest)
  }
  await guest.close()
})
