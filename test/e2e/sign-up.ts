import { type Browser, expect, type Page } from '@playwright/test'

export const PHRASE = 'quatre baobabs sur la colline'

/** Matches the link that proves an e-mail address. */
export const VERIFY = /https?:\/\/[^"\s<]+\/email\/verify\/[^"\s<]+/

/** Waits for a mail to this address. @returns the path of the link in it, from the development page of mails */
export async function mailedLink(page: Page, email: string, link: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/mails')).text()
      const row = list.slice(list.indexOf(email))
      const mail = list.includes(email) ? /\/dev\/mails\/[0-9a-f-]{36}/.exec(row)?.[0] : undefined
      const html = mail ? await (await page.request.get(mail)).text() : ''
      found = link.exec(html.replaceAll('&amp;', '&'))?.[0]
      return found
    })
    .toBeTruthy()
  const { pathname, search } = new URL(found ?? '')
  return pathname + search
}

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
