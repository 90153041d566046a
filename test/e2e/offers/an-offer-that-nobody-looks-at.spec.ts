import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { LIST } from '../own-offers.ts'
import { isTooWide } from '../paying.ts'

test('a recruiter is asked whether an offer is still open whose applications nobody looked at, and says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test', `${LIST}?sort=urgent`)
  const asked = page.getByRole('row').filter({ hasText: 'Toujours ouverte\u00a0?' })
  await asked.getByRole('link', { name: 'Répondre' }).click()
  await expect(page.getByRole('heading', { name: 'Toujours ouverte\u00a0?' })).toBeVisible()
  await expect(page.getByText(/l’offre sera en pause le \S+ \S+ \S+ \d{4} à 7\sh\s45/)).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Poste pourvu' }).click()
  const closing = page.getByRole('dialog')
  await expect(closing.getByRole('radio', { name: 'Pourvue ici' })).toBeChecked()
  await closing.getByRole('button', { name: 'Annuler' }).click()
  await expect(closing).toBeHidden()

  await page.getByRole('button', { name: 'Toujours ouverte' }).click()
  await expect(page.getByText('C’est noté')).toBeVisible()
  await expect(page.getByText(/^En ligne jusqu’au/)).toBeVisible()
  await page.getByRole('link', { name: 'Historique' }).click()
  await expect(page.getByText('Confirmée toujours ouverte')).toBeVisible()
})
