import type { Browser, Page } from '@playwright/test'
import { mailedLink } from './mails.ts'

export const PHRASE = 'quatre baobabs sur la colline'

/** Fills in what everybody who signs up is asked for. */
export async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Prénom').fill('Miora')
  await page.getByLabel('Nom', { exact: true }).fill('Rakoto')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PHRASE)
  await page.getByRole('checkbox', { name: /J’accepte/ }).check()
}

/** Opens the invitation that a company has mailed to this address, and joins by it in a browser of its own. */
export async function joinByInvitation(browser: Browser, email: string) {
  const page = await browser.newPage()
  await page.goto(await mailedLink(page, email, /https?:\/\/[^"\s<]+\/invitation\/[^"\s<]+/))
  await page.getByLabel('Prénom').fill('Tiana')
  await page.getByLabel('Nom', { exact: true }).fill('Rabe')
  await page.getByRole('checkbox', { name: /conditions/ }).check()
  await page.getByLabel('Mot de passe', { exact: true }).fill(PHRASE)
  await page.getByRole('button', { name: /^Créer mon compte/ }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
}
