import { expect, test } from './browser.ts'

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

test('a corrected address is subscribed to the newsletter at the first press', async ({ page }) => {
  await page.goto('/faq')
  const footer = page.locator('footer')
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(footer.getByText('Veuillez entrer votre email')).toBeVisible()
  await footer.getByLabel('Email').fill('voahirana@exemple.mg')
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(footer.getByText('Vous êtes désormais abonné à notre newsletter!')).toBeVisible()
})
