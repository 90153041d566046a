import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** A slow network: the page stands while its scripts are on their way, until they are let come. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await awake
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What is read by the browser itself is there before any script.
  await page.waitForFunction(() => document.readyState !== 'loading')
  return wake
}

/** Taps as a finger does: once the element is there and the page rests, it waits for nothing else. */
async function tap(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  // What was far below is laid out as one comes near it, and moves what stands under it.
  await control.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await control.scrollIntoViewIfNeeded()
  await control.tap({ force: true })
}

/** Checks that an element says that what its press does is yet to come. */
async function expectWaiting(control: Locator) {
  await expect(control).toHaveAttribute('aria-busy', 'true')
}

/** All that is seen and pressed, by its kind: of twenty marks, the first. Links lead on by themselves. */
function controlsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Set<string>()
    for (const each of document.querySelectorAll(
      'button, summary, [role=button], a:not([href]), [data-native]',
    )) {
      const label = each.getAttribute('aria-label') ?? each.textContent ?? ''
      const kind = `${each.tagName} ${label.trim().split(/\s/)[0]}`
      if (!each.checkVisibility() || kinds.has(kind)) continue
      kinds.add(kind)
      each.setAttribute('data-kind', kind)
    }
    return [...kinds]
  })
}

/** Reads what a press can change on a page without scripts. */
function stateOf(page: Page): Promise<string> {
  const read = () =>
    JSON.stringify([
      [
        performance.timeOrigin,
        location.href,
        document.querySelectorAll(':popover-open, details[open]').length,
      ],
      [...document.querySelectorAll('input')].map(({ type }) => type),
    ])
  // A page that is being left is read again.
  return page.evaluate(read).catch(() => '')
}

async function anOffer(page: Page): Promise<string> {
  await page.goto('/offres')
  return (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''
}

test('every control of a public page does what it says while no script has come', async ({ page }) => {
  test.slow()
  const offer = await anOffer(page)
  // Elements of one kind are tapped once, on the first page that has them.
  const tapped = new Set<string>()
  for (const path of ['/', '/offres?keywords=comptable', offer, '/login', '/register', '/societe']) {
    await openAsleep(page, path)
    for (const kind of (await controlsOf(page)).filter((each) => !tapped.has(each))) {
      tapped.add(kind)
      await openAsleep(page, path)
      await controlsOf(page)
      const before = await stateOf(page)
      await tap(page.locator(`[data-kind="${kind}"]`))
      const answers = async () => !['', before].includes(await stateOf(page))
      await expect.poll(answers, { message: `${path}: ${kind}`, timeout: 8_000 }).toBe(true)
    }
    await page.waitForLoadState('domcontentloaded')
  }
  expect(tapped.size).toBeGreaterThan(15)
})

test('scripts that have begun are waited for a moment, then the browser goes its own way', async ({
  page,
}) => {
  // As their first line does.
  await page.addInitScript(() => performance.mark('scripts-begun'))
  const save = page.getByRole('button', { name: /^Sauvegarder/ }).first()
  /** Read in the same turn: on a busy machine the moment is over before another is asked for. */
  const press = () =>
    save.evaluate((mark: HTMLElement) => {
      mark.click()
      return mark.getAttribute('aria-busy')
    })
  await openAsleep(page, '/offres')
  expect(await press()).toBe('true')
  await expect(page).toHaveURL(/\/login\?to=/)

  const soon = await openAsleep(page, '/offres')
  expect(await press()).toBe('true')
  soon()
  const drawer = page.getByRole('dialog', { name: 'Connexion' })
  const gone = page.getByRole('heading', { name: 'Connexion', level: 1 })
  await expect(drawer.or(gone).first()).toBeVisible()
})

test('a page scrolled before the scripts come stays where it is, and is found there again', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/offres')
  const top = () => page.evaluate(() => window.scrollY)
  // Fonts that come later wrap lines otherwise, and the browser would scroll to keep the place.
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo(0, 600))
  wake()
  await waitUntilAlive(page)
  expect(await top()).toBe(600)
  // Pressed by itself: a pointer would have to scroll to it.
  await page
    .locator('header a')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/')
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/offres')
  await expect.poll(top).toBe(600)
})

