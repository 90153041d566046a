import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail, signInAsAdministrator } from '../administrator.ts'
import { nextCode } from '../authenticator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { mailedLink } from '../mails.ts'

// The one whom the first story makes a super-administrator invites in the second.
test.describe.configure({ mode: 'serial' })

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
const INVITATION = /https?:\/\/[^"\s<]+\/invitation\/[\w-]+/

const openTeam = async (page: Page) => {
  await rail(page).getByRole('link', { name: 'Équipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible()
}
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Administrateurs' }).getByRole('row').filter({ hasText: name })

test('one proposes a super-administrator, another confirms with a code, and the one who proposed cannot', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  await signInAsAdministrator(page, adminUrl)
  await openTeam(page)
  await expect(page.getByRole('table', { name: /Ce que chaque rôle/ })).toContainText(
    'Nommer des administrateurs',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Gérer Lova Ranaivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lova Ranaivo' })
  await dialog.getByLabel('Rôle').selectOption('Super-administration')
  await dialog.getByRole('button', { name: 'Proposer à mes collègues' }).click()
  await expect(dialog.getByLabel('Raison')).toHaveAccessibleDescription(/Dites pourquoi/)
  await dialog.getByLabel('Raison').fill('Noro en congé en décembre')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Proposer à mes collègues' }).click()
  const waiting = page.getByRole('region', { name: 'Attend une deuxième personne' })
  await expect(waiting).toContainText('propose Lova Ranaivo à la super-administration')
  await expect(waiting.getByRole('button', { name: 'Confirmer, avec mon code' })).toHaveCount(0)
  await expect(rowOf(page, 'Lova Ranaivo')).toContainText('Modération')

  const second = await browser.newPage({ baseURL: url })
  await second.goto(adminUrl)
  await enterPassword(second, 'noro@asafidy.test')
  const authenticator = await enterWithNewCodes(second)
  await openTeam(second)
  const asked = second.getByRole('region', { name: 'Attend une deuxième personne' })
  await expect(asked).toContainText('Noro en congé en décembre')
  await expectAccessible(second)
  await second.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(second)).toBe(false)
  await asked.getByRole('button', { name: 'Confirmer, avec mon code' }).click()
  const confirming = second.getByRole('dialog', { name: 'Confirmer, avec mon code' })
  await confirming.getByLabel('Code de connexion').fill('000000')
  await confirming.getByRole('button', { name: 'Confirmer' }).click()
  await expect(confirming.getByLabel('Code de connexion')).toHaveAccessibleDescription(/n’est pas le bon/)
  await expectAccessible(second)
  await confirming.getByLabel('Code de connexion').fill(nextCode(authenticator))
  await confirming.getByRole('button', { name: 'Confirmer' }).click()
  await expect(asked).toHaveCount(0)
  await second.setViewportSize({ width: 1280, height: 900 })
  await expect(rowOf(second, 'Lova Ranaivo')).toContainText('Super-administration')
  await second.close()

  await rail(page).getByRole('link', { name: 'Journal' }).click()
  const line = page.getByRole('row').filter({ hasText: 'a changé le rôle d’un administrateur' })
  await expect(line).toContainText('Noro Ratsimba')
  await line.getByText('Voir', { exact: true }).click()
  await expect(
    line.getByRole('definition').filter({ hasText: /^Rôle\s: Super-administration$/ }),
  ).toBeVisible()
})

test('somebody invited makes an account by the mailed link, sets codes up and is given no more than the role', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  const inviting = await browser.newPage({ baseURL: url })
  await inviting.goto(adminUrl)
  await enterPassword(inviting, 'moderation@asafidy.test')
  await enterWithNewCodes(inviting)
  await openTeam(inviting)
  const invite = inviting.getByRole('region', { name: 'Inviter' })
  await invite.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(invite.getByLabel('E-mail')).toHaveAccessibleDescription('Veuillez entrer son adresse e-mail.')
  await invite.getByLabel('E-mail').fill('mamy@asafidy.test')
  await invite.getByLabel('Rôle').selectOption('Support')
  await invite.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(invite.getByRole('list', { name: 'Invitations envoyées' })).toContainText('mamy@asafidy.test')
  await expectAccessible(inviting)

  await page.setViewportSize({ width: 360, height: 740 })
  const link = await mailedLink(page, 'mamy@asafidy.test', INVITATION)
  await page.goto(adminUrl + link)
  await expect(page.getByText('Support', { exact: true })).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.getByLabel('Prénom').fill('Mamy')
  await page.getByLabel('Mot de passe', { exact: true }).fill('court')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/12 caractères/)
  await expectAccessible(page)
  await page.getByLabel('Mot de passe', { exact: true }).fill('quatre lunes vertes dansent')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await enterWithNewCodes(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(rail(page).getByRole('link', { name: 'Personnes' })).toBeVisible()
  await expect(rail(page).getByRole('link', { name: 'Équipe' })).toHaveCount(0)
  await page.goto(adminUrl + link)
  await expect(page.getByText('Cette invitation ne fonctionne plus.')).toBeVisible()
  await expectAccessible(page)

  await inviting.reload()
  await inviting.getByRole('button', { name: 'Gérer Mamy' }).click()
  const dialog = inviting.getByRole('dialog', { name: 'Mamy' })
  await dialog.getByLabel('Rôle').selectOption('Aucun accès')
  await dialog.getByRole('button', { name: 'Retirer l’accès' }).click()
  await expect(rowOf(inviting, 'Mamy')).toContainText('Accès retiré')
  expect((await page.request.get(`${adminUrl}/api/admin/session`)).status()).toBe(401)
  await inviting.close()
})
