import type { Page } from '@playwright/test'
import { DAY } from '#src/shared/durations.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' })

const PUBLIC = ['/', '/offres', '/offres?keywords=comptable&city=Antananarivo', '/login', '/register', '/faq']

/** What the eye or the finger finds of an element, in px from the top of the window. */
async function boxOf(page: Page, name: string | ReturnType<Page['locator']>) {
  const box = await (typeof name === 'string' ? page.locator(name) : name).boundingBox()
  if (!box) throw new Error(`nothing is drawn of ${name}`)
  return { ...box, bottom: box.y + box.height }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu leads a guest to the offers, to an account and to recruiting', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Accueil' })).toBeVisible()
    await expect(page.getByRole('link', { name: "S'inscrire" })).toHaveAttribute('href', '/register')
    await expect(page.getByRole('link', { name: 'Vous recrutez' })).toHaveAttribute(
      'href',
      '/inscription/recruteur',
    )
    await page.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await menu.getByRole('link', { name: 'Emplois' }).click()
    await expect(page).toHaveURL('/offres')
  })

  test('the offers are put in another order, with their filters', async ({ page }) => {
    await page.goto('/offres?keywords=comptable&contract=1')
    await page.getByLabel('Trier par').selectOption('date')
    await page.getByRole('button', { name: 'Trier', exact: true }).click()
    await expect(page).toHaveURL('/offres?keywords=comptable&contract=1&sort=date')
    await expect(page.getByLabel('Trier par')).toHaveValue('date')
  })
})

test('an order chosen before the scripts arrive is followed when they do', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/offres?keywords=comptable', { waitUntil: 'commit' })
  await page.getByLabel('Trier par').selectOption('date')
  release()
  await expect(page).toHaveURL('/offres?keywords=comptable&sort=date')
  await expect(page.getByLabel('Trier par')).toHaveValue('date')
})

/** What a text says of days that are near, in its order. */
const daysIn = (text: string | null) =>
  text?.match(/il y a \d+ jours|hier|aujourd’hui|demain|dans \d+\sjours|Plus que \d+|Nouveau|Urgent/gi) ?? []

/** The same of the page as the server writes it. */
async function daysServed(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return daysIn(main.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '').replaceAll('&#x27;', '’'))
}

for (const wrong of [-2, 2])
  test(`a phone whose date is ${wrong} days off shows the days that the server says`, async ({ page }) => {
    await signIn(page, 'candidat@asafidy.test')
    await page.clock.install({ time: Date.now() + wrong * DAY })
    const main = page.getByRole('main')
    // How many of the saved offers are told in days depends on the day.
    for (const [path, least] of [
      ['/offres', 2],
      ['/candidat/suggestions-offres', 2],
      ['/candidat/offres-sauvegardees', 0],
    ] as const) {
      const served = await daysServed(page, path)
      expect(served.length).toBeGreaterThanOrEqual(least)
      await page.goto(path)
      await expect.poll(async () => daysIn(await main.textContent())).toEqual(served)
      // Once the page is alive its moments go on, from those of the server.
      await page.clock.runFor(5_000)
      await expect.poll(async () => daysIn(await main.textContent())).toEqual(served)
    }
    await page.goto('/offres?keywords=comptable')
    // Meanwhile the network has set the phone right.
    await page.clock.setSystemTime(Date.now())
    await page.getByLabel('Trier par').selectOption('date')
    const sorted = '/offres?keywords=comptable&sort=date'
    await expect(page).toHaveURL(sorted)
    const served = await daysServed(page, sorted)
    await expect.poll(async () => daysIn(await main.textContent())).toEqual(served)
  })

test('the logo is as wide as on a desk, and the menu leaves its scrim to press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/offres')
  const logo = page.getByRole('link', { name: 'Asafidy, accueil' }).locator('svg').first()
  expect((await logo.boundingBox())?.width).toBe(180)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.locator('#menu')
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, width: 256, height: 740 })
  await page.mouse.click(320, 400)
  await expect(menu).toBeHidden()
})

