import { dayAt, formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

test('what we say of ourselves changes at once; the terms change on a day, which is told before', async ({
  page,
  browser,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Textes des pages' }).click()
  await expect(page.getByRole('textbox', { name: 'Texte' })).toContainText('Ce que nous vérifions')
  await expectAccessible(page)
  await page.getByLabel('Introduction').fill('Un site d’emploi fait à Antananarivo.')
  await page.getByLabel('Pourquoi').fill('Plus court')
  await page.getByRole('button', { name: 'Changer la page' }).click()
  const history = page.getByRole('region', { name: 'Histoire' })
  await expect(history.getByText('«\u00A0Plus court\u00A0»')).toBeVisible()

  // What an earlier text links to is on the site of its readers, not on this one.
  await history.getByText('Lire ce texte').last().click()
  const opened = page.waitForEvent('popup')
  await history.getByRole('link', { name: 'politique de confidentialité' }).last().click()
  const policy = await opened
  await expect(policy.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible()
  expect(new URL(policy.url()).origin).toBe(url)
  await policy.close()

  const guest = await browser.newPage({ baseURL: url })
  await expect(async () => {
    await guest.goto('/qui-sommes-nous')
    await expect(guest.getByText('Un site d’emploi fait à Antananarivo.')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  // The terms bind people, so they change on a day to come, and both texts are read until and after it.
  await page.getByRole('link', { name: 'Conditions d’utilisation' }).click()
  await page.getByLabel('Introduction').fill('Les règles, autrement dites.')
  await page.getByRole('button', { name: 'Programmer ce texte' }).click()
  await expect(page.getByLabel('Vaut à partir du')).toHaveAccessibleDescription(/choisissez un jour/)
  await expectAccessible(page)
  const day = dayAt(after(new Date(), 10 * DAY))
  await page.getByLabel('Vaut à partir du').fill(day)
  await page.getByRole('button', { name: 'Programmer ce texte' }).click()
  await expect(history.getByText('À venir')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await expect(async () => {
    await guest.goto('/conditions-d-utilisation')
    await expect(guest.getByRole('link', { name: `À partir du ${formatDate(day)}` })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await expect(guest.getByText('Les règles, autrement dites.')).toHaveCount(0)
  await guest.getByRole('link', { name: `À partir du ${formatDate(day)}` }).click()
  await expect(guest.getByText('Les règles, autrement dites.')).toBeVisible()
  await expect(guest.getByText(/Ce texte vaudra à partir du/)).toBeVisible()
  await expectAccessible(guest)
  await guest.close()
})
