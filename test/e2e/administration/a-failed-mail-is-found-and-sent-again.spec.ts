import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { test as base, expect, expectAccessible } from '../browser.ts'
import { openMailServer } from '../mail-server.ts'

/** The mails of this file’s site go to a server of this machine. */
const test = base.extend<object, { mails: Awaited<ReturnType<typeof openMailServer>> }>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads from it what a fixture needs.
    async ({}, use) => {
      const mails = await openMailServer()
      await use(mails)
      await mails.close()
    },
    { scope: 'worker' },
  ],
  siteSettings: [async ({ mails }, use) => use(mails.env), { scope: 'worker' }],
})

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
const RESET = /https?:\/\/\S+\/recuperation-mot-de-passe\/[\w/-]+/

test('a link that could not be mailed is found in the log and mailed anew, and opens the page that it is for', async ({
  page,
  sites,
  mails,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  mails.refuse(true)
  await page.goto('/recuperation-mot-de-passe')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('candidat@asafidy.test')
  await form.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()

  await page.goto(adminUrl)
  await enterPassword(page, 'support@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'E-mails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mails' })).toBeVisible()
  await page.getByLabel('État').selectOption({ label: 'En échec' })
  const failed = page.getByRole('row').filter({ hasText: 'Mot de passe oublié' })
  await expect(async () => {
    await page.reload()
    await expect(failed).toContainText('EENVELOPE 550', { timeout: 1_000 })
  }).toPass()
  await expect(failed).toContainText('c•••@asafidy.test')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  mails.refuse(false)
  await failed.getByRole('button', { name: /^Envoyer un nouveau lien/ }).click()
  await expect(failed).toContainText('Renvoyé le')
  const link = () =>
    RESET.exec(mails.taken.find(({ to }) => to.includes('candidat@asafidy.test'))?.text ?? '')?.[0]
  await expect.poll(link).toBeTruthy()
  await page.goto(link() ?? '')
  await expect(page.getByLabel(/^Nouveau mot de passe/)).toBeVisible()
})

test('addresses that were refused have their screen, jobs theirs, and the machine its own', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(`${adminUrl}/e-mails/refusees`)
  await enterPassword(page, 'admin@asafidy.test')
  await enterWithNewCodes(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Adresses refusées' })).toBeVisible()
  await expectAccessible(page)
  await rail(page).getByRole('link', { name: 'Travaux' }).click()
  const recurring = page.getByRole('region', { name: 'Travaux qui reviennent' })
  await expect(recurring.getByRole('row').filter({ hasText: 'schedule.sweep' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await rail(page).getByRole('link', { name: 'Exploitation' }).click()
  await expect(page.getByRole('region', { name: 'Base', exact: true })).toContainText('PostgreSQL')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
})