test('the first offer stands high in the page', async ({ page }) => {
  await page.goto('/offres')
  expect((await boxOf(page, page.getByRole('article').first())).y).toBeLessThanOrEqual(262)
})

test('the question about cookies has room of its own', async ({ page }) => {
  await page.goto('/offres')
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/offres\/\d/)
  await waitUntilAlive(page)
  // The address changes before the list gives way to the offer.
  await expect(page.getByRole('button', { name: /^Postuler/ }).last()).toBeVisible()
  const question = page.getByRole('region', { name: 'Cookies' })
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(question).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  const { y } = await boxOf(page, question)
  const apply = page.getByRole('button', { name: /^Postuler/ }).last()
  await expect.poll(async () => (await boxOf(page, apply)).bottom).toBeLessThanOrEqual(y)
  const last = page.getByRole('button', { name: 'Affichage' })
  await last.focus()
  await expect.poll(async () => (await boxOf(page, last)).bottom).toBeLessThanOrEqual(y)
  await page.keyboard.press('End')
  await expect.poll(async () => (await boxOf(page, 'footer')).bottom).toBeLessThanOrEqual(y + 1)
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('End')
  await expect.poll(async () => Math.round((await boxOf(page, 'footer')).bottom)).toBe(740)
})

test('nothing comes over a press that has begun', async ({ page }) => {
  await page.goto('/offres')
  await waitUntilAlive(page)
  await page.clock.install()
  const question = page.getByRole('region', { name: 'Cookies' })
  /** Until the page has heard of it. */
  const scrollTo = (top: number) =>
    page.evaluate(
      (pixels) =>
        new Promise((heard) => {
          window.addEventListener('scroll', heard, { once: true })
          window.scrollTo({ top: pixels, behavior: 'instant' })
        }).then(() => undefined),
      top,
    )
  // This part of the page comes after the page itself.
  await scrollTo(600)
  await expect(question).toBeVisible()
  await scrollTo(0)
  await expect(question).toBeHidden()
  await page.mouse.move(8, 400)
  await page.mouse.down()
  await scrollTo(600)
  await page.clock.runFor(700)
  await expect(question).toBeHidden()
  await page.mouse.up()
  await expect(question).toBeVisible()
})

