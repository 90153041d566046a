import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { nextCode } from '../authenticator.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { openMail } from '../mails.ts'
import { isTooWide } from '../paying.ts'
import { PASSWORD } from '../sign-in.ts'

const [KEPT, MERGED] = ['candidat@asafidy.test', 'candidat.nouveau@asafidy.test']
const SAVED = '/candidat/offres-sauvegardees'

/** Saves the first offer of these words. @returns its title */
async function saveOffer(page: Page, email: string, words: string): Promise<string> {
  await signIn(page, email, `/offres?keywords=${words}`)
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await waitUntilAlive(page)
  const save = card.getByRole('button', { name: /^Sauvegarder l’offre/ })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  return title
}

test('somebody who signed up twice keeps one account with what both had, and both addresses are told', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  const person = await (await browser.newContext({ baseURL: url })).newPage()
  const title = await saveOffer(person, MERGED, 'couture')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(adminUrl)
  await enterPassword(page, 'admin@asafidy.test')
  const authenticator = await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Personnes' }).click()
  await page.getByLabel('Nom, adresse, téléphone ou société').fill(KEPT)
  await page.getByRole('row').filter({ hasText: KEPT }).getByRole('link').click()
  await page.getByRole('link', { name: 'Réunir avec un autre compte…' }).click()
  await expect(page.getByRole('heading', { name: 'Réunir deux comptes' })).toBeVisible()
  await page.getByLabel('Nom, adresse ou téléphone').fill(MERGED)
  const other = page.getByRole('listitem').filter({ hasText: MERGED })
  await expect(other).toHaveCount(1)
  await expectAccessible(page)
  await other.getByRole('link').click()
  const both = page.getByRole('region', { name: 'Les deux comptes' })
  await expect(both.getByRole('row').filter({ hasText: 'Offres sauvegardées' })).toContainText('1 passe')
  await expectAccessible(page)

  const merge = page.getByRole('button', { name: `Réunir dans ${KEPT}` })
  await merge.click()
  await expect(page.getByLabel(/Comment savez-vous/)).toHaveAccessibleDescription(/./)
  await expect(page.getByLabel('Votre code de connexion')).toHaveAccessibleDescription(/six chiffres/)
  await page.getByLabel(/Comment savez-vous/).fill('Elle l’a écrit des deux adresses.')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)
  await page.getByLabel('Votre code de connexion').fill(nextCode(authenticator))
  await merge.click()
  await expect(page.getByText('Les deux comptes sont réunis')).toBeVisible()
  await expect(page).toHaveURL(/\/personnes\/\d+$/)

  await person.goto(SAVED)
  await expect(person).toHaveURL(/\/login/)
  const gone = await person.request.post('/login', { data: { email: MERGED, password: PASSWORD } })
  expect(gone.ok()).toBe(false)
  await signIn(person, KEPT, SAVED)
  await expect(person.getByRole('main').getByText(title).first()).toBeVisible()
  for (const address of [KEPT, MERGED]) {
    await openMail(person, address, /réuni/i)
    await expect(person.getByText(MERGED).first()).toBeVisible()
  }
})
