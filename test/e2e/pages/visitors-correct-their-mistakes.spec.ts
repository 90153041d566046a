import { expect, test, waitUntilAlive } from '../browser.ts'

test('a corrected sign-in leaves at the first press, and a refusal is told on the field', async ({
  page,
}) => {
  await page.goto('/login')
  const send = page.getByRole('button', { name: 'Se connecter' })
  await send.click()
  await expect(page.getByText('Veuillez entrer votre mot de passe')).toBeVisible()
  await page.getByLabel('Email').first().fill('personne@asafidy.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await send.click()
  await expect(page.getByText('Ces identifiants ne correspondent pas à nos enregistrements.')).toBeVisible()
  await expect(page.getByLabel('Email').first()).toBeFocused()
})

test('a button stays under a press while the field before it is told what is wrong', async ({ page }) => {
  // A page that isn't scrolled: in others, some browsers hold what is in view at its place.
  await page.setViewportSize({ width: 1280, height: 1_200 })
  await page.goto('/contact')
  await waitUntilAlive(page)
  const form = page.getByRole('main')
  await form.getByLabel('Objet').fill('Mon CV a changé')
  await form.getByLabel('Email').fill('hanta@exemple')
  const send = form.getByRole('button', { name: 'Envoyer le message' })
  await send.hover({ position: { x: 20, y: 4 } })
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
  await expect(form.getByRole('heading', { name: 'Quatre réponses sont à corriger' })).toBeVisible()
})

test('a corrected address is subscribed to the newsletter at the first press', async ({ page }) => {
  await page.goto('/faq')
  await waitUntilAlive(page)
  const footer = page.locator('footer')
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(footer.getByText('Veuillez entrer votre email')).toBeVisible()
  await footer.getByLabel('Email').fill('voahirana@exemple.mg')
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(footer.getByText('Vous êtes désormais abonné à notre newsletter!')).toBeVisible()
})

test('what is written before the page is alive is kept, and its button waits', async ({ page }) => {
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await awake
    await route.continue()
  })
  await page.goto('/inscription/candidat', { waitUntil: 'commit' })
  await page.getByLabel('Prénom').fill('Voahirana')
  await page.getByLabel('Nom', { exact: true }).fill('Rasoa')
  await page.getByLabel('Email').fill('voahirana@exemple.mg')
  await page.getByRole('checkbox', { name: /J’accepte/ }).check()
  const send = page.getByRole('button', { name: 'Créer mon compte' })
  await expect(send).toBeDisabled()
  wake()
  await expect(send).toBeEnabled()
  await send.click()
  // Only the password is missing now.
  await expect(page.getByRole('heading', { name: 'Une réponse est à corriger' })).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Voahirana')
  await expect(page.getByRole('checkbox', { name: /J’accepte/ })).toBeChecked()
})
