import type { Page } from '@playwright/test'
import { expect, expectAccessible, PASSWORD, signIn, test } from '../browser.ts'

/** Of a button that can be pressed, its fading in over. */
const BLUE = 'rgb(29, 78, 216)'

interface Person {
  first: string
  last: string
  email: string
  verified?: boolean
}

/** At the development provider, types who signs in. */
async function comeAs(page: Page, { first, last, email, verified = true }: Person) {
  await expect(page.getByText(/Fournisseur de développement — ce n’est pas/)).toBeVisible()
  await page.getByLabel('Prénom').fill(first)
  await page.getByLabel('Nom', { exact: true }).fill(last)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adresse vérifiée').setChecked(verified)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

test('a recruiter joins with LinkedIn, names its company and lands on the dashboard', async ({ page }) => {
  await page.goto('/inscription/recruteur')
  await page.getByRole('link', { name: /^LinkedIn/ }).click()
  await comeAs(page, { first: 'Lova', last: 'Rabemanana', email: 'lova.rabemanana@exemple.test' })
  await page.waitForURL('**/inscription/recruteur/linkedin')
  await expect(page.getByText('lova.rabemanana@exemple.test, par LinkedIn')).toBeVisible()
  const send = page.getByRole('button', { name: 'Créer mon compte' })
  await expect(send).toHaveCSS('background-color', BLUE)
  await expectAccessible(page)
  await send.click()
  for (const message of ['Le nom de la société est requis.', 'Le numéro de téléphone est requis.'])
    await expect(page.getByRole('link', { name: message })).toBeVisible()
  await page.getByLabel('Nom de la société').fill('Ravinala Textiles')
  await page.getByLabel('Numéro de téléphone').fill('034 12 345 67')
  await page.getByLabel(/J’accepte les/).check()
  await send.click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Ravinala Textiles').first()).toBeVisible()
})

test('an applicant joins with Google and comes back with it', async ({ page, context }) => {
  const person = { first: 'Fara', last: 'Nirina', email: 'fara.nirina@exemple.test' }
  await page.goto('/login?to=%2Fcandidat%2Fmes-cv')
  await page.getByRole('link', { name: /^Google/ }).click()
  await comeAs(page, person)
  await page.waitForURL('**/register?fournisseur=google')
  await page.getByRole('link', { name: 'Créer un compte candidat' }).click()
  await page.getByLabel(/J’accepte les/).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/candidat/mes-cv')
  await page.goto('about:blank')
  await context.clearCookies()
  // No page was asked for, so the dashboard opens, as after a password.
  await page.goto('/login?to=%2Fdev%2Fmails')
  await page.getByRole('link', { name: /^Google/ }).click()
  await comeAs(page, person)
  await page.waitForURL('**/dashboard')
})

test('an applicant with a password links Google in the settings, and takes it back', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/dashboard/parametres/securite')
  // As a quarter of an hour after the sign-in: the proof is asked for in place, and what was begun goes on.
  const asked = {
    message: 'Confirmez que c’est bien vous.',
    errors: { proof: ['Confirmez que c’est bien vous.'] },
  }
  await page.route('**/google/login?intent=link', (route) => route.fulfill({ status: 422, json: asked }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Lier Google' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })
  await proof.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(proof.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await expectAccessible(page)
  await proof.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await comeAs(page, { first: 'Une', last: 'Autre', email: 'autre.adresse@exemple.test' })
  await expect(page.getByText('Google ouvre votre compte désormais.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/securite$/)
  await expect(page.getByText(/autre\.adresse@exemple\.test, lié le/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Délier Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Délier' }).click()
  await expect(page.getByText('Google n’ouvre plus votre compte.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lier Google' })).toBeVisible()
})

test('an unverified address is linked by the password alone, and a refusal is told', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: /^LinkedIn/ }).click()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await page.waitForURL('**/login?erreur=connexion')
  const said = "Une erreur s'est produite lors. Veuilleuz réessayer ultérieurement."
  await expect(page.getByText(said).first()).toBeVisible()
  await page.getByRole('link', { name: /^LinkedIn/ }).click()
  await comeAs(page, { first: 'C', last: 'D', email: 'candidat@asafidy.test', verified: false })
  await page.waitForURL('**/login?lier=linkedin')
  await expect(page.getByText('Un compte existe déjà avec l’adresse')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('candidat@asafidy.test')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCSS('background-color', BLUE)
  await expectAccessible(page)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard/parametres/securite')
  await expect(page.getByText(/candidat@asafidy\.test, lié le/)).toBeVisible()
})
