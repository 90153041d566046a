import type { Page } from '@playwright/test'
import { openLocalMvola } from '../../operators/local-mvola.ts'
import { expect, expectAccessible, signIn } from '../browser.ts'
import { LIST } from '../own-offers.ts'
import { isTooWide, leavePopup, payingThrough, SUBSCRIPTION } from '../paying.ts'

const test = payingThrough(openLocalMvola)

const OWNER = 'recruteur@asafidy.test'
const DAY = 86_400
/** What is due is done once a minute, and three weeks' worth of it, some eight hundred offers that end, takes another. */
const SWEPT = { timeout: 170_000 }

/** What the company's lists say that it has, whatever is on the site. */
async function countKept(page: Page) {
  const total = async (path: string) => {
    const answer = await page.request.get(path, { headers: { accept: 'application/json' } })
    return (await answer.json()).meta.total as number
  }
  return {
    offers: await total('/api/recruiter/offers'),
    applications: await total('/api/recruiter/applications'),
  }
}

test('a plan that ends pauses offers and says so, and a payment brings all of them back', async ({
  page,
  sites,
  operator: mvola,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, OWNER)
  await page.goto(SUBSCRIPTION)
  await expect(page.getByRole('heading', { name: /^Gold/ }).first()).toBeVisible()
  const kept = await countKept(page)
  expect(kept.offers).toBeGreaterThan(1)
  expect(kept.applications).toBeGreaterThan(1)

  // The plan was paid for a month, eleven days ago.
  await sites.advance(21 * DAY)
  await sites.begin('schedule.sweep')
  await page.clock.setSystemTime(Date.now() + 21 * DAY * 1000)
  await page.context().clearCookies()
  await signIn(page, OWNER)
  const notice = page.getByText(/(\d+ offres sont|Une offre est) en pause depuis la fin de votre formule/)
  await expect(async () => {
    await page.goto(SUBSCRIPTION)
    await expect(page.getByRole('heading', { name: 'Sans formule' })).toBeVisible()
    await expect(notice).toBeVisible({ timeout: 3_000 })
    // Offers end in these days too, and the same minute closes them.
    const told = Number(/^\d+/.exec((await notice.textContent()) ?? '')?.[0] ?? 1)
    await page.getByRole('link', { name: 'Voir lesquelles' }).click()
    await expect(page.getByText('Formule terminée')).toHaveCount(told, { timeout: 3_000 })
  }).toPass(SWEPT)
  await page.goto(SUBSCRIPTION)
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  await page.goto('/dashboard/notifications')
  await expect(page.getByText('Votre abonnement Gold est terminé').first()).toBeVisible()
  expect(await countKept(page)).toEqual(kept)

  await page.goto(`${SUBSCRIPTION}?formule=gold`)
  const order = page.getByRole('dialog')
  await order.getByRole('radio', { name: /^MVola/ }).check()
  await order.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await leavePopup(page)
  await page.getByLabel('Numéro qui paie').fill('034 12 345 67')
  await page.getByRole('button', { name: /^Demander 150\s000\sAr/ }).click()
  await expect(page.getByRole('heading', { name: /^Confirmez sur le/ })).toBeVisible()
  mvola.change({ status: 'completed' })
  const [last] = [...mvola.transactions.values()].slice(-1)
  await fetch(last?.callback_url ?? '', { method: 'PUT', body: '{}' })
  await expect(page.getByText('Réussi', { exact: true })).toBeVisible({ timeout: 30_000 })

  await page.goto(SUBSCRIPTION)
  await expect(page.getByRole('heading', { name: /^Gold/ }).first()).toBeVisible()
  await expect(page.getByText(/en pause depuis la fin de votre formule/)).toHaveCount(0)
  await page.goto(`${LIST}?status=paused`)
  await expect(page.getByText('Formule terminée')).toHaveCount(0)
  expect(await countKept(page)).toEqual(kept)
  await page.goto('/dashboard/notifications')
  await expect(page.getByText(/de nouveau en ligne/).first()).toBeVisible()
})
