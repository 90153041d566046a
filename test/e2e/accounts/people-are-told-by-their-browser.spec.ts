import type { BrowserContext, Page } from '@playwright/test'
import { openLocalServer } from '../../operators/local-server.ts'
import { makePushBrowser } from '../../push/push-browser.ts'
import { applyWithPdf, openPopup } from '../applying.ts'
import { applyTo, openOn } from '../both-sides.ts'
import { expect, expectAccessible, leaveOnceBack, signIn, test } from '../browser.ts'

const TAB = '/dashboard/parametres/notifications'
const LETTER = 'Je conduis depuis dix ans sans accident, de jour comme de nuit, dans tout le pays. '.repeat(3)

// The push service of this machine, to which the browser subscribes in the place of its maker's.
const pushService = await openLocalServer(() => ({ status: 201 }))
test.afterAll(() => pushService.close())
test.use({ serviceWorkers: 'allow', siteSettings: { PUSH_SERVICES: pushService.base } })
test.beforeEach(() => pushService.forgetPlans())

/** A browser that subscribes without its maker's service, which cannot be reached from here. */
async function stubPushManager(context: BrowserContext) {
  const reader = makePushBrowser()
  const endpoint = `${pushService.base}/send/${crypto.randomUUID()}`
  await context.addInitScript(
    (subscription) => {
      const KEY = 'test.subscription'
      const made = (key: string) => ({
        options: { applicationServerKey: Uint8Array.from(atob(key), (each) => each.charCodeAt(0)).buffer },
        toJSON: () => subscription,
        unsubscribe: async () => localStorage.removeItem(KEY),
      })
      PushManager.prototype.subscribe = async (options) => {
        const key = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')
        localStorage.setItem(KEY, key)
        return made(key) as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => {
        const key = localStorage.getItem(KEY)
        return key ? (made(key) as unknown as PushSubscription) : null
      }
    },
    { endpoint, keys: reader.keys },
  )
  return reader
}

/** A person who says yes when the browser asks; without a window it asks nobody and has refused from the start. */
async function sayYesOnceAsked(context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    const isAsked = () => localStorage.getItem('test.asked') !== null
    Object.defineProperty(Notification, 'permission', { get: () => (isAsked() ? 'granted' : 'default') })
    Notification.requestPermission = async () => {
      localStorage.setItem('test.asked', '1')
      return 'granted'
    }
  })
}

/** Keeps what the worker has the browser show: one without a window has no place for it. */
async function keepShown(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: unknown[] }
    scope.shown = []
    Object.assign(scope.registration, {
      showNotification: async (title: string, { body, data }: { body: string; data: { link: string } }) =>
        scope.shown.push({ title, body, link: data.link }),
    })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
}

/** Hands the browser what the push service got for it. */
async function deliver(page: Page, content: unknown) {
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await client.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(content)
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

/** Opens the settings and lets this browser tell the person. */
async function switchOn(page: Page) {
  await page.goto(TAB)
  const here = page.getByRole('checkbox', { name: 'Me prévenir sur cet appareil' })
  await expect(here).not.toBeChecked()
  await here.click()
  await expect(here).toBeChecked()
  return here
}

test('an applicant is asked after a first application, and never before', async ({ page, context }) => {
  await stubPushManager(context)
  await sayYesOnceAsked(context)
  await page.setViewportSize({ width: 360, height: 800 })
  leaveOnceBack(page)
  await signIn(page, 'candidat@asafidy.test')
  const question = page.getByText('Être prévenu de la réponse sur cet appareil')
  const done = page.getByRole('dialog', { name: 'Candidature envoyée' })
  const first = await openPopup(page, 'chauffeur')
  for (const answer of await first.locator('input[name^="answers."]').all()) await answer.fill('Oui')
  await expect(question).toHaveCount(0)
  await applyWithPdf(first, LETTER)
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Activer', exact: true }).click()
  await expect(page.getByText('cet appareil vous préviendra')).toBeVisible()
  await done.getByRole('button', { name: 'Fermer' }).last().click()
  await page.goto(TAB)
  await expect(page.getByRole('checkbox', { name: 'Me prévenir sur cet appareil' })).toBeChecked()
})

test('who puts the question off is not asked again by the next application', async ({ page, context }) => {
  await stubPushManager(context)
  await sayYesOnceAsked(context)
  await signIn(page, 'candidat@asafidy.test')
  const done = page.getByRole('dialog', { name: 'Candidature envoyée' })
  const popup = await openPopup(page, 'vendeur')
  for (const answer of await popup.locator('input[name^="answers."]').all()) await answer.fill('Oui')
  await applyWithPdf(popup, LETTER)
  await done.getByRole('button', { name: 'Plus tard' }).click()
  await done.getByRole('button', { name: 'Fermer' }).last().click()
  const next = await openPopup(page, 'comptable')
  for (const answer of await next.locator('input[name^="answers."]').all()) await answer.fill('Oui')
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/push-subscription'))
  await applyWithPdf(next, LETTER)
  await asked
  await expect(done).toBeVisible()
  await expect(done.getByRole('button', { name: 'Plus tard' })).toHaveCount(0)
})

test('a new application reaches the recruiter’s locked screen without a name, until signing out', async ({
  page,
  context,
  browser,
}) => {
  const reader = await stubPushManager(context)
  await sayYesOnceAsked(context)
  await signIn(page, 'recruteur@asafidy.test')
  await switchOn(page)
  await expectAccessible(page)
  await page.getByText('Choisir en détail').click()
  await expect(page.getByRole('checkbox', { name: 'Nouvelle candidature, sur mes appareils' })).toBeChecked()

  const applicant = await openOn(browser, 'candidat@asafidy.test', '/candidat/candidatures')
  await applyTo(applicant, 'havoana-technologies')
  await expect.poll(() => pushService.received.length).toBe(1)
  const message = reader.read(pushService.received[0]?.bytes ?? Buffer.alloc(0))
  expect(message).toMatchObject({ title: 'Asafidy', body: 'Vous avez reçu une candidature.' })
  const shown = await keepShown(context)
  await deliver(page, message)
  await expect
    .poll(shown)
    .toEqual([{ title: 'Asafidy', body: 'Vous avez reçu une candidature.', link: message.link }])

  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  await applyTo(applicant, 'havoana-technologies')
  await applicant.goto('/dashboard/notifications')
  await applicant.context().close()
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(TAB)
  await expect(page.getByRole('checkbox', { name: 'Me prévenir sur cet appareil' })).not.toBeChecked()
  expect(pushService.received).toHaveLength(1)
})

test('a browser that says no is not switched on, and is told how', async ({ page, context }) => {
  await stubPushManager(context)
  await context.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(TAB)
  const here = page.getByRole('checkbox', { name: 'Me prévenir sur cet appareil' })
  await here.click()
  await expect(page.getByText('Votre navigateur n’a pas donné son accord.')).toBeVisible()
  await expect(here).not.toBeChecked()
})
