import type { Page } from '@playwright/test'
import { DAY, DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applyTo, openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'
import { isTooWide } from '../paying.ts'

const COMPANY = 'havoana-technologies'
const APPLICANT = 'candidat@asafidy.test'
/** What is due is done within a minute. */
const SWEPT = { timeout: 90_000 }

/** The open offers of the company that end in the next days. */
async function findEnding(page: Page) {
  const { data } = await (await page.request.get(`/api/companies/${COMPANY}/offers`)).json()
  const soon = Date.now() + 5 * DAY
  return (data as { id: number; application_deadline: string }[])
    .filter(({ application_deadline }) => Date.parse(application_deadline) < soon)
    .map(({ id }) => id)
}

/** A session ends within hours of the site's clock. */
async function signInAgain(page: Page) {
  await page.context().clearCookies()
  await signIn(page, APPLICANT, '/dashboard')
}

test('whoever waits for an answer is told on the same day that the offer has expired', async ({
  page,
  browser,
  sites,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, APPLICANT, '/dashboard')
  const id = await applyTo(page, COMPANY, await findEnding(page))

  await sites.advance(5 * DAY_SECONDS)
  await sites.begin('schedule.sweep')
  await signInAgain(page)
  const { data } = await (await page.request.get(`/api/applicant/applications/${id}`)).json()
  const recruiter = await openOn(browser, 'recruteur@asafidy.test', '/dashboard/notifications')
  await expect(async () => {
    await recruiter.reload()
    const told = recruiter.getByText(new RegExp(`^${data.offer.title}.* n’est plus sur le site depuis le`))
    await expect(told).toBeVisible({ timeout: 3_000 })
  }).toPass(SWEPT)
  await page.goto(`/candidat/candidatures/${id}/offre`)
  await expect(page.getByText('Cette offre ne reçoit plus de candidatures.')).toBeVisible()

  // Two hours are left to a company that answers everybody as it closes.
  await sites.advance(3 * HOUR_SECONDS)
  await signInAgain(page)
  await sites.begin('applications.tell-of-closed-offers')
  const told = page.getByRole('link', { name: /Offre clôturée, candidature en cours/ }).first()
  await expect(async () => {
    await page.goto('/dashboard/notifications')
    await expect(told).toBeVisible({ timeout: 3_000 })
  }).toPass(SWEPT)
  await expectAccessible(page)
  const [application] = await Promise.all([page.waitForEvent('popup'), told.click()])
  await expect(application).toHaveURL(new RegExp(`/candidat/candidatures/${id}/suivi`))
  await expect(application.getByText('Envoyée', { exact: true }).first()).toBeVisible()
  expect(await isTooWide(application)).toBe(false)

  await openMail(page, 'Offre clôturée, votre candidature reste en cours')
  await expect(page.getByText(/La vôtre est arrivée à temps/).first()).toBeVisible()
})
