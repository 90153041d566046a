import type { Page } from '@playwright/test'
import { openLocalOrangeMoney } from '../../operators/local-orange-money.ts'
import { expect, expectAccessible, signIn } from '../browser.ts'
import { isTooWide, openBegunPayment, payingThrough, payOtherwise, SUBSCRIPTION } from '../paying.ts'

const test = payingThrough(openLocalOrangeMoney)

/** The page of Orange Money has nothing but the way back in these stories; what the payer does there is told to the server. */
function standInForOrange(page: Page, operator: Awaited<ReturnType<typeof openLocalOrangeMoney>>) {
  return page.route(`${operator.page}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>Orange Money</title><h1>Payer ${operator.last().amount} MGA</h1>
        <a href="${operator.last().return_url}">Retour au marchand</a></html>`,
    }),
  )
}

test('an owner pays on the page of Orange Money, lets it expire once, and a doubled notification pays once', async ({
  page,
  operator: orange,
}) => {
  await standInForOrange(page, orange)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await openBegunPayment(page)
  await payOtherwise(page, /^Orange Money/)
  await expect(page.getByRole('heading', { name: 'Payer avec Orange Money' })).toBeVisible()
  // Orange asks for the number on its own page.
  await expect(page.getByLabel('Numéro qui paie')).toHaveCount(0)
  await page.getByRole('button', { name: /^Demander 150\s000\sAr/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirmez sur la page d’Orange Money' })).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Aller chez Orange Money' }).click()
  await expect(page.getByRole('heading', { name: 'Payer 150000 MGA' })).toBeVisible()
  orange.change(orange.last().order_id, { status: 'EXPIRED' })
  await page.getByRole('link', { name: 'Retour au marchand' }).click()
  await expect(page.getByText(/La page d’Orange Money a expiré/)).toBeVisible({ timeout: 60_000 })

  await page.setViewportSize({ width: 1280, height: 800 })
  const expired = orange.last().order_id
  await page.getByRole('button', { name: /^Redemander 150\s000\sAr/ }).click()
  await page.getByRole('link', { name: 'Aller chez Orange Money' }).click()
  await expect(page.getByRole('heading', { name: 'Payer 150000 MGA' })).toBeVisible()
  const { order_id, notif_url } = orange.last()
  expect(order_id).not.toBe(expired)
  // What a notification says is not believed: Orange is asked, and has not taken anything yet.
  const notify = (address = notif_url) => fetch(address, { method: 'POST', body: '{"status":"SUCCESS"}' })
  expect((await notify()).status).toBe(204)
  await page.getByRole('link', { name: 'Retour au marchand' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmez sur la page d’Orange Money' })).toBeVisible()
  orange.change(order_id, { status: 'SUCCESS', txnid: 'MP261127.0912.C00417' })
  const answers = await Promise.all([notify(), notify(), notify(notif_url.replace(/.{6}$/, 'forged'))])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  await expect(page.getByText('Réussi', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('MP261127.0912.C00417')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Facture F-/ })).toHaveCount(1)
  await expectAccessible(page)
  await page.goto(SUBSCRIPTION)
  await expect(page.getByText(/La période suivante est déjà payée\s: Gold/).first()).toBeVisible()
})
