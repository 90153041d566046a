import { expect, type Page } from '@playwright/test'

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

/**
 * Opens the newest mail whose subject or address has these words, on the development page of mails. It is waited for:
 * a mail leaves after the answer to what caused it.
 */
export async function openMail(page: Page, ...words: (RegExp | string)[]) {
  const row = words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
  const mail = row.getByRole('link').first()
  await expect(async () => {
    await page.goto('/dev/mails')
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await mail.click()
  await page.waitForURL(/\/dev\/mails\/./)
}
