import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../browser.ts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const notice = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '«' })

async function search(page: Page, keywords: string) {
  await page.goto(`/offres?keywords=${encodeURIComponent(keywords)}`)
}

test('« comptables Tana » shows accountants of Antananarivo first', async ({ page }) => {
  await search(page, 'comptables Tana')
  await expect(titles(page).first()).toContainText(/comptable/i)
  await expect(page.getByRole('article').first()).toContainText('Antananarivo')
  await expect(notice(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('« dev java » shows developers of Java first', async ({ page }) => {
  await search(page, 'dev java')
  await expect(titles(page).first()).toContainText(/Développeu\S+ .*Java/)
})

test('« assitante rh » is read as what was meant, says so, and can be searched as it was typed', async ({
  page,
}) => {
  await search(page, 'assitante rh')
  await expect(notice(page)).toContainText('Vouliez-vous dire «\u00a0assistant rh\u00a0»')
  await expect(titles(page).first()).toContainText(/ressources humaines/i)
  await expectAccessible(page)
  await page.getByRole('link', { name: /tel quel$/ }).click()
  await page.waitForURL(/verbatim=1/)
  await expect(
    page.getByText('Aucune offre ne contient tous ces mots. Voici les plus proches.'),
  ).toBeVisible()
})

test('« responsable HSE » shows those who look after health and safety, and why', async ({ page }) => {
  await search(page, 'responsable HSE')
  await expect(titles(page).first()).toContainText(/hygiène|sécurité/i)
  await expect(page.getByText(/Métier reconnu\s: Management et ingénierie Hygiène/)).toBeVisible()
})

test('« chofeur tamatave » shows drivers at Toamasina', async ({ page }) => {
  await search(page, 'chofeur tamatave')
  await expect(notice(page)).toContainText('Vouliez-vous dire «\u00a0chauffeur\u00a0»')
  await expect(titles(page).first()).toContainText(/chauffeu/i)
  await expect(page.getByRole('article').first()).toContainText('Toamasina')
})

test('what fits « dev java » is counted, and what is near follows under its own heading', async ({
  page,
}) => {
  await search(page, 'dev java')
  const near = page.getByRole('region', { name: 'Proches de votre recherche' })
  await expect(near.getByRole('article').first()).toBeVisible()
  const all = await titles(page).count()
  const nearby = await near.getByRole('article').count()
  await expect(page.getByText(`Offres 1 à ${all - nearby} sur ${all - nearby}`)).toBeVisible()
  await expect(near.getByRole('article').first()).toContainText(/Développeu/)
  await expectAccessible(page)
})

test('conditions among the words are boxes that are checked and chips that can be taken off', async ({
  page,
}) => {
  await search(page, 'je cherche comptable CDD tana')
  await expect(page).toHaveTitle(/^Offres de CDD «.comptable.» à Antananarivo/)
  await expect(page.getByRole('checkbox', { name: /^CDD/ })).toBeChecked()
  await expect(page.getByRole('search').getByLabel(/Métier/)).toHaveValue('comptable')
  await expect(page.getByRole('article').first()).toContainText('CDD')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'CDD, retirer ce filtre' }).click()
  await expect(page).toHaveTitle(/^Offres «.comptable.» à Antananarivo/)
  await expect(page.getByRole('checkbox', { name: /^CDD/ })).not.toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('conditions among the words are understood, and stay when a filter is added', async ({ page }) => {
    await search(page, 'vendeuse CDI 400 000 ar')
    await expect(page.getByRole('link', { name: 'CDI, retirer ce filtre' })).toBeVisible()
    await page.getByRole('checkbox', { name: /^CDD/ }).check()
    await page.getByRole('button', { name: 'Voir les offres' }).click()
    await expect(page).toHaveURL(/keywords=vendeuse&/)
    await expect(page.getByRole('link', { name: 'CDD, retirer ce filtre' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'CDI, retirer ce filtre' })).toBeVisible()
  })
})
