import type { Page } from '@playwright/test'
import { expect, PASSWORD, signIn, test, waitUntilAlive } from '../browser.ts'
import { mailedCode } from '../sign-in.ts'

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

test('a guest keeps an offer: signs in, says yes once more, and finds it among the saved ones', async ({
  page,
}) => {
  await page.goto('/offres?keywords=cuisinier')
  const name = await page.getByRole('article').first().getByRole('link').first().textContent()
  await page
    .getByRole('button', { name: /^Sauvegarder/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?to=%2Fcandidat%2Foffres-sauvegardees%3Fajouter%3D\d+$/)
  await send(page, 'candidat@asafidy.test', PASSWORD)
  await expect(page).toHaveURL(/\/candidat\/offres-sauvegardees\?ajouter=\d+$/)
  // Opening an address changes nothing by itself.
  await expect(page.getByText(`Garder ${name} dans vos sauvegardes`)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(page.getByText(`${name} est dans vos sauvegardes.`)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(name ?? '')

  await page.goto('/candidat/offres-sauvegardees?ajouter=999999')
  await expect(page.getByText(/^Cette offre n’est plus en ligne\s:/)).toBeVisible()
})

test('the newsletter, the colours and the answer about cookies', async ({ page, context }) => {
  await page.goto('/offres?keywords=comptable')
  await page.locator('footer').getByLabel('Email').fill('sans.script@exemple.test')
  await page.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByRole('heading', { name: 'Souscription réussie !' })).toBeVisible()
  await expect(page.getByText('confirmez-y votre abonnement')).toBeVisible()

  await page.goto('/offres?keywords=comptable')
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked()
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark')
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByText(/Votre réponse\s: vous les refusez\./)).toBeVisible()
  const cookies = await context.cookies()
  const cookieOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  expect([cookieOf('asafidy_cookies'), cookieOf('asafidy_color_scheme')]).toEqual(['denied', 'dark'])
  await page.getByRole('link', { name: 'Revenir à la page précédente' }).click()
  await expect(page).toHaveURL('/offres?keywords=comptable')
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark')
})

test('an offer is reported, its link shown, and an alert asked for', async ({ page }) => {
  await page.goto('/offres/7')
  await page.getByRole('button', { name: /^Copier/ }).click()
  await expect(page.getByLabel('Copiez ce lien')).toHaveValue(/\/offres\/7-/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Signaler cette offre' }).click()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText('Veuillez choisir un motif')).toBeVisible()
  await page.getByRole('radio', { name: 'Doublon' }).check()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText('votre signalement a été transmis')).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à l’offre' }).click()
  await expect(page).toHaveURL(/\/offres\/7-/)

  await page.goto('/offres?keywords=soudeur&contract=1')
  await page.getByRole('button', { name: 'Alerte', exact: true }).click()
  await page.getByLabel('Email').fill('alerte.sans.script')
  await page.getByRole('radio', { name: /^Hebdomadaire/ }).check()
  await page.getByRole('button', { name: 'Créer l’alerte' }).click()
  await expect(page.getByText('Veuillez entrer un email valide')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Hebdomadaire/ })).toBeChecked()
  await page.getByLabel('Email').fill('alerte.sans.script@exemple.test')
  await page.getByRole('button', { name: 'Créer l’alerte' }).click()
  await expect(page.getByText('Un e-mail vient de partir')).toBeVisible()
})

test('applying leads to the sign-in page, and from there to the application', async ({ page, browser }) => {
  await page.goto('/offres')
  await page.getByRole('article').getByRole('link').first().click()
  const offer = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Postuler' }).last().click()
  await expect(page).toHaveURL(`/login?to=${encodeURIComponent(`${offer}?postuler=1`)}`)

  const alive = await browser.newPage({ javaScriptEnabled: true })
  await alive.goto(page.url())
  await alive.getByLabel('Email').fill('candidat@asafidy.test')
  await alive.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  await alive.getByRole('button', { name: 'Se connecter' }).click()
  await expect(alive.getByRole('dialog', { name: 'Postulez dès maintenant' })).toBeVisible()
  await waitUntilAlive(alive)
  await expect(alive).toHaveURL(offer)
  await alive.close()
})

/** The sign-in form. */
async function send(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('signing in leads on, and a refusal gives back the address', async ({ page }) => {
  await page.goto('/candidat/candidatures')
  await expect(page).toHaveURL('/login?to=%2Fcandidat%2Fcandidatures')
  await send(page, 'candidat@asafidy.test', 'faux')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ces identifiants')
  await expect(page.getByLabel('Email')).toHaveValue('candidat@asafidy.test')
  await send(page, 'candidat@asafidy.test', PASSWORD)
  await expect(page).toHaveURL('/candidat/candidatures')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes candidatures')
})

test('a recruiter who turned the code by mail on gives the one that was mailed', async ({
  page,
  browser,
}) => {
  const before = await browser.newPage()
  await signIn(before, 'recruteur@asafidy.test')
  const token = (await before.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const turned = await before.request.put('/api/user/mailed-codes', { data: { enabled: true }, headers })
  expect(turned.status()).toBe(204)
  await before.close()
  await page.goto('/login')
  await send(page, 'recruteur@asafidy.test', PASSWORD)
  const code = page.getByLabel('Code reçu par e-mail')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await code.fill(await mailedCode(page, 'recruteur@asafidy.test'))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a form of another site signs nobody in', async ({ page, otherOrigin }) => {
  const form = { email: 'candidat@asafidy.test', password: PASSWORD }
  const senders: Record<string, string>[] = [{ origin: otherOrigin }, { origin: 'null' }, {}]
  for (const sender of senders) {
    await page.request.post('/login', { form, headers: { accept: 'text/html', ...sender } })
    expect((await page.request.get('/api/user')).status()).toBe(401)
  }
})
