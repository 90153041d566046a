import type { Page } from '@playwright/test'
import { signInAsAdministrator } from '../administrator.ts'
import { PHONE } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { isTooWide } from '../paying.ts'

/** The refused application of which the last question was asked. */
async function findAsked(page: Page) {
  const { data } = await (await page.request.get('/api/applicant/applications?status=rejected')).json()
  for (const { id } of data as { id: number }[]) {
    const application = (await (await page.request.get(`/api/applicant/applications/${id}`)).json()).data
    if (application.last_questions.length > 0)
      return application as { id: number; offer: { id: number }; company: { name: string } }
  }
  throw new Error('nothing was asked')
}

test('on a phone, a refused applicant answers by one press each, and a moderator reads about the money', async ({
  page,
  browser,
  sites,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, 'candidat@asafidy.test', '/candidat/candidatures')
  const { id, offer, company } = await findAsked(page)
  await page.goto(`/candidat/candidatures/${id}/suivi`)
  await expect(page.getByRole('heading', { name: 'Une dernière question' })).toBeVisible()
  const money = page.getByRole('group', { name: /de l’argent/ })
  const respect = page.getByRole('group', { name: /avec respect/ })
  await expect(page.getByText(`${company.name} ne saura pas qui a répondu`)).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)

  const answered = () =>
    page.waitForResponse((reply) => reply.url().endsWith('/last-question') && reply.status() === 200)
  const first = answered()
  await money.getByRole('button', { name: 'Oui' }).click()
  await first
  await expect(page.getByText('La modération lit votre réponse.')).toBeVisible()
  const second = answered()
  await respect.getByRole('button', { name: 'Non' }).click()
  await second
  await expect(page.getByText('Merci, c’est enregistré.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(money.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'true')
  await expect(respect.getByRole('button', { name: 'Non' })).toHaveAttribute('aria-pressed', 'true')

  const changed = answered()
  await respect.getByRole('button', { name: 'Oui' }).click()
  await changed
  await expect(respect.getByRole('button', { name: 'Non' })).toHaveAttribute('aria-pressed', 'false')

  const { adminUrl } = await sites.of(test.info().file)
  const moderation = await (await browser.newContext()).newPage()
  await signInAsAdministrator(moderation, adminUrl)
  await moderation.goto(`${adminUrl}/moderation?item=report-${offer.id}`)
  await expect(moderation.getByText(/Réponse à la dernière question/)).toBeVisible()
})