test('what is written before the scripts come is sent, and the search leads on', async ({ page }) => {
  await openAsleep(page, '/')
  await page.locator('footer').getByLabel('Email').fill('voahirana')
  await tap(page.getByRole('button', { name: "S'abonner" }))
  await expect(page).toHaveURL('/newsletter')
  await expect(page.getByRole('heading', { name: 'Souscription échouée !' })).toBeVisible()
  await expect(page.getByText('Veuillez entrer un email valide')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('voahirana')
  await page.getByLabel('Email').fill('voahirana@exemple.mg')
  await tap(page.getByRole('button', { name: "S'abonner" }))
  await expect(page.getByRole('heading', { name: 'Souscription réussie !' })).toBeVisible()
  await expect(page.getByText('Vous êtes désormais abonné')).toBeVisible()

  await openAsleep(page, '/')
  await page.getByLabel('Métier, compétence ou société').fill('comptable')
  await tap(page.getByRole('button', { name: 'Rechercher' }))
  await expect(page).toHaveURL(/\/offres\?keywords=comptable/)
  await page.getByLabel('Trier par').selectOption('date')
  await expect(page).toHaveURL(/\/offres\?keywords=comptable&(city=&)?sort=date$/)
})

test('an offer kept by somebody signed in before the scripts come is among the saved ones', async ({
  page,
}) => {
  await signIn(page, 'candidat.nouveau@asafidy.test')
  const offer = await anOffer(page)
  let wake = await openAsleep(page, offer)
  await tap(page.getByRole('button', { name: /^Sauvegarder/ }).last())
  await expect(page).toHaveURL(/\/candidat\/offres-sauvegardees\?ajouter=\d+$/)
  await expect(page.getByText(/est dans vos sauvegardes\.$/)).toBeVisible()
  wake()
  await expect(page).toHaveURL('/candidat/offres-sauvegardees')
  await expect(page.getByText(/est dans vos sauvegardes\.$/)).toBeVisible()

  wake = await openAsleep(page, offer)
  await tap(page.getByRole('button', { name: /^Sauvegarder/ }).last())
  await expect(page).toHaveURL('/candidat/offres-sauvegardees')
  await expect(page.getByRole('heading', { name: 'Aucune offre sauvegardée' })).toBeVisible()
  wake()
})

test('on a wide page a filter ticked before the scripts come is applied when they do', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const wake = await openAsleep(page, '/offres')
  await page.getByRole('checkbox', { name: /^CDI/ }).check()
  await page.getByRole('checkbox', { name: /^CDD/ }).check()
  wake()
  await expect(page).toHaveURL(/contract=\d+&contract=\d+/)
  await expect(page.getByRole('checkbox', { name: /^CDI/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^CDD/ })).toBeChecked()
})

test('somebody signed in presses « Postuler » before the scripts come: it says that it waits, and opens', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/offres?keywords=vendeur')
  const offer = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''
  const wake = await openAsleep(page, offer)
  const apply = page.getByRole('button', { name: 'Postuler' }).last()
  await tap(apply)
  await expectWaiting(apply)
  // Somebody in a hurry taps again, and it counts as one press.
  await tap(apply)
  wake()
  await expect(page.getByRole('dialog', { name: 'Postulez dès maintenant' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(offer)
})

test('the sign-in page: what is typed and sent before the scripts come signs in', async ({ page }) => {
  await openAsleep(page, '/login?to=/offres')
  await page.getByLabel('Email').fill('candidat@asafidy.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  const show = page.getByRole('button', { name: 'Afficher le mot de passe' })
  await tap(show)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/offres')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a sign-in that was refused before the scripts came says so, and goes on with them', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/login?to=/offres')
  await page.getByLabel('Email').fill('candidat@asafidy.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux')
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ces identifiants')
  wake()
  await expect(page.getByRole('button', { name: 'Se connecter' })).not.toHaveAttribute('data-native')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ces identifiants')
  await expect(page.getByLabel('Email')).toHaveValue('candidat@asafidy.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await expect(page).toHaveURL('/offres')
})

test('the pages that stand in for scripts are as good as any other, and go on with them', async ({
  page,
}) => {
  for (const path of [
    '/affichage',
    '/newsletter',
    '/alerte?keywords=soudeur',
    '/alerte',
    '/offres/7/signaler',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  const wake = await openAsleep(page, '/affichage')
  await page.getByRole('radio', { name: 'Sombre' }).check()
  wake()
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark')
  await page.getByText('Plus', { exact: true }).click()
  await page.getByRole('radio', { name: 'Lagon' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'teal')
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked()
  await expectAccessible(page)
})

test('a form of another site keeps nothing and changes nothing', async ({ page, otherOrigin, context }) => {
  await signIn(page, 'candidat.nouveau@asafidy.test')
  const headers = { accept: 'text/html', origin: otherOrigin }
  await page.request.post('/candidat/offres-sauvegardees', { form: { ajouter: '7' }, headers })
  await page.request.post('/affichage', { form: { color_scheme: 'dark', cookies: 'granted' }, headers })
  const { counts } = await (await page.request.get('/api/applicant/saved-offers')).json()
  expect(counts.all).toBe(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('asafidy_cookies')
})

test('what is drawn late comes once the whole page is alive, and holds none of it back', async ({ page }) => {
  await page.addInitScript(() => {
    const asleep = (each: Element) => !Object.keys(each).some((name) => name.startsWith('__reactProps$'))
    const late = new MutationObserver(() => {
      // Messages are among the parts that no first paint needs.
      if (!document.querySelector('section[popover]')) return
      late.disconnect()
      const controls = [...document.querySelectorAll('main :is(a, button, select, input:not([type=hidden]))')]
      Object.assign(window, { found: { controls: controls.length, asleep: controls.filter(asleep).length } })
    })
    late.observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/offres?keywords=comptable', '/societe', '/faq']) {
    await page.goto(path)
    const found = await page.waitForFunction(
      () => (window as { found?: { controls: number; asleep: number } }).found,
    )
    const { controls = 0, asleep } = (await found.jsonValue()) ?? {}
    expect(controls, path).toBeGreaterThan(10)
    expect(asleep, path).toBe(0)
  }
})
