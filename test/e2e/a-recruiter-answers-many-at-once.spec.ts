import type { Page } from '@playwright/test'
import { openOn } from './both-sides.ts'
import { expect, expectAccessible, test } from './browser.ts'

const LIST = '/dashboard/recruteur/candidatures'
const RECRUITER = 'recruteur@asafidy.test'
const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Actions sur la sélection' })
const rowsOf = (page: Page) => page.getByRole('checkbox', { name: /^Sélectionner (?!toute)/ })

test('a recruiter ticks applications by the keyboard, moves them together and takes all of it back', async ({
  browser,
}) => {
  const page = await openOn(browser, RECRUITER, LIST)
  await expect(rowsOf(page)).toHaveCount(12)
  // The keys are heard once the page is alive.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.locator('[data-row]').first()).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(barOf(page).getByText('2 sélectionnées')).toBeVisible()
  await expectAccessible(page)
  // Another page keeps them, another filter does not.
  await page.getByRole('link', { name: 'Page suivante' }).first().click()
  await expect(page.getByText(/^13 à /)).toBeVisible()
  await rowsOf(page).first().click()
  await expect(barOf(page).getByText('3 sélectionnées')).toBeVisible()
  await page.getByRole('link', { name: /^Nouvelles/ }).click()
  await expect(barOf(page)).toBeHidden()

  await expect(page).toHaveURL(/status=submitted/)
  await expect(page.locator('tbody tr', { hasNotText: 'Nouvelle' })).toHaveCount(0)
  const before = await rowsOf(page).count()
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click()
  await expect(barOf(page).getByText(`${before} sélectionnées`)).toBeVisible()
  await barOf(page).getByRole('button', { name: 'Changer d’étape' }).click()
  await page.getByRole('button', { name: 'Présélectionnée' }).click()
  await expect(page.getByText(new RegExp(`^${before}\\scandidatures présélectionnées\\.`))).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  await shoot(page, 'moved-1280')
  await page.getByRole('button', { name: 'Tout annuler' }).click()
  await expect(page.getByText(/revenues où elles étaient/)).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(before)

  // All that the filters show, beyond the page.
  await page.goto(LIST)
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click()
  await page.getByRole('button', { name: /^Sélectionner les \d+/ }).click()
  await expect(barOf(page).getByText(/^\d\d+ sélectionnées/)).not.toHaveText('12 sélectionnées')
  await page.getByRole('button', { name: 'Tout désélectionner' }).click()
  await expect(barOf(page)).toBeHidden()
})

test('refuses a card of the board by its menu, and answers everybody else once somebody is hired', async ({
  browser,
}) => {
  const page = await openOn(browser, RECRUITER, `${LIST}?vue=kanban`)
  const column = page.getByRole('region', { name: /^Consultée, / })
  const cards = column.getByRole('listitem')
  const name = (await cards.first().getByRole('link').textContent()) ?? ''
  const before = await cards.count()
  await cards
    .first()
    .getByRole('button', { name: `Déplacer ${name}` })
    .click()
  await page.getByRole('button', { name: 'Ne pas retenir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ne pas retenir' })
  await dialog.getByLabel('Motif').selectOption('competences')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await expect(page.getByText(`${name} : refus enregistré.`)).toBeVisible()
  await expect(cards).toHaveCount(before - 1)
  await shoot(page, 'board-refused-1280')
  await page.getByRole('button', { name: 'Annuler le refus' }).click()
  await expect(cards).toHaveCount(before)

  await page.goto(`${LIST}?status=accepted`)
  await page.locator('[data-row]').first().click()
  await page.getByRole('button', { name: /Confirmer le recrutement/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await page.getByRole('link', { name: 'Répondre aux autres' }).click()
  await expect(page.getByLabel('Motif, le même pour tous')).toHaveValue('poste_pourvu')
  await shoot(page, 'others-1280')
  await page.getByRole('button', { name: /^Répondre (aux \d+|à cette personne)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Réponse enregistrée' })).toBeVisible()
})
