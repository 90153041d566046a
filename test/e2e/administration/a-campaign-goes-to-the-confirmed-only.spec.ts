import type { Page } from '@playwright/test'
import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Subscribes an address by the form at the foot of a page, and opens the mailed link where it is to be confirmed. */
async function subscribe(page: Page, email: string, { confirms }: { confirms: boolean }) {
  await page.goto('/faq')
  await waitUntilAlive(page)
  const footer = page.locator('footer')
  await footer.getByLabel('Email').fill(email)
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(footer.getByText('confirmez-y votre abonnement')).toBeVisible()
  if (!confirms) return
  let link: string | undefined
  await expect
    .poll(async () => {
      link = /\/newsletter\/[\w.-]+/.exec(await mailTo(page, email, 'Confirmez votre abonnement'))?.[0]
      return link
    })
    .toBeTruthy()
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Confirmer mon abonnement' }).click()
  await expect(page.getByRole('heading', { name: 'Votre abonnement est confirmé' })).toBeVisible()
}

/** The mail of this subject to this address, as the development page shows it; nothing without one. */
async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  const list = await (await page.request.get('/dev/mails')).text()
  const row = new RegExp(`${email}</td><td><a href="(/dev/mails/[^"]+)">${subject}`).exec(list)?.[1]
  return row ? (await page.request.get(row)).text() : ''
}

test('a campaign with an article is written, tested, sent to whoever confirmed and to nobody else, and one reader leaves', async ({
  page,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await subscribe(page, 'lectrice@exemple.test', { confirms: true })
  await subscribe(page, 'jamais@exemple.test', { confirms: false })

  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Newsletter' }).click()
  await page.getByRole('button', { name: 'Écrire une campagne' }).click()
  const audience = page.getByRole('region', { name: 'À qui' })
  await expect(audience).toContainText('Confirmés1')
  await page.getByRole('button', { name: 'Envoyer à 1 abonné' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer à 1 abonné' }).click()
  await expect(page.getByLabel('Objet')).toHaveAccessibleDescription(/Donnez un objet/)
  await page.getByLabel('Objet').fill('Vos congés, en mots simples')
  await page.getByLabel('Aperçu dans la boîte').fill('Une lecture de trois minutes.')
  await page.getByLabel('Texte', { exact: true }).fill('Bonjour,\n\nUne lecture choisie pour vous.')
  await page
    .getByLabel('Ajouter un article')
    .selectOption({ label: 'Congés payés\u00A0: les compter, les demander, les prouver' })
  const chosen = page.getByRole('list', { name: 'Articles de la campagne' })
  await expect(chosen.getByRole('listitem')).toHaveText([/Congés payés.*En ligne/])
  const mail = page.frameLocator('iframe[title="Aperçu de l’e-mail"]')
  await expect(mail.getByRole('heading', { name: 'Vos congés, en mots simples' })).toBeVisible()
  await expect(mail.getByRole('link', { name: /^Congés payés/ })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await mail.getByRole('link', { name: /^Congés payés/ }).click()
  const article = await opened
  await expect(article.getByRole('heading', { level: 1, name: /^Congés payés/ })).toBeVisible()
  await article.close()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'M’envoyer un test' }).click()
  await expect
    .poll(() => mailTo(page, 'admin@asafidy.test', 'Test'))
    .toContain('Une lecture choisie pour vous.')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Envoyer à 1 abonné' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer à 1 abonné' }).click()
  await expect(page.getByText('1 envoyé sur 1')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Envoyée', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const campaign = page.url()

  await expect
    .poll(() => mailTo(page, 'lectrice@exemple.test', 'Vos congés'))
    .toContain(`${url}/actualites/conges-payes`)
  const received = await mailTo(page, 'lectrice@exemple.test', 'Vos congés')
  expect(await mailTo(page, 'jamais@exemple.test', 'Vos congés')).toBe('')
  await page.goto(`${url}${/\/desabonnement\/[\w.-]+/.exec(received)?.[0]}`)
  await expect(page.getByText('Les e-mails « Newsletter » sont envoyés')).toBeVisible()
  await page.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click()
  await expect(page.getByRole('heading', { name: 'C’est fait' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(campaign)
  await expect(page.getByText('Désabonnés par cet e-mail').locator('..')).toContainText('1')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
})
