import type { Page } from '@playwright/test'
import { DAY } from '#src/shared/durations.ts'
import { openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'

const LIST = '/dashboard/notifications'

/** A list of notifications as the API sends it; what is marked stays marked. */
async function serveNotifications(page: Page, total: number) {
  const read = new Set<number>()
  const row = (id: number) => ({
    id,
    title: `Candidature ${id}`,
    subtitle: 'Comptable H/F',
    text: '<p>Elle <b>avance</b>.</p>',
    time: '2026-01-05T08:00:00Z',
    isSeen: read.has(id),
    read: read.has(id),
    link: '/candidat/candidatures',
    color: null,
    img: null,
    icon: 'check',
  })
  await page.route('**/api/notification**', (route) => {
    const url = new URL(route.request().url())
    if (url.pathname.endsWith('/live')) return route.continue()
    if (route.request().method() !== 'GET') {
      const [id, action] = url.pathname.split('/').slice(-2)
      if (Number(id) === 2) return route.fulfill({ status: 404, json: { message: 'Introuvable.' } })
      if (action === 'read') read.add(Number(id))
      else read.delete(Number(id))
      return route.fulfill({ json: { data: row(Number(id)) } })
    }
    const current = Number(url.searchParams.get('page') ?? 1)
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice(15 * (current - 1), 15 * current)
    const meta = { current_page: current, last_page: Math.ceil(total / 15), total }
    return route.fulfill({ json: { data: ids.map(row), unseen: total - read.size, links: {}, meta } })
  })
}

test('an applicant sees the next step, what moved and open offers', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  const next = page.getByRole('region', { name: /./ }).filter({ hasText: 'Votre prochaine étape' })
  await expect(next.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Mes candidatures en cours' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Derniers changements' }).getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await next.getByRole('link').click()
  await expect(page).not.toHaveURL(/\/dashboard$/)
})

test('a recruiter sees its figures, and the chart as a table', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test', '/dashboard')
  await expect(page.getByText('Taux de réponse')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Candidatures par jour du/ })).toBeVisible()
  await page.getByRole('button', { name: 'Voir le tableau' }).click()
  await expect(page.getByRole('row')).toHaveCount(31)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Masquer le tableau' }).click()
  await expect(page.getByRole('row')).toHaveCount(0)
})

test('a recruiter whose company is incomplete sees the steps that remain', async ({ page }) => {
  await signIn(page, 'recruteur.nouveau@asafidy.test', '/dashboard')
  const steps = page.getByRole('list', { name: 'Étapes avant de publier' })
  await expect(steps.getByRole('listitem')).toHaveCount(5)
  await expect(steps.locator('[aria-current=step]')).toContainText('Profil de la société complet')
  await expectAccessible(page)
  const menu = page.getByRole('navigation', { name: 'Mon espace' })
  // Drafts of offers can be written meanwhile.
  await expect(menu.getByRole('link', { name: 'Mes offres', exact: true })).toBeVisible()
  await menu.getByRole('link', { name: /^Les candidatures \(s’ouvre dès la validation/ }).click()
  await expect(page).toHaveURL(/\/not-authorized$/)
  await expect(page.getByText(/vos offres pourront être envoyées\. Complétez d’abord/)).toBeVisible()
  // The page keeps the shell, so that the way on is where it was.
  await expect(menu.getByRole('link', { name: /^Les candidatures \(s’ouvre/ })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Compléter ma société' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ma Société/ })).toBeVisible()
})

test('notifications are marked at once, and put back when the server refuses', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await serveNotifications(page, 20)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: 'Voir toutes les Notifications' }).click()
  await expect(page.getByText('20\u00A0notifications')).toBeVisible()
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: 'Marquer «\u00A0Candidature 1\u00A0» comme lue', exact: true })
    .click()
  await expect(main.getByRole('button', { name: /Candidature 1\s» comme non lue/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications, 19 nouveaux/ })).toBeVisible()
  await main
    .getByRole('button', { name: 'Marquer «\u00A0Candidature 2\u00A0» comme lue', exact: true })
    .click()
  await expect(page.getByText('La notification n’a pas changé')).toBeVisible()
  await expect(main.getByRole('button', { name: /Candidature 2\s» comme lue/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(`${LIST}?page=2`)
  await expect(main.getByRole('listitem').filter({ hasText: 'Candidature' })).toHaveCount(5)
})

test('nothing to tell says so', async ({ page }) => {
  await signIn(page, 'candidat.nouveau@asafidy.test')
  await page.goto(LIST)
  await expect(page.getByText("Pas de notification pour l'instant!")).toBeVisible()
  await expectAccessible(page)
})

test('an address is verified in another tab, and the open page learns it', async ({ page, context }) => {
  await signIn(page, 'candidat.nouveau@asafidy.test', '/dashboard')
  await page.getByRole('link', { name: 'Vérifier mon adresse' }).click()
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Un nouveau lien' })).toBeVisible()
  await expectAccessible(page)
  const mails = await context.newPage()
  await openMail(mails, /candidat\.nouveau|[Vv]érifi/)
  const link = await mails.content()
  const address = /https?:\/\/[^"\s<]+\/email\/verify\/[^"\s<]+/.exec(link)?.[0]?.replaceAll('&amp;', '&')
  const path = new URL(address ?? '').pathname + new URL(address ?? '').search
  await mails.goto(path)
  await expect(mails.getByRole('heading', { name: 'Votre adresse est vérifiée' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Votre adresse est vérifiée' })).toBeVisible()
  await expectAccessible(mails)
})

test('a link that is too old helps to get another', async ({ page }) => {
  await page.goto('/verification-email/failed')
  await expect(page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await expectAccessible(page)
})

test('an applicant asks once for the answer that was promised, and comes first in « À répondre »', async ({
  page,
  browser,
}) => {
  const received = '/api/recruiter/applications'
  const read = async (path: string) => (await (await page.request.get(path)).json()).data
  await signIn(page, 'recruteur@asafidy.test', '/dashboard')
  let email = ''
  let id = 0
  for (const each of await read(`${received}?status=late`)) {
    const { answer_due_at, applicant } = await read(`${received}/${each.id}`)
    const isOver = Date.parse(answer_due_at) < Date.now() - DAY
    if (!isOver || (await read(`${received}/${each.id}/messages`)).length > 0) continue
    email = applicant.email
    id = each.id
    break
  }
  const phone = await openOn(browser, email, `/candidat/candidatures/${id}/suivi`, PHONE)
  await expect(phone.getByText('Ma candidature vous intéresse-t-elle toujours')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Relancer' }).click()
  await expect(phone.getByText(/^Vous avez relancé .* est en tête de/)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Relancer' })).toHaveCount(0)
  await phone.context().close()
  await page.goto('/dashboard/recruteur/candidatures?status=waiting')
  await expect(page.getByRole('row').nth(1)).toContainText('Vous a relancé le')
})
