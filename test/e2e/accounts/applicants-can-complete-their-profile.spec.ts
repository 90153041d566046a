import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const NEWCOMER = 'candidat.nouveau@asafidy.test'

test('sections are filled by keyboard, the meter moves, and guests read it only after the opt-in', async ({
  page,
  browser,
}) => {
  await signIn(page, NEWCOMER)
  await page.goto('/candidat/mon-profil')
  await expect(page).toHaveTitle(/^Mon Profil/)
  const meter = page.getByRole('complementary', { name: 'Où en est votre profil' })
  const before = await percentOf(meter.getByRole('img'))
  await expectAccessible(page)

  // The best next step opens its section; from here on, the keyboard alone.
  await expect(meter.getByText('+ 15 %')).toBeVisible()
  await meter.getByRole('link', { name: /Raconter vos expériences/ }).press('Enter')
  const posts = page.getByRole('region', { name: 'Expériences' })
  await expect(posts.getByRole('button', { name: 'Ajouter une expérience' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(posts.getByLabel('Poste', { exact: true })).toBeFocused()
  await page.keyboard.type('Vendeuse')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kanto Voyages')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('03/2024')
  await page.keyboard.press('Tab')
  await page.keyboard.type('02/2024')
  await page.keyboard.press('Enter')
  await expect(posts.getByRole('heading', { name: 'Une réponse est à corriger' })).toBeVisible()
  await expectAccessible(page)
  await posts.getByRole('link', { name: 'La fin ne peut pas précéder le début.' }).press('Enter')
  await expect(posts.getByLabel('Fin')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('9/2025')
  await page.keyboard.press('Enter')
  await expect(posts.getByText('Enregistré')).toBeVisible()
  await expect(posts.getByText('mars 2024 – sept. 2025')).toBeVisible()
  await expect(posts.getByRole('link', { name: /Modifier/ })).toBeFocused()
  await expect.poll(() => percentOf(meter.getByRole('img'))).toBe(before + 15)

  const skills = page.getByRole('region', { name: 'Compétences' })
  await skills.getByRole('link', { name: /Compléter/ }).press('Enter')
  await expect(skills.getByLabel('Ajouter une compétence')).toBeFocused()
  await page.keyboard.type('Vente, Accueil')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Exc')
  await skills.getByRole('button', { name: 'Excel', exact: true }).press('Enter')
  await expectAccessible(page)
  await skills.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(skills.getByText('Enregistré')).toBeVisible()
  await expect(skills.getByRole('listitem')).toHaveText(['Vente', 'Accueil', 'Excel'])

  // There is little to look at yet.
  await expect(page.getByText('Votre profil n’est pas public.')).toBeVisible()
  await expect(page.getByRole('button', { name: /profil public|Aperçu/ })).toHaveCount(0)

  const guest = await browser.newPage()
  expect((await guest.goto('/profils/personne'))?.status()).toBe(404)
  const address = `/profils/${await show(page, true)}`
  expect((await guest.goto(address))?.status()).toBe(200)
  await expect(guest.getByText('Kanto Voyages')).toBeVisible()
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await show(page, false)
  expect((await guest.goto(address))?.status()).toBe(404)
})

test('what is written survives a lost network, another section and a reload', async ({ page }) => {
  await signIn(page, NEWCOMER)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/candidat/mon-profil')
  const about = page.getByRole('region', { name: 'Présentation' })
  await about.getByRole('link', { name: /Modifier|Compléter/ }).click()
  await about.getByLabel('Titre professionnel').fill('Vendeuse en boutique')
  await page.context().setOffline(true)
  await about.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(about.getByText(/La connexion a été interrompue/)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: /: Ville et mobilité/ }).click()
  await expect(about.getByText('Non enregistré')).toBeVisible()
  await page.reload()
  await expect(about.getByText('Non enregistré')).toBeVisible()
  // The section that the address names opens again, and the page goes to it.
  await expect(
    page.getByRole('region', { name: /^Ville et mobilité/ }).getByRole('button', { name: 'Enregistrer' }),
  ).toBeVisible()
  await about.getByRole('link', { name: /Modifier|Compléter/ }).click()
  await expect(about.getByLabel('Titre professionnel')).toHaveValue('Vendeuse en boutique')
  await expect(about.getByText(/n’était pas enregistré/)).toBeVisible()
  await expectAccessible(page)
  await about.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(about.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('a public profile says no more than its owner agreed to, on a phone too', async ({ page, browser }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mon-profil')
  await expect(page.getByText('Votre profil est public.')).toBeVisible()
  await page.getByRole('button', { name: 'Voir mon profil public' }).click()
  const address = await page.getByRole('link', { name: 'ouvrir sa page' }).getAttribute('href')
  const guest = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  const answer = await guest.goto(String(address))
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store'])
  await expect(guest.getByRole('heading', { level: 1, name: 'Miora A.' })).toBeVisible()
  const html = String(await answer?.text())
  for (const secret of ['Andriambelo', 'candidat@asafidy.test', '+261', '2 500 000'])
    expect(html).not.toContain(secret)
  expect(html).toContain('"@type":"Person"')
  expect(html).toContain(`rel="canonical"`)
  await expectAccessible(guest)
  expect(await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await guest.context().close()
})

test('a profile that says enough is looked at before anybody else can read it', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', '/candidat/mon-profil')
  await show(page, false)
  await page.reload()
  await page.getByRole('button', { name: 'Aperçu de mon profil' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'Mon profil public' })
  await expect(preview.getByText('Aperçu : votre profil n’est pas public.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Miora A.' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Aperçu de mon profil' })).toBeFocused()
  await show(page, true)
})

test('a public page that its owner has seen follows what is changed, then hidden', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mon-profil')
  const about = page.getByRole('region', { name: 'Présentation' })
  const headline = about.getByLabel('Titre professionnel')
  const write = async (text: string) => {
    await about.getByRole('link', { name: /Modifier/ }).click()
    const before = await headline.inputValue()
    await headline.fill(text)
    await about.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(about.getByText('Enregistré', { exact: true })).toBeVisible()
    return before
  }
  const open = async () => {
    await page.getByRole('button', { name: 'Voir mon profil public' }).click()
    await page.getByRole('link', { name: 'ouvrir sa page' }).click()
    await page.waitForURL(/\/profils\//)
    await expect(page.getByRole('dialog', { name: 'Mon profil public' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Miora A.' })).toBeVisible()
  }
  await open()
  await page.goBack()
  const before = await write('Cheffe de produit')
  await open()
  await expect(page.getByText('Cheffe de produit').first()).toBeVisible()
  await page.goto('/candidat/mon-profil')
  await write(before)

  await page.goto('/dashboard/parametres/confidentialite')
  await page.getByRole('link', { name: 'Voir mon profil public' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Miora A.' })).toBeVisible()
  await page.goBack()
  const shown = page.getByRole('switch', { name: 'Profil public' })
  await shown.press('Space')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Miora A.' })).toBeHidden()
  await page.goBack()
  await shown.press('Space')
  await expect(page.getByRole('link', { name: 'Voir mon profil public' })).toBeVisible()
})

/** Opts in or out by the call of the settings. @returns the address of the public page */
function show(page: Page, is_public: boolean): Promise<string> {
  return page.evaluate(async (shown) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
    const answer = await fetch('/api/applicant/visibility', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ is_public: shown, is_indexed: false, is_best_profile: false }),
    })
    return (await answer.json()).data.public_slug
  }, is_public)
}

async function percentOf(image: { getAttribute: (name: string) => Promise<string | null> }): Promise<number> {
  return Number(/\d+/.exec((await image.getAttribute('aria-label')) ?? '')?.[0])
}
