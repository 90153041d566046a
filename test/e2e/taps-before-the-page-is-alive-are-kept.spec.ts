import type { Locator, Page } from '@playwright/test'
import { expect, PASSWORD, signIn, test, waitUntilAlive } from './browser.ts'
import { mailedCode } from './sign-in.ts'

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

/** Tapped as by a finger: nothing is waited for but that it is there. */
async function tap(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  await control.tap({ force: true })
}

/** What its press does is yet to come, and it says so. */
async function expectWaiting(control: Locator) {
  await expect(control).toHaveAttribute('aria-busy', 'true')
}

/** Controls that neither the browser does by itself nor say that they wait. */
function deadControls(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, [role=button], [onclick]')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        if (control instanceof HTMLAnchorElement) return !control.hasAttribute('href')
        if (!(control instanceof HTMLButtonElement)) return true
        const works = control.popoverTargetElement || (control.type === 'submit' && control.form?.action)
        const sends = control.type === 'submit' && control.form?.hasAttribute('action')
        return !(control.hasAttribute('data-waits') || (works && (control.type !== 'submit' || sends)))
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
}

test('every control that is seen before the scripts come works by itself or waits for them', async ({
  page,
}) => {
  for (const path of ['/', '/offres', '/offres?keywords=comptable', '/login', '/register', '/faq']) {
    await openAsleep(page, path)
    expect(await deadControls(page), path).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await page.goto('/offres')
  const offer = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  await openAsleep(page, offer ?? '')
  expect(await deadControls(page)).toEqual([])
})

test('a page scrolled before the scripts come stays where it is, and is found there again', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/offres')
  const top = () => page.evaluate(() => window.scrollY)
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

test('the home page: the search and every link lead on without scripts, a kept offer and the foot wait', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/')
  const address = page.locator('footer').getByLabel('Email')
  await address.fill('voahirana@exemple.mg')
  const subscribe = page.getByRole('button', { name: "S'abonner" })
  await tap(subscribe)
  await expectWaiting(subscribe)
  wake()
  await expect(page.locator('footer').getByText('Vous êtes désormais abonné')).toBeVisible()

  await openAsleep(page, '/')
  await page.getByLabel('Métier, compétence ou société').fill('comptable')
  await tap(page.getByRole('button', { name: 'Rechercher' }))
  await expect(page).toHaveURL(/\/offres\?keywords=comptable/)
})

test('the list: a sector is a link, filters, their sheet, a kept offer and an alert are done once alive', async ({
  page,
}) => {
  let wake = await openAsleep(page, '/offres?keywords=comptable')
  const filter = page.getByRole('link', { name: 'Filtrer' })
  await tap(filter)
  await expectWaiting(filter)
  wake()
  await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible()

  wake = await openAsleep(page, '/offres?keywords=comptable')
  const save = page.getByRole('button', { name: /^Sauvegarder/ }).first()
  await tap(save)
  await expectWaiting(save)
  wake()
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible()

  wake = await openAsleep(page, '/offres?keywords=comptable')
  const alert = page.getByRole('button', { name: 'Alerte', exact: true })
  await tap(alert)
  await expectWaiting(alert)
  wake()
  await expect(page.getByRole('dialog')).toBeVisible()

  wake = await openAsleep(page, '/')
  const sector = page.locator('a[href*="activity_area="]').first()
  const href = await sector.getAttribute('href')
  await tap(sector)
  await expect(page).toHaveURL(href ?? '')
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

test('an offer: applying, keeping, sharing and reporting wait for the scripts, and are done by them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/offres?keywords=vendeur')
  const offer = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''

  let wake = await openAsleep(page, offer)
  const apply = page.getByRole('button', { name: 'Postuler' }).last()
  await tap(apply)
  await expectWaiting(apply)
  // Tapped again by somebody in a hurry, it is one press.
  await tap(apply)
  wake()
  await expect(page.getByRole('dialog', { name: 'Postulez dès maintenant' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(offer)

  const later = [
    { control: page.getByRole('button', { name: 'Signaler cette offre' }), opens: 'Signaler cette offre' },
    { control: page.getByRole('button', { name: /^Copier/ }), says: 'Lien copié' },
  ]
  for (const { control, opens, says } of later) {
    wake = await openAsleep(page, offer)
    await tap(control)
    await expectWaiting(control)
    wake()
    await expect(opens ? page.getByRole('dialog', { name: opens }) : page.getByText(says ?? '')).toBeVisible()
  }

  wake = await openAsleep(page, offer)
  const save = page.getByRole('button', { name: /^Sauvegarder/ }).last()
  const before = await save.getAttribute('aria-pressed')
  await tap(save)
  await expectWaiting(save)
  wake()
  await expect(save).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
})

test('the sign-in page: what is typed and sent before the scripts come signs in', async ({ page }) => {
  await openAsleep(page, '/login?to=/offres')
  await page.getByLabel('Email').fill('candidat@asafidy.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  const show = page.getByRole('button', { name: 'Afficher le mot de passe' })
  await tap(show)
  await expectWaiting(show)
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
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).not.toHaveAttribute(
    'data-waits',
  )
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ces identifiants')
  await expect(page.getByLabel('Email')).toHaveValue('candidat@asafidy.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await expect(page).toHaveURL('/offres')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('applying leads to the sign-in page, and from there to the application', async ({ page, browser }) => {
    await page.goto('/offres')
    await page.getByRole('article').getByRole('link').first().click()
    const offer = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Postuler' }).last().click()
    await expect(page).toHaveURL(`/login?to=${encodeURIComponent(`${offer}?postuler=1`)}`)

    const alive = await browser.newPage({ javaScriptEnabled: true })
    await alive.goto(page.url())
    await alive.getByLabel('Email').fill('candidat@asafidy.test')
    await alive.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
    await alive.getByRole('button', { name: 'Se connecter' }).click()
    await expect(alive.getByRole('dialog', { name: 'Postulez dès maintenant' })).toBeVisible()
    await waitUntilAlive(alive)
    await expect(alive).toHaveURL(offer)
    await alive.close()
  })

  async function send(page: Page, email: string, password: string) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }

  test('signing in leads on, and a refusal gives back the address', async ({ page }) => {
    await page.goto('/candidat/candidatures')
    await expect(page).toHaveURL('/login?to=%2Fcandidat%2Fcandidatures')
    await send(page, 'candidat@asafidy.test', 'faux')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Ces identifiants')
    await expect(page.getByLabel('Email')).toHaveValue('candidat@asafidy.test')
    await send(page, 'candidat@asafidy.test', PASSWORD)
    await expect(page).toHaveURL('/candidat/candidatures')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes candidatures')
  })

  test('a recruiter who has read CVs gives the code that was mailed', async ({ page, browser }) => {
    const before = await browser.newPage()
    await signIn(before, 'recruteur@asafidy.test', '/dashboard/recruteur/candidatures?status=review')
    await before.goto((await before.locator('[data-row]').first().getAttribute('href')) ?? '')
    await before.close()
    await page.goto('/login')
    await send(page, 'recruteur@asafidy.test', PASSWORD)
    const code = page.getByLabel('Code reçu par e-mail')
    await code.fill('000000')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await code.fill(await mailedCode(page, 'recruteur@asafidy.test'))
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a form of another site signs nobody in', async ({ page, otherOrigin }) => {
    const form = { email: 'candidat@asafidy.test', password: PASSWORD }
    const senders: Record<string, string>[] = [{ origin: otherOrigin }, { origin: 'null' }, {}]
    for (const sender of senders) {
      await page.request.post('/login', { form, headers: { accept: 'text/html', ...sender } })
      expect((await page.request.get('/api/user')).status()).toBe(401)
    }
  })
})
