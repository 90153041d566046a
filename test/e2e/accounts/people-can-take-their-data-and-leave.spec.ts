import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, PASSWORD, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'

const EMAIL = 'candidat@asafidy.test'
const TAB = '/dashboard/parametres/confidentialite'

/** Returns the link of the newest mail to the person with this subject. */
async function linkMailed(page: Page, subject: RegExp): Promise<string> {
  await openMail(page, EMAIL, subject)
  return (await page.locator('a[href^="http"]').first().getAttribute('href')) ?? ''
}

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value)
}

test('an applicant shows its profile, takes its data away, pauses its account, deletes it and comes back in time', async ({
  page,
}) => {
  await signIn(page, EMAIL)
  await page.goto(TAB)
  const publicProfile = page.getByRole('switch', { name: 'Profil public' })
  const indexed = page.getByRole('switch', { name: 'Moteurs de recherche' })
  // The demonstration data have this profile public.
  await publicProfile.press('Space')
  await expect(publicProfile).not.toBeChecked()
  await expect(indexed).toBeDisabled()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await publicProfile.press('Space')
  await expect(page.getByRole('link', { name: 'Voir mon profil public' })).toHaveAttribute(
    'href',
    /^\/profils\/miora-/,
  )
  await expect(indexed).toBeEnabled()
  await expectAccessible(page)
  await page.reload()
  await expect(publicProfile).toBeChecked()

  await page.getByRole('button', { name: 'Demander une copie' }).click()
  await expect(page.getByRole('link', { name: /Télécharger la copie/ })).toBeVisible({ timeout: 20_000 })
  await page.goto(await linkMailed(page, /La copie de vos données est prête/))
  await expect(page).toHaveURL(/confidentialite#export$/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Télécharger la copie/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^asafidy-mes-donnees-.*\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(strFromU8(files['LISEZ-MOI.txt'] ?? new Uint8Array())).toContain(EMAIL)
  expect(JSON.parse(strFromU8(files['candidatures.json'] ?? new Uint8Array())).length).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Mettre en pause mon compte' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await fillIn(page, { 'Mot de passe': 'pas le bon mot de passe' })
  await page.getByRole('button', { name: 'Mettre en pause', exact: true }).click()
  await expect(page.getByText('Ce mot de passe n’est pas le bon.').first()).toBeVisible()
  await fillIn(page, { 'Mot de passe': PASSWORD })
  await page.getByRole('button', { name: 'Mettre en pause', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Votre compte est en pause')).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await signIn(page, EMAIL)
  await page.goto(TAB)
  await expect(publicProfile).toBeChecked()
  await publicProfile.press('Space')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' })
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(dialog.getByRole('heading', { name: 'Deux réponses sont à corriger' })).toBeVisible()
  await expectAccessible(page)
  await fillIn(page, { 'Mot de passe': PASSWORD, 'Écrivez SUPPRIMER pour confirmer': 'SUPPRIMER' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText(/Votre compte sera supprimé le/)).toBeVisible()
  expect(await linkMailed(page, /Votre compte sera supprimé le/)).toMatch(/\/login$/)

  await signIn(page, EMAIL)
  await page.goto('/candidat/candidatures')
  await expect(page.getByRole('listitem').filter({ hasText: 'Envoyée' }).first()).toBeVisible()
})
