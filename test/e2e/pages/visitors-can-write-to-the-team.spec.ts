import { expect, expectAccessible, test } from '../browser.ts'
import { openMail } from '../mails.ts'

test('a visitor writes to the team, is told what to correct, and the message leaves', async ({ page }) => {
  await page.goto('/contact')
  await expectAccessible(page)
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('hanta@exemple')
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(form.getByRole('heading', { name: 'Cinq réponses sont à corriger' })).toBeVisible()
  await expect(form.getByRole('link', { name: 'Veuillez entrer un objet pour le mail' })).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Nom', { exact: true }).fill('Rasoanaivo')
  await form.getByLabel('Prénom').fill('Hanta')
  await form.getByLabel('Email').fill('hanta@exemple.mg')
  await form.getByLabel('Objet').fill('Mon CV a changé')
  await form.getByLabel('Message').fill('Puis-je l’envoyer à nouveau ?')
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(form.getByText(/Nous vous répondrons par e-mail à hanta@exemple.mg/)).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await openMail(page, 'Contact : Mon CV a changé')
})

test('what a new account accepts can be read, each text by its own address', async ({ page }) => {
  await page.goto('/inscription/candidat')
  for (const [link, title] of [
    [/conditions d’utilisation/, 'Conditions d’utilisation'],
    [/politique de confidentialité/, 'Politique de confidentialité'],
  ] as const) {
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('main').getByRole('link', { name: link }).click(),
    ])
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(tab)
    await tab.close()
  }
})

test('a visitor reads who publishes the site, what is checked and where its data come from', async ({
  page,
}) => {
  await page.goto('/qui-sommes-nous')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Asa, le travail. Safidy, le choix.' }),
  ).toBeVisible()
  await expect(page.getByText(/répertoire ROME.*Licence Ouverte \(Etalab\)/)).toBeVisible()
  await expectAccessible(page)
  const ownLinks = page.getByRole('main').locator('a[href^="/"]')
  await expect(ownLinks).not.toHaveCount(0)
  for (const link of await ownLinks.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})
