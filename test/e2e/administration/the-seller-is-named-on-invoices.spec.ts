import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { dayAt } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { readPdf } from '../../resumes/pdf-text.ts'
import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { signIn } from '../sign-in.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Makes a call with the cookies of a browser. @returns what it answered */
async function ask(context: BrowserContext, method: 'POST' | 'PUT', url: string, data: object) {
  const cookies = await context.cookies(url)
  const isAdmin = url.includes('/api/admin/')
  const name = isAdmin ? 'ADMIN-XSRF-TOKEN' : 'XSRF-TOKEN'
  const token = cookies.find((cookie) => cookie.name === name)?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const answer = await context.request.fetch(url, { method, data, headers })
  expect(answer.ok(), `${url} ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.body()).length > 0 ? (await answer.json()).data : null
}

const download = async (request: APIRequestContext, url: string) => {
  const answer = await request.get(url)
  expect(answer.ok(), url).toBe(true)
  return { bytes: await answer.body(), name: answer.headers()['content-disposition'] ?? '' }
}

test('the seller is named, a payment accepted, and its invoice downloaded, read and confirmed by its code', async ({
  page,
  browser,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Vendeur' }).click()
  await expect(page.getByText('Celles qui sont émises gardent')).toBeVisible()
  const name = page.getByLabel('Raison sociale')
  const history = page.getByRole('region', { name: 'Historique' })
  const before = await history.getByRole('listitem').count()

  // What is missing or wrong says so on its field, and what was written stays.
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await name.fill('Asafidy SARL')
  await page.getByLabel('NIF').fill('400187')
  await page.getByLabel('RCS').fill('')
  await save.click()
  await expect(page.getByLabel('NIF')).toHaveAccessibleDescription(/Le NIF a 10 chiffres/)
  await expect(page.getByLabel('RCS')).toHaveAccessibleDescription(/Veuillez entrer le RCS/)
  await expect(name).toHaveValue('Asafidy SARL')
  await expectAccessible(page)
  await page.getByLabel('NIF').fill('4001876543')
  await page.getByLabel('RCS').fill('Antananarivo 2024 B 718')
  await page.getByLabel('Ville').fill('Antananarivo 101')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()
  await expect(page.getByLabel('RCS')).toHaveValue('Antananarivo 2024 B 00718')
  await expect(history.getByRole('listitem')).toHaveCount(before + 1)
  await expect(history.getByRole('listitem').first()).toContainText(/Antananarivo\s+Antananarivo 101/)
  await page.reload()
  await expect(page.getByLabel('Ville')).toHaveValue('Antananarivo 101')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)

  // The picture of the signature is printed below; what it is has to be seen before it is.
  const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><path d="M20 180 C 150 10, 350 230, 580 40" stroke="#123a8f" stroke-width="10" fill="none"/></svg>`
  const buffer = await sharp(Buffer.from(stroke)).png().toBuffer()
  const signature = page.getByRole('region', { name: 'Signature ou cachet' })
  await signature
    .locator('input[type="file"]')
    .setInputFiles({ name: 's.png', mimeType: 'image/png', buffer })
  await expect(signature.getByRole('img', { name: /pied des prochaines factures/ })).toBeVisible()
  await expect(history.getByRole('listitem').first()).toContainText(/Signature ou cachet\s*une image/)
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)

  // A colleague changes them meanwhile: who comes later is told, loses nothing, and decides again.
  const admin = page.context()
  const { seller, version } = (await (await admin.request.get(`${adminUrl}/api/admin/seller`)).json()).data
  await page.getByLabel('Personne qui signe').fill('Lova Rabe')
  await ask(admin, 'PUT', `${adminUrl}/api/admin/seller`, { ...seller, signatory: 'Fara Rabe', version })
  await save.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Une autre personne a changé ces mentions',
  )
  await expect(page.getByLabel('Personne qui signe')).toHaveValue('Lova Rabe')
  await expect(history.getByRole('listitem').first()).toContainText('Fara Rabe')
  await save.click()
  await expect(history.getByRole('listitem').first()).toContainText(/Fara Rabe\s+Lova Rabe/)

  const context = await browser.newContext({ baseURL: url })
  const owner = await context.newPage()
  await signIn(owner, 'recruteur@asafidy.test')
  const listed = await (await context.request.get(`${url}/api/recruiter/payments?status=pending`)).json()
  const { id, amount } = listed.data.find((each: { declared_at: string | null }) => each.declared_at === null)
  const { declared_at } = await ask(context, 'PUT', `${url}/api/recruiter/payments/${id}/declaration`, {
    payer_phone: '034 12 345 67',
    operator_reference: '7719304418',
    paid_on: dayAt(new Date()),
  })
  const accepted = await ask(admin, 'PUT', `${adminUrl}/api/admin/payments/${id}/acceptance`, { declared_at })
  const { id: invoice, number } = accepted.invoice

  const own = await download(context.request, `${url}/api/recruiter/invoices/${invoice}/pdf`)
  expect(own.name).toContain(`filename="${number}.pdf"`)
  const { layout } = await readPdf(own.bytes)
  expect(layout).toContain('Facture acquittée')
  const sum = formatMoney(amount)
  expect(layout.replaceAll('\u00A0', ' ')).toContain(sum.replaceAll('\u00A0', ' '))
  expect(layout).toContain('7719304418')
  expect(layout).toMatch(/034\s12\s345\s67/)
  expect(layout).toContain('Antananarivo 101')
  expect(layout).toContain('Lova Rabe')
  const kept = await download(admin.request, `${adminUrl}/api/admin/invoices/${invoice}/pdf`)
  expect(kept.bytes.equals(own.bytes)).toBe(true)
  await context.close()

  // Whoever holds the sheet types its code, on a phone without scripts.
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(layout) ?? []
  const holder = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const sheet = await holder.newPage()
  await sheet.goto('/factures')
  await sheet.getByLabel('Code du document').fill(code.toLowerCase().replaceAll('-', ' '))
  await sheet.getByRole('button', { name: 'Vérifier' }).click()
  await expect(sheet.getByRole('heading', { name: `Facture ${number}` })).toBeVisible()
  await expect(sheet.getByText(sum)).toBeVisible()
  await expect(sheet.getByText('A… S…')).toBeVisible()
  await expect(sheet.getByRole('main')).not.toContainText(/Asafidy SARL|MVola|7719304418/)
  expect(await isWide(sheet)).toBe(false)
  await holder.close()
})
