import { expect, type Page } from '@playwright/test'

/** A CV is written on windows of these sizes. */
export const DEVICES = [
  { device: 'a phone', isPhone: true, size: { width: 360, height: 740 } },
  { device: 'a desktop', isPhone: false, size: { width: 1280, height: 900 } },
]

/** Shows the pages of the CV, which are one tap away on a phone. */
export async function look(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Aperçu' }).click()
  await expect(page.getByRole('img', { name: /^Page 1 sur/ })).toBeVisible()
}

export async function write(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Modifier', exact: true }).click()
}

export const isSaved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible()

/** Does what changes the CV, and waits until the server has it. */
export async function savedBy(page: Page, change: () => Promise<unknown>) {
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/document'),
  )
  await change()
  expect((await kept).status()).toBe(200)
  await isSaved(page)
}

/** Looks at an earlier state of the CV, then takes it again. */
export async function takeVersion(
  page: Page,
  which: 'newest' | 'oldest' | 'oldest but one',
  lookAtIt?: () => Promise<void>,
) {
  await page.getByRole('button', { name: 'Autres actions sur ce CV' }).click()
  const listed = page.waitForResponse((answer) => answer.url().endsWith('/versions'))
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await listed
  const versions = page.getByRole('dialog', { name: 'Versions de ce CV' })
  const all = versions.getByRole('listitem').getByRole('button')
  await expect(all.first()).toBeVisible()
  const found = await all.count()
  const place = { newest: 0, oldest: found - 1, 'oldest but one': found - 2 }[which]
  await all.nth(place).click()
  await expect(versions.getByRole('img', { name: /^Page 1 sur/ })).toBeVisible()
  await lookAtIt?.()
  await versions.getByRole('button', { name: 'Reprendre cette version' }).click()
  await expect(versions).toBeHidden()
}