test('an applicant keeps five places at hand, on the public pages too', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  const bar = page.getByRole('navigation', { name: 'Raccourcis' })
  await expect(bar.getByRole('link')).toHaveText([
    'Accueil',
    'Offres',
    /^Candidatures/,
    'Sauvegardes',
    'Profil',
  ])
  await bar.getByRole('link', { name: 'Offres' }).click()
  await expect(page).toHaveURL('/offres')
  await expect(bar.getByRole('link', { name: 'Offres' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(page.getByRole('link', { name: 'Offres pour moi' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Candidatures' }).click()
  await expect(page.getByRole('heading', { name: 'Mes candidatures' })).toBeVisible()
})

test('a recruiter finds the rest of the navigation under « Plus »', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test', '/dashboard')
  const bar = page.getByRole('navigation', { name: 'Raccourcis' })
  await expect(bar.getByRole('link')).toHaveText(['Accueil', /^Candidatures/, 'Offres', 'Société'])
  await bar.getByRole('button', { name: 'Plus' }).click()
  const menu = page.getByRole('navigation', { name: 'Mon espace' })
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Les candidatures' }).click()
  await expect(page.getByRole('heading', { name: 'Les candidatures' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('a confirmation comes up from the foot of the window, as high as what it asks', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mes-cv')
  const actions = await askToDelete(page)
  const sheet = page.getByRole('dialog')
  await expect.poll(async () => Math.round((await boxOf(page, sheet)).bottom)).toBe(740)
  expect((await boxOf(page, sheet)).height).toBeLessThan(420)
  // Sizes are measured once the page stands still.
  await sheet.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
})

/** Opens the question from the menu of the first CV, which it returns. */
async function askToDelete(page: Page) {
  const actions = page.getByRole('button', { name: /^Autres actions sur/ }).first()
  await actions.click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).first().click()
  return actions
}

test('a press closes a sheet when it begins beside it, not when it only ends there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mes-cv')
  await askToDelete(page)
  const sheet = page.getByRole('dialog')
  const { x, y } = await boxOf(page, sheet.getByRole('heading'))
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down()
  await page.mouse.move(8, 8)
  await page.mouse.up()
  await expect(sheet).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(sheet).toBeHidden()
})

test('a message pushes the title down rather than cover it', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/dashboard/parametres/utilisateur')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  const message = page.getByRole('status').filter({ hasText: 'Votre compte est à jour' })
  await expect(message).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const { bottom } = await boxOf(page, message)
  await expect
    .poll(async () => (await boxOf(page, page.getByRole('heading', { level: 1 }))).y)
    .toBeGreaterThanOrEqual(bottom)
})

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Checks that nothing is cut in a window of 320 px, nor with text twice as large. */
async function expectNarrow(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await widthOf(page), `${path} at 320 px`).toBe(320)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await widthOf(page), `${path} at 200 %`).toBe(360)
  }
}

async function firstId(page: Page, list: string): Promise<number> {
  const { data } = await (await page.request.get(list)).json()
  return data[0].id
}

test('nothing is wider than a page of 320 px, nor than one whose text is twice as large', async ({
  page,
}) => {
  const open = await firstId(page, '/api/offers')
  const withFacts = await firstId(page, '/api/offers?fact=disability')
  const farAway = await firstId(page, '/api/offers?search=Ambatofinandrahana')
  const offers = [...new Set([open, withFacts, farAway])].map((id) => `/offres/${id}`)
  await expectNarrow(page, [...PUBLIC, ...offers])
})

test('nor is anything of an applicant’s pages, nor of the popup to apply', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  const application = await firstId(page, '/api/applicant/applications')
  await expectNarrow(page, [
    ...['/dashboard', '/candidat/candidatures', '/candidat/mon-profil', '/candidat/mes-cv'],
    ...['suivi', 'offre', 'dossier'].map((tab) => `/candidat/candidatures/${application}/${tab}`),
    ...['/dashboard/parametres/securite', '/dashboard/parametres/alertes', '/dashboard/notifications'],
  ])
  const cut = await page
    .locator('main li :is(h3, h3 a, h3 + div)')
    .evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth && one.textContent))
  expect(cut.length).toBeGreaterThan(0)
  expect(cut.filter(Boolean), 'notifications that are cut').toEqual([])
  const { data } = await (await page.request.get('/api/offers')).json()
  const offer = data.find((each: { has_applied: boolean }) => !each.has_applied)
  await page.goto(`/offres/${offer.id}`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page
    .getByRole('button', { name: /^Postuler/ })
    .last()
    .click()
  const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(popup.getByRole('button', { name: 'Soumettre' })).toBeVisible()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await popup.evaluate((box) => box.scrollWidth), `the popup at ${width} px`).toBe(width)
  }
})

test('nor is anything of a recruiter’s pages', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  const application = await firstId(page, '/api/recruiter/applications')
  await expectNarrow(page, [
    ...['/dashboard', '/dashboard/recruteur/candidatures', '/dashboard/parametres/equipe'],
    ...['profil', 'motivation', 'historique'].map(
      (tab) => `/dashboard/recruteur/candidatures/${application}/${tab}`,
    ),
  ])
})

test('an offer is printed without what only a screen needs', async ({ page }) => {
  await page.goto('/offres')
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/offres\/\d/)
  await waitUntilAlive(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'En bref' })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText('Aller au contenu')).toBeHidden()
  await expect(page.getByText('Offres similaires')).toBeHidden()
})

test('an application and the CVs are printed without what only a screen needs', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  const application = await firstId(page, '/api/applicant/applications')
  for (const path of [`/candidat/candidatures/${application}/suivi`, '/candidat/mes-cv']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const)
      await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(0)
    await expect(page.getByText('Aller au contenu')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})
