import type { Page } from '@playwright/test'
import { nextCode } from '../authenticator.ts'
import { expect, expectAccessible, PASSWORD, signIn, test } from '../browser.ts'
import { mailedLink, openMail } from '../mails.ts'

const TAB = '/dashboard/parametres/securite'
// Codes are asked for, pages read again: several minutes' worth of steps on a busy machine.
test.slow()

const NEW = 'girafe violon marmite 84'

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

async function givePassword(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login')
  await page.getByLabel('Email').first().fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Sets the codes up from the open tab; answers with what the authenticator holds and the recovery codes. */
async function setUpCodes(page: Page) {
  await page.getByRole('button', { name: 'Activer les codes de connexion' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const authenticator = { secret, step: 0 }
  await page.getByLabel('Code à six chiffres').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
  await expect(page.getByLabel('Code à six chiffres')).toBeFocused()
  await page.getByLabel('Code à six chiffres').fill(nextCode(authenticator))
  await page.getByRole('button', { name: 'Activer', exact: true }).click()
  const list = page.getByRole('list', { name: 'Codes de récupération' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  return { authenticator, codes: await list.getByRole('listitem').allInnerTexts() }
}

test('codes are enabled, then asked for, and a recovery code replaces a lost phone once', async ({
  page,
}) => {
  const email = 'vero.rakotoarisoa@courriel.test'
  await signIn(page, email)
  await page.goto(TAB)
  const { authenticator, codes } = await setUpCodes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('asafidy-codes-de-recuperation.txt')
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByText('Il vous reste 10 codes de récupération')).toBeVisible()
  await signOut(page)

  await givePassword(page, email)
  const code = page.getByLabel('Code de connexion')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await code.fill('123 45')
  // Before the page is alive Enter sends nothing, and what is written stays.
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Veuillez entrer le code à six chiffres')).toBeVisible()
  await code.fill(nextCode(authenticator))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/dashboard')
  await signOut(page)

  await givePassword(page, email)
  await page.getByRole('button', { name: 'Utiliser un code de récupération' }).click()
  await page.getByLabel('Code de récupération').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.goto(TAB)
  await expect(page.getByText('Il vous reste 9 codes de récupération')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Désactiver' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click()
  await expect(page.getByText('Non activés')).toBeVisible()
})

test('the password is changed against the current one', async ({ page }) => {
  const email = 'nantenaina.andrianasolo@courriel.test'
  await signIn(page, email)
  await page.goto(TAB)
  const change = page.getByRole('button', { name: 'Changer le mot de passe' })
  const fill = async (current: string, password: string) => {
    await page.getByLabel('Mot de passe actuel').fill(current)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
    await page.getByLabel('Confirmer le nouveau mot de passe').fill(password)
    await change.click()
  }
  await change.click()
  await expect(page.getByText('Trois réponses sont à corriger')).toBeVisible()
  await expectAccessible(page)
  await fill('pas le bon', NEW)
  await expect(page.getByRole('link', { name: 'Ce mot de passe n’est pas le bon.' })).toBeVisible()
  await fill(PASSWORD, NEW)
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible()
  await signOut(page)
  await givePassword(page, email, NEW)
  await page.waitForURL('**/dashboard')
  await openMail(page, 'Votre mot de passe a été changé')
})

test('an address changes once its owner says so on the mailed page, in any browser', async ({
  page,
  browser,
}) => {
  const email = 'nouvelle.adresse@exemple.test'
  await signIn(page, 'vero.rakotoarisoa@courriel.test', '/dashboard/parametres/utilisateur')
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await page.getByLabel('Nouvelle adresse').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText(`Ouvrez le lien que nous venons d’envoyer à ${email}.`)).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(await mailedLink(page, email, /https?:\/\/[^"\s<]+\/nouvelle-adresse\/[^"\s<]+/))
  await expect(elsewhere.getByRole('heading', { name: 'Confirmez votre nouvelle adresse' })).toBeVisible()
  await expectAccessible(elsewhere)
  await expect(page.getByText('vero.rakotoarisoa@courriel.test').first()).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Utiliser cette adresse' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Votre adresse a changé' })).toBeVisible()
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible()
  await elsewhere.goto(`${elsewhere.url()}x`)
  await elsewhere.getByRole('button', { name: 'Utiliser cette adresse' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await signIn(page, email)
})

test('whoever is told of a sign-in from an unknown device ends it and all others by the mailed link', async ({
  page,
  browser,
}) => {
  const email = 'corinne.andriamahefa@courriel.test'
  await signIn(page, email, TAB)
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const thief = await (await browser.newContext({ userAgent })).newPage()
  await signIn(thief, email, '/candidat/candidatures')
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(await mailedLink(page, email, /https?:\/\/[^"\s<]+\/deconnexion\/[^"\s<]+/))
  await expect(reader.getByRole('heading', { name: 'Ce n’était pas vous' })).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Déconnecter tous mes appareils' }).click()
  await expect(reader.getByRole('heading', { name: 'Tous vos appareils sont déconnectés' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  await thief.goto('/candidat/candidatures')
  await expect(thief).toHaveURL(/\/login/)
  await page.goto(TAB)
  await expect(page).toHaveURL(/\/login/)
})

test('a stolen session is seen and ended: its page goes to the sign-in', async ({ page, browser }) => {
  const email = 'corinne.andriamahefa@courriel.test'
  await signIn(page, email)
  const thief = await (await browser.newContext()).newPage()
  await signIn(thief, email)
  await thief.goto('/candidat/candidatures')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(TAB)
  const devices = page.getByRole('list', { name: 'Appareils connectés' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Cet appareil')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await devices.getByRole('button', { name: /^Déconnecter Chrome/ }).press('Enter')
  await expect(page.getByText('Chrome sur Linux est déconnecté.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await thief.waitForURL('**/login?to=%2Fcandidat%2Fcandidatures')
  await signIn(thief, email, '/dashboard')
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.reload()
  await page.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Déconnecter les autres' }).click()
  await expect(page.getByText('Tous les autres appareils sont déconnectés.')).toBeVisible()
  await thief.waitForURL('**/login?to=%2Fdashboard')
  await thief.context().close()
})

test('an administrator is led to set codes up, and the rest opens at once', async ({ page }) => {
  await givePassword(page, 'admin@asafidy.test')
  await page.waitForURL(`**${TAB}`)
  await expect(page.getByText('Une étape avant d’entrer.')).toBeVisible()
  await page.goto('/dashboard')
  await page.waitForURL(`**${TAB}`)
  await setUpCodes(page)
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByRole('link', { name: 'Ouvrir l’administration' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Désactiver' })).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard$/)
})
