import type { Page } from '@playwright/test'
import { openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const LIST = '/dashboard/recruteur/candidatures'
const RECRUITER = 'recruteur@asafidy.test'
const COLLEAGUE = 'rivo.rasoanirina@havoana-technologies.test'
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
  // The keys work once the page is alive.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.locator('[data-row]').first()).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(barOf(page).getByText('2 sélectionnées')).toBeVisible()
  await expectAccessible(page)
  // The selection is kept on another page of the list, but not under another filter.
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

  // The selection can hold all that the filters show, beyond this page.
  await page.goto(LIST)
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click()
  await page.getByRole('button', { name: /^Sélectionner les \d+/ }).click()
  await expect(barOf(page).getByText(/^\d\d+ sélectionnées/)).not.toHaveText('12 sélectionnées')
  await page.getByRole('button', { name: 'Tout désélectionner' }).click()
  await expect(barOf(page)).toBeHidden()
})

test('refuses several with words that each reads as its own, leaves out whom a colleague moves, and takes all of it back', async ({
  browser,
}) => {
  const page = await openOn(browser, RECRUITER, `${LIST}?status=review`)
  await expect(rowsOf(page).nth(2)).toBeVisible()
  for (const at of [0, 1, 2]) await rowsOf(page).nth(at).click()
  await expect(barOf(page).getByText('3 sélectionnées')).toBeVisible()
  await barOf(page).getByRole('link', { name: 'Ne pas retenir' }).click()
  await expect(page.getByRole('heading', { name: '3 destinataires' })).toBeVisible()
  await page.getByRole('button', { name: 'Répondre aux 3' }).click()
  await expect(page.getByText('Veuillez choisir un motif.').first()).toBeVisible()
  await page.getByLabel('Motif, le même pour tous').selectOption('experience')
  const preview = page.getByRole('region', { name: /^Ce que .* recevra$/ })
  const first = (await preview.getByRole('heading').textContent()) ?? ''
  await preview.getByRole('button', { name: 'Destinataire suivant' }).click()
  await expect(preview.getByText('2 sur 3')).toBeVisible()
  await expect(preview.getByRole('heading')).not.toHaveText(first)
  await expect(page.getByText(/^Rien ne part avant demain \d+\sh\s\d\d/)).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'answer-1280')

  const [third] = new URL(page.url()).searchParams.get('ids')?.split(',').slice(2) ?? []
  const colleague = await openOn(browser, COLLEAGUE, `${LIST}/${third}/profil`)
  await colleague.getByRole('button', { name: 'Autres étapes' }).click()
  await colleague.getByRole('button', { name: 'Passer en entretien' }).click()
  await expect(page.getByText(/^Entretien par Rivo Rasoanirina, /)).toBeVisible()
  await shoot(page, 'meanwhile-1280')
  await page.getByRole('button', { name: 'Répondre aux 2' }).click()
  await expect(page.getByText(/^2\scandidatures non retenues/)).toBeVisible()
  await colleague.context().close()
  await shoot(page, 'sent-1280')
  await page.getByRole('link', { name: 'Retour aux candidatures' }).click()

  await page.setViewportSize(PHONE)
  await expect(page.getByText(/^2 refus enregistrés ensemble par /)).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'waiting-360')
  await page.getByRole('button', { name: 'Tout annuler' }).click()
  await expect(page.getByText('2 refus annulés')).toBeVisible()
  await expect(page.getByText(/refus enregistrés ensemble/)).toBeHidden()
})

test('writes to several from a phone, and each finds it in its conversation', async ({ browser }) => {
  const page = await openOn(browser, RECRUITER, `${LIST}?status=shortlisted`, PHONE)
  await expect(rowsOf(page).nth(1)).toBeVisible()
  for (const at of [0, 1]) await rowsOf(page).nth(at).click()
  await expectAccessible(page)
  await shoot(page, 'selection-360')
  await barOf(page).getByRole('link', { name: 'Écrire' }).click()
  await expect(page.getByRole('heading', { name: '2 destinataires' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour {prenom}, votre dossier avance.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Écrire aux 2' }).click()
  await expect(page.getByText(/^2\smessages envoyés/)).toBeVisible()
  const ids = new URL(page.url()).searchParams.get('ids')?.split(',') ?? []
  await page.goto(`${LIST}/${ids[0]}/messages`)
  await expect(page.getByText(/^Bonjour \S+, votre dossier avance\.$/)).toBeVisible()
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
