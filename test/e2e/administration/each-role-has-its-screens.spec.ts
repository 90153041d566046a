import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { PASSWORD, signIn } from '../sign-in.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

const screensOf = (page: Page) => rail(page).getByRole('link')

test('a support account sets its codes up at its first sign-in, reads everything and decides nothing', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${adminUrl}/offres?status=published`)
  await enterPassword(page, 'support@asafidy.test')

  // The codes are set up right here: by a drawing or a text, then a first code of it.
  const drawing = page.getByRole('img', { name: /QR code/ })
  await expect(drawing).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.getByLabel('Code à six chiffres').fill('000000')
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByLabel('Code à six chiffres')).toHaveAccessibleDescription(/code/)
  // Loaded again, the page goes on where it was.
  await page.reload()
  await expect(drawing).toBeVisible()
  await enterWithNewCodes(page)
  // It goes on to where one wanted to go.
  await expect(page).toHaveURL(`${adminUrl}/offres?status=published`)
  await page.setViewportSize({ width: 1280, height: 800 })

  await expect(screensOf(page)).toHaveText([
    'Accueil',
    'Sociétés',
    'Offres',
    'Candidatures',
    'Personnes',
    'Messages du site',
    'E-mails',
    'Journal',
  ])
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Décision' }).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ouvrir la société' }).click()
  await expect(page.getByRole('region', { name: 'Le profil' })).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Décision' }).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pièces' })).toHaveCount(0)
  await page.goto(`${adminUrl}/societes/999999`)
  await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible()
  await page.goto(`${adminUrl}/contact?objet=Aide`)
  await expect(page.getByRole('link', { name: 'La chercher sur le site public' })).toHaveAttribute(
    'href',
    new RegExp(`(?<!${adminUrl})/contact\\?objet=Aide$`),
  )
  await page.goto(`${adminUrl}/moderation`)
  await expect(page.getByText('Votre rôle ne comprend pas cet écran.')).toBeVisible()
  await expectAccessible(page)

  // What a visitor writes to the team is read here, and answered by mail.
  await page.goto('/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Nom', { exact: true }).fill('Rasoanaivo')
  await form.getByLabel('Prénom').fill('Hanta')
  await form.getByLabel('Email').fill('hanta@exemple.test')
  await form.getByLabel('Objet').fill('Mon CV a changé')
  await form.getByLabel('Message').fill('Bonjour,\n\nPuis-je l’envoyer à nouveau\u00a0?')
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(form.getByText(/Nous vous répondrons par e-mail/)).toBeVisible()
  await page.goto(adminUrl)
  await rail(page).getByRole('link', { name: 'Messages du site' }).click()
  const row = page.getByRole('row', { name: /^Mon CV a changé/ })
  await expect(row).toContainText('Hanta Rasoanaivo')
  await row.getByText('Bonjour').first().click()
  await expect(row.getByLabel('Votre réponse')).toHaveAccessibleDescription(
    'Part par e-mail à hanta@exemple.test.',
  )
  await expectAccessible(page)

  // Signed out, nothing of it is left.
  await page.getByRole('button', { name: /^Menu de Fenitra/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
  expect((await page.request.get(`${adminUrl}/api/admin/session`)).status()).toBe(401)
})

test('billing has companies and money alone, and the filters and the order of a list stay in its address', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(adminUrl)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(page).toHaveURL(`${adminUrl}/`)
  await expect(screensOf(page)).toHaveText([
    'Accueil',
    'Sociétés',
    'Statistiques',
    /^Paiements/,
    'Relevés',
    'Formules',
    'Revenus',
    'Moyens de paiement',
    'Vendeur',
  ])
  await expectAccessible(page)
  for (const path of ['moderation', 'offres', 'journal']) {
    await page.goto(`${adminUrl}/${path}`)
    await expect(page.getByText('Votre rôle ne comprend pas cet écran.')).toBeVisible()
  }

  await rail(page).getByRole('link', { name: 'Sociétés' }).click()
  const first = page.getByRole('rowheader').first()
  const newest = (await first.textContent()) ?? ''
  /** Waits for the list that an act asks for, because the one before stays until then. @returns its first name */
  const listAfter = async (part: string, act: () => Promise<unknown>) => {
    const answered = page.waitForResponse(
      (response) => response.url().includes('/api/admin/companies?') && response.url().includes(part),
    )
    await act()
    const [{ name }] = (await (await answered).json()).data
    await expect(first).toHaveText(name)
    return name as string
  }
  await listAfter('status=validated', () => page.getByLabel('État').selectOption('Validée'))
  await expect(page).toHaveURL(/\?status=validated$/)
  const oldest = await listAfter('sort_by_date=asc', () =>
    page.getByLabel('Trier').selectOption('Plus anciennes d’abord'),
  )
  await expect(page).toHaveURL(/status=validated/)
  await expect(page).toHaveURL(/sort_by_date=asc/)
  expect(oldest).not.toBe(newest)
  const opened = await listAfter('page=2', () => page.getByRole('link', { name: 'Page suivante' }).click())
  await expect(page).toHaveURL(/page=2/)
  expect(opened).not.toBe(oldest)
  const address = page.url()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(opened)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(first).toHaveText(opened)
  await expect(page.getByLabel('État')).toHaveValue('validated')
  await page.reload()
  await expect(first).toHaveText(opened)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
})

test('a session that ended leads to the sign-in, and back to where one was', async ({ page, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(`${adminUrl}/moderation`)
  await enterPassword(page, 'moderation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible()
  await expect(screensOf(page)).toHaveText([
    'Accueil',
    /^Modération/,
    'Sociétés',
    'Offres',
    'Candidatures',
    'Messages du site',
    'Articles',
    'FAQ',
    'Textes des pages',
    'Partenaires',
  ])
  await page.goto(`${adminUrl}/moderation?kind=offer`)
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible()
  await page.context().clearCookies({ name: 'admin_asafidy_session' })
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/moderation\?kind=offer/)
})

test('an account of another kind goes no further than the password', async ({ page, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await signIn(page, 'candidat@asafidy.test')
  await page.goto(adminUrl)
  await enterPassword(page, 'candidat@asafidy.test', PASSWORD)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Ce compte n’est pas un compte d’administration.',
  )
  expect((await page.request.get(`${adminUrl}/api/admin/session`)).status()).toBe(401)
})
