import type { Browser, Page } from '@playwright/test'
import { applyTo, openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { mailedLink } from '../mails.ts'

const APPLICANT = 'candidat@asafidy.test'
const RECRUITER = 'recruteur@asafidy.test'
const COMPANY = 'havoana-technologies'
const LINK = /https?:\/\/[^"\s<]+\/repondre\/[\w-]+/
const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

/** Has somebody apply, and reads in the recruiter's newest mail where the application is answered. */
async function applyAndReadMail(applicant: Page) {
  const id = await applyTo(applicant, COMPANY)
  const state = async () => {
    const reply = await applicant.request.get(`/api/applicant/applications/${id}`)
    const { label, status, timeline } = (await reply.json()).data
    return { label, status, steps: timeline.length }
  }
  return { id, state, link: await mailedLink(applicant, RECRUITER, LINK) }
}

/** Opens the page as whoever reads the mail on a phone, signed in nowhere. */
async function openUnknown(browser: Browser, link: string, javaScriptEnabled = true) {
  const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled })).newPage()
  await page.goto(link)
  return page
}

/** A press before the scripts run is the browser's own, and another story than this one. */
async function waitForScripts(page: Page, button: string) {
  await expect(page.getByRole('button', { name: button, exact: true })).not.toHaveAttribute('data-native')
}

test('on a phone, a recruiter answers from the mail without signing in, and what only opens links changes nothing', async ({
  browser,
}) => {
  test.slow()
  const applicant = await openOn(browser, APPLICANT, '/candidat/candidatures')
  const { id, state, link } = await applyAndReadMail(applicant)
  const before = await state()
  expect(before).toEqual({ label: 'Envoyée', status: 'submitted', steps: 1 })

  await test.step('a scanner opens the link and everything behind it, again and again', async () => {
    const scanner = await browser.newContext()
    for (let turn = 0; turn < 3; turn += 1) {
      await scanner.request.head(new URL(link, applicant.url()).href)
      const reply = await scanner.request.get(new URL(link, applicant.url()).href)
      expect(reply.status()).toBe(200)
      expect(reply.headers()['cache-control']).toBe('no-store')
      expect(reply.headers()['referrer-policy']).toBe('same-origin')
      expect(reply.headers()['x-robots-tag']).toContain('noindex')
      const html = (await reply.text()).replaceAll('&amp;', '&')
      const found = new Set([...html.matchAll(/(?:href|action|src)="(\/[^"]*)"/g)].map(([, to]) => to ?? ''))
      const reached = [...found].filter((to) => to.includes('repondre'))
      expect(reached.length).toBeGreaterThan(1)
      for (const to of found) {
        const within = await scanner.request.get(new URL(to, applicant.url()).href)
        for (const [, deeper] of (await within.text()).matchAll(/href="(\/repondre\/[^"]*)"/g))
          await scanner.request.get(new URL((deeper ?? '').replaceAll('&amp;', '&'), applicant.url()).href)
      }
    }
    const looking = await scanner.newPage()
    await looking.goto(new URL(link, applicant.url()).href)
    await expect(looking.getByRole('heading', { name: 'Votre réponse' })).toBeVisible()
    await scanner.close()
    expect(await state()).toEqual(before)
  })

  const page = await openUnknown(browser, new URL(link, applicant.url()).href)
  await test.step('the page shows who applies and the letter, and gives the CV to a press', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('je livre depuis cinq ans des interfaces rapides')).toBeVisible()
    await expectAccessible(page)
    await shoot(page, 'answer-by-mail-360')
    await waitForScripts(page, 'Ouvrir le CV')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ouvrir le CV' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    await expect.poll(state).toMatchObject({ label: 'Consultée', steps: 2 })
  })

  await test.step('a refusal is chosen by its reason and read before it is sent', async () => {
    await page.getByRole('link', { name: 'Ne pas retenir' }).click()
    await expect(page.getByRole('link', { name: 'Expérience' })).toBeVisible()
    await expectAccessible(page)
    await shoot(page, 'answer-by-mail-reasons-360')
    await page.getByRole('link', { name: 'Expérience' }).click()
    const message = page.getByLabel('Message au candidat')
    await expect(message).toHaveValue(/Nous vous remercions .* l’expérience attendue pour ce poste/s)
    await message.fill('Bonjour,')
    await page.getByRole('button', { name: 'Ne pas retenir' }).click()
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await message.fill('Merci de votre candidature. L’expérience attendue est plus longue que la vôtre.')
    await expectAccessible(page)
    await shoot(page, 'answer-by-mail-refusal-360')
    await page.getByRole('button', { name: 'Ne pas retenir' }).click()
    await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeVisible()
    await expect(page.getByText(/sera prévenu par e-mail le .* annuler ce refus sur le site/)).toBeVisible()
    await expectAccessible(page)
    await shoot(page, 'answer-by-mail-done-360')
  })

  await test.step('the link has served, the sign-in leads to the application, and its history says how', async () => {
    await page.goto(new URL(link, applicant.url()).href)
    await expect(page.getByText('Vous n’avez pas retenu cette candidature')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      `/login?to=${encodeURIComponent(`/dashboard/recruteur/candidatures/${id}/profil`)}`,
    )
    const history = `/dashboard/recruteur/candidatures/${id}/historique`
    const recruiter = await openOn(browser, RECRUITER, history)
    await expect(
      recruiter.getByText(/^Par Mialy Andriantsoa, par e-mail · Motif\s: Expérience/),
    ).toBeVisible()
    expect(await state()).toMatchObject({ label: 'Consultée' })
  })
})

test('without scripts, slots are proposed from the mail and nothing typed is lost', async ({ browser }) => {
  test.slow()
  const applicant = await openOn(browser, APPLICANT, '/candidat/candidatures')
  const { state, link } = await applyAndReadMail(applicant)
  const page = await openUnknown(browser, new URL(link, applicant.url()).href, false)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ouvrir le CV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(new URL(link, applicant.url()).href)
  await page.getByRole('link', { name: 'Proposer un entretien' }).click()
  await page.getByLabel('Premier créneau').fill('2020-01-06T09:30')
  await page.getByLabel(/^Deuxième créneau/).fill(`${new Date().getFullYear() + 1}-01-11T14:00`)
  await page.getByLabel('Adresse').fill('Lot II J 12, Ankorondrano')
  await page.getByRole('button', { name: 'Envoyer ces créneaux' }).click()
  await expect(page.getByText('Ce créneau est déjà passé.')).toBeVisible()
  await expect(page.getByLabel('Adresse')).toHaveValue('Lot II J 12, Ankorondrano')
  await shoot(page, 'answer-by-mail-interview-360')
  await page.getByLabel('Premier créneau').fill('')
  await page.getByRole('button', { name: 'Envoyer ces créneaux' }).click()
  await expect(page.getByText(/jour et une heure/)).toBeVisible()
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Premier créneau').fill(`${soon}T09:30`)
  await page.getByLabel(/^Deuxième créneau/).fill('')
  await page.getByRole('button', { name: 'Envoyer ces créneaux' }).click()
  await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeVisible()
  await expect(page.getByText('Vous avez proposé un entretien')).toBeVisible()
  expect(await state()).toMatchObject({ label: 'Entretien' })

  await page.goto(`${new URL(link, applicant.url()).href.slice(0, -5)}xxxxx`)
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
})
