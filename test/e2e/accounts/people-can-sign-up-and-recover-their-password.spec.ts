import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../browser.ts'
import { mailedLink, VERIFY } from '../mails.ts'
import { fillSignUp, PHRASE } from '../sign-up.ts'

const OTHER_PHRASE = 'trois pirogues sous la lune'

const RESET = /https?:\/\/[^"\s<]+\/recuperation-mot-de-passe\/\d+\/[^"\s<]+/

async function tryPassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/login') && answer.status() !== 419,
  )
  await page.getByRole('button', { name: 'Se connecter' }).click()
  return (await answered).status()
}

test('a candidate signs up, verifies by the mailed link and goes on to where it was going', async ({
  page,
}) => {
  const email = 'miora.nouvelle@exemple.mg'
  await page.goto('/login?to=%2Fcandidat%2Fmes-cv')
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page.getByRole('heading', { name: 'Je cherche un emploi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Créer un compte candidat' }).click()
  await expect(page.getByRole('heading', { name: 'Créer un compte candidat' })).toBeVisible()
  await expectAccessible(page)
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL(`**/verification-email/${encodeURIComponent(email)}`)
  await expect(page.getByRole('heading', { name: 'Vérifiez votre adresse e-mail' })).toBeVisible()
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'un nouveau lien vient d’y être envoyé' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Renvoyer le lien \(\d+\ss\)/ })).toBeDisabled()
  await expectAccessible(page)
  await page.goto(await mailedLink(page, email, VERIFY))
  await page.waitForURL('**/candidat/mes-cv')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Votre adresse est vérifiée')
  await expect(page.getByRole('heading', { name: 'Mes CVs' })).toBeVisible()
})

test('a link opened in another browser asks to choose a password, or for the one chosen before', async ({
  page,
  browser,
}) => {
  const email = 'ailleurs@exemple.mg'
  await page.goto('/inscription/candidat')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(await mailedLink(page, email, VERIFY))
  await expect(elsewhere.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('link', { name: 'Connectez-vous ici avec lui' }).click()
  expect(await tryPassword(elsewhere, email, PHRASE)).toBe(200)
  await elsewhere.waitForURL('**/dashboard')
  await elsewhere.context().close()
  // The page that waited for the verification goes on by itself.
  await expect(page.getByRole('heading', { name: 'Votre adresse est vérifiée' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  expect(await tryPassword(page, email, PHRASE)).toBe(200)
})

test('wrong answers are told on their fields and nothing written is lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/inscription/candidat')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { name: 'Quatre réponses sont à corriger' })).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur/)
  await expectAccessible(page)
  await fillSignUp(page, 'miora.rakoto@exemple.mg')
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse1234')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  const summary = page.getByRole('link', { name: /trop courant/ })
  await expect(summary).toBeVisible()
  await summary.press('Enter')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Prénom')).toHaveValue('Miora')
  await expect(page.getByLabel('Email')).toHaveValue('miora.rakoto@exemple.mg')
})

test('five wrong passwords are throttled, and the password is recovered', async ({ page }) => {
  const email = 'oubli@exemple.mg'
  await page.goto('/inscription/candidat')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  await page.goto('/login')
  for (let time = 0; time < 5; time += 1) expect(await tryPassword(page, email, 'pas le bon')).toBe(422)
  expect(await tryPassword(page, email, 'pas le bon')).toBe(429)
  await expect(page.getByText(/Trop de tentatives/)).toBeVisible()

  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(page, email, RESET)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nouveau mot de passe').fill(OTHER_PHRASE)
  await page.getByLabel('Confirmez le mot de passe').fill(OTHER_PHRASE)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  expect(await tryPassword(page, email, OTHER_PHRASE)).toBe(200)
  await page.waitForURL('**/dashboard')

  // The page says it before anything is written.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible()
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveCount(0)
  await expectAccessible(page)
})

test('a recruiter is asked for its company and phone number, and signs up', async ({ page }) => {
  const email = 'hery@vanille-du-nord.mg'
  await page.goto('/register')
  await page.getByRole('link', { name: 'Créer un compte recruteur' }).click()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('link', { name: 'Le nom de la société est requis.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Le numéro de téléphone est requis.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nom de la société').fill('Vanille du Nord')
  await page.getByLabel('Numéro de téléphone').fill('034 12')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('link', { name: /Ce numéro n’existe pas/ })).toBeVisible()
  await page.getByLabel('Numéro de téléphone').fill('034 12 345 67')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  await page.goto(await mailedLink(page, email, VERIFY))
  await expect(page.getByText('Vous pouvez continuer l’inscription de votre société.')).toBeVisible()
  await page.getByRole('link', { name: 'Aller au tableau de bord' }).click()
  await page.waitForURL('**/dashboard')
})

test('an address that was mistyped is changed from the page that waits, and the rest is not typed again', async ({
  page,
}) => {
  await page.goto('/inscription/recruteur?to=%2Foffres')
  await fillSignUp(page, 'hery@vanille-du-sud.mh')
  await page.getByLabel('Nom de la société').fill('Vanille du Sud')
  await page.getByLabel('Numéro de téléphone').fill('034 12 345 67')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  await page.getByRole('link', { name: 'Changer d’adresse' }).click()
  await expect(page).toHaveURL('/inscription/recruteur?to=%2Foffres')
  await expect(page.getByLabel('Email')).toHaveValue('hery@vanille-du-sud.mh')
  await expect(page.getByLabel('Nom de la société')).toHaveValue('Vanille du Sud')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
  await fillSignUp(page, 'hery@vanille-du-sud.mg')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL(`**/verification-email/${encodeURIComponent('hery@vanille-du-sud.mg')}`)
  await page.goto(await mailedLink(page, 'hery@vanille-du-sud.mg', VERIFY))
  await page.waitForURL('/offres')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Votre adresse est vérifiée')
})

test('somebody who has an account is told so by mail alone', async ({ page }) => {
  const email = 'candidat@asafidy.test'
  await page.goto('/inscription/candidat')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL(`**/verification-email/${encodeURIComponent(email)}`)
  const link = await mailedLink(page, email, /https?:\/\/[^"\s<]+\/recuperation-mot-de-passe(?=")/)
  expect(link).toBe('/recuperation-mot-de-passe')
})
