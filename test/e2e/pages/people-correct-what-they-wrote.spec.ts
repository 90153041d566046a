import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { fillSignUp, PHRASE } from '../sign-up.ts'

const PROFILE = '/candidat/mon-profil'

/** Counts the calls to this address that leave the page from now on. */
function countCalls(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

test('a form pressed twice is sent once', async ({ page }) => {
  await page.goto('/faq')
  const calls = countCalls(page, 'POST', '/api/newsletter')
  const footer = page.locator('footer')
  await footer.getByLabel('Email').fill('deux.fois@exemple.mg')
  await waitUntilAlive(page)
  await footer.getByRole('button', { name: "S'abonner" }).dblclick()
  await expect(footer.getByText('Vous êtes désormais abonné à notre newsletter!')).toBeVisible()
  expect(calls()).toBe(1)
})

test('a field is checked as it is left, and its message goes while it is corrected', async ({ page }) => {
  await page.goto('/inscription/candidat')
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeEnabled()
  const email = page.getByLabel('Email')
  const message = page.getByText('Veuillez entrer un email valide')
  await email.pressSequentially('miora@exemple')
  await expect(message).toBeHidden()
  await email.press('Tab')
  await expect(message).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.press('End')
  await email.pressSequentially('.m')
  await expect(message).toBeVisible()
  await email.pressSequentially('g')
  await expect(message).toBeHidden()
  await expect(email).toBeFocused()
  // A field that was only passed by Tab says nothing.
  await page.getByLabel('Mot de passe', { exact: true }).press('Tab')
  await expect(page.getByText('Veuillez entrer votre mot de passe')).toBeHidden()
})

test('a failure keeps what was written, says so in French, and the next press goes through', async ({
  page,
}) => {
  const email = 'encore@exemple.mg'
  await page.goto('/inscription/candidat')
  await fillSignUp(page, email)
  await page.route('**/register', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { message: 'Le service est arrêté quelques minutes.' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Le service est arrêté quelques minutes.',
  )
  await expect(page.getByLabel('Prénom')).toHaveValue('Miora')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(PHRASE)
  await expect(page.getByRole('checkbox', { name: /J’accepte/ })).toBeChecked()
  await page.unroute('**/register')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL(`**/verification-email/${encodeURIComponent(email)}`)
})

test('where the rules cannot be fetched the server tells what to correct', async ({ page }) => {
  await page.goto('/inscription/candidat')
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeEnabled()
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Prénom').fill('Miora')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { name: 'Trois réponses sont à corriger' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Veuillez entrer votre email' })).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Miora')
})

test('a refusal of one row leads to that row, and stays until it is corrected', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto(PROFILE)
  const posts = page.getByRole('region', { name: 'Expériences' })
  await posts.getByRole('link', { name: /Modifier/ }).click()
  await expect(posts.getByRole('button', { name: /^Monter/ }).nth(1)).toBeVisible()
  const message = 'Cette société n’existe pas.'
  await page.route('**/api/applicant/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { message, errors: { 'experiences.1.company': [message] } },
        })
      : route.continue(),
  )
  await posts.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(posts.getByRole('heading', { name: 'Une réponse est à corriger' })).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur/)
  await expectAccessible(page)
  await posts.getByRole('link', { name: message }).press('Enter')
  const company = posts.getByLabel('Société')
  await expect(company).toBeFocused()
  await expect(company).toHaveAttribute('id', 'experiences.1.company')
  const told = posts.locator('[id="experiences.1.company-error"]')
  await posts.getByLabel('Poste', { exact: true }).fill('Comptable')
  await expect(told).toHaveText(message)
  await company.fill('Kanto Voyages')
  await expect(told).toBeHidden()
  // The row stays open while one writes in it.
  await expect(company).toBeFocused()
  await posts.getByRole('button', { name: 'Annuler' }).click()
})

test('a day is given in the browser’s own field, and one that is past is told as it is left', async ({
  page,
}) => {
  await signIn(page, 'candidat.nouveau@asafidy.test')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PROFILE)
  const wishes = page.getByRole('region', { name: 'Ce que je recherche' })
  await wishes.getByRole('link', { name: /Modifier|Compléter/ }).click()
  await wishes.getByText('À partir d’une date').click()
  const day = wishes.getByLabel('Date de disponibilité')
  await expect(wishes.getByText('Au format jj/mm/aaaa')).toBeVisible()
  expect((await day.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await day.fill('2020-01-02')
  await expect(wishes.getByText(/ne doit pas être antérieure/)).toBeHidden()
  await day.blur()
  await expect(wishes.getByText(/ne doit pas être antérieure/)).toBeVisible()
  await expectAccessible(page)
  const nextYear = new Date().getFullYear() + 1
  await day.fill(`${nextYear}-03-01`)
  await expect(wishes.getByText(/ne doit pas être antérieure/)).toBeHidden()
  await wishes.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(wishes.getByText(`1er mars ${nextYear}`)).toBeVisible()
})
