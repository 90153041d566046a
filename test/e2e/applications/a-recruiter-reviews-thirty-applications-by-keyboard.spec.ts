import type { Page } from '@playwright/test'
import { openOn } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const LIST = '/dashboard/recruteur/candidatures'
const RECRUITER = 'recruteur@asafidy.test'
const COLLEAGUE = 'rivo.rasoanirina@havoana-technologies.test'
const THIRTY = 30
const panelOf = (page: Page) => page.getByRole('complementary', { name: /^Candidature d(e |’)/ })
const placeOf = (page: Page) => new URL(page.url()).searchParams.get('candidature')

/** Opens the first application of the list by its keys, which work once the page is alive. */
async function openFirst(page: Page) {
  const first = page.locator('[data-row]').first()
  await expect(async () => {
    await first.blur()
    await page.keyboard.press('j')
    await expect(first).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeFocused()
}

test('keys rest while one writes, « ? » lists them, and what is only read ahead stays new', async ({
  page,
}) => {
  test.slow()
  await signIn(page, RECRUITER, `${LIST}?status=submitted`)
  const panel = panelOf(page)
  const rows = page.locator('[data-row]')
  const fresh = await rows.count()
  await openFirst(page)
  await expect(panel.getByText(/^1 sur \d+$/)).toBeVisible()
  await expect(page.locator('aside[data-beside] [inert]')).toBeAttached()
  await expect(panel.locator('[aria-current=step]')).toHaveText('Consultée')
  await page.getByRole('searchbox', { name: 'Nom du candidat' }).pressSequentially('jks')
  await expect(panel.getByText(/^1 sur \d+$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Nom du candidat' }).fill('')
  await panel.focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('list', { name: 'Raccourcis', exact: true })
  await expect(keys).toContainText('ne pas retenir')
  await expect(keys).toContainText('étape suivante')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Ne pas retenir' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  // N opens the field of a note here; Escape leads back to the keys, and so does what is sent.
  await page.keyboard.press('n')
  const field = panel.getByRole('combobox', { name: 'Note pour l’équipe' })
  await expect(field).toBeFocused()
  await page.keyboard.type('jks : à revoir')
  await page.keyboard.press('Escape')
  await expect(panel).toBeFocused()
  await page.keyboard.press('n')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('jks : à revoir')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('jks : à revoir')
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('link', { name: 'Comparer cette candidature' })).toHaveAttribute(
    'href',
    `${LIST}/comparer?ids=${placeOf(page)}`,
  )
  await page.goBack()
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(rows).toHaveCount(fresh - 1)
})

test('thirty applications are read and decided by the keyboard alone, each there as soon as it is asked for', async ({
  page,
}) => {
  test.slow()
  await signIn(page, RECRUITER, LIST)
  const panel = panelOf(page)
  await expect(page.locator('[data-row]')).toHaveCount(12)
  await openFirst(page)
  await expect(panel.getByText(/^1 sur \d+$/)).toBeVisible()
  await expect(panel.getByText(/^page 1 sur \d+$/).first()).toBeVisible()
  await expectAccessible(page)

  const ahead = page.locator('aside[data-beside] [inert] canvas, aside[data-beside] [inert] p').first()
  let moved = 0
  for (let at = 1; at < THIRTY; at += 1) {
    // Reading one takes a moment, in which the next one is loaded.
    await expect(ahead).toBeAttached()
    if (moved < 3 && (await panel.getByRole('button', { name: /^Mettre à l’étude/ }).isVisible())) {
      await page.keyboard.press('s')
      await expect(panel.locator('[aria-current=step]')).toHaveText('À l’étude')
      moved += 1
    }
    await page.keyboard.press('j')
    await expect(panel.getByText(new RegExp(`^${at + 1} sur \\d+$`))).toBeVisible()
  }
  expect(moved).toBe(3)
  await expect(ahead).toBeAttached()
  // Applications that were read are shown whatever the network does.
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/recruiter/applications/**', (route) =>
    answered.promise.then(() => route.continue()),
  )
  const last = placeOf(page)
  await page.keyboard.press('k')
  await expect(panel.getByText(/^29 sur \d+$/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(panel.getByText(/^30 sur \d+$/)).toBeVisible()
  await expect.poll(() => placeOf(page)).toBe(last)
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('j')
  await expect(panel.getByText(/^31 sur \d+$/)).toBeVisible()
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
  answered.resolve()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
})

test('a colleague’s move is told on the open application, and is not overwritten by what is being written', async ({
  page,
  browser,
}) => {
  await signIn(page, RECRUITER, `${LIST}?status=viewed`)
  await openFirst(page)
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: 'Ne pas retenir' })).toBeVisible()
  const colleague = await openOn(browser, COLLEAGUE, `${LIST}/${placeOf(page)}/profil`)
  await panel.getByRole('button', { name: 'Ne pas retenir' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motif').selectOption('experience')
  await colleague.getByRole('button', { name: /^Mettre à l’étude/ }).click()
  await expect(page.getByText(/^Changée par .*À l’étude\.$/)).toBeAttached()
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await expect(dialog.getByText(/^Rivo l’a déjà mise à l’étude/)).toBeVisible()
  await expect(dialog.getByLabel('Motif')).toHaveValue('experience')
  await page.keyboard.press('Escape')
  await expect(panel.locator('[aria-current=step]')).toHaveText('À l’étude')
  await colleague.context().close()
})

test('the list and a dossier are taken away as files', async ({ page }) => {
  await signIn(page, RECRUITER, `${LIST}?status=interview`)
  await page.getByRole('button', { name: 'Exporter' }).click()
  await expect(page.getByRole('link', { name: /CSV/ })).toBeVisible()
  await expectAccessible(page)
  const exported = page.waitForEvent('download')
  await page.getByRole('link', { name: /CSV/ }).click()
  expect((await exported).suggestedFilename()).toMatch(/^candidatures-[\d-]+\.csv$/)
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.locator('[data-row]').first().click()
  await expect(page).toHaveURL(/\/profil\?status=interview$/)
  const dossier = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Dossier en PDF' }).click()
  expect((await dossier).suggestedFilename()).toMatch(/^Dossier .*\.pdf$/)
})
