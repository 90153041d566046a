import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

test('an address is subscribed, then confirmed by the mailed link', async ({ page }) => {
  await page.goto('/faq')
  await waitUntilAlive(page)
  const footer = page.locator('footer')
  await footer.getByLabel('Email').fill('lectrice@exemple.test')
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(footer.getByText('Vous êtes désormais abonné à notre newsletter!')).toBeVisible()
  await expect(footer.getByText('confirmez-y votre abonnement')).toBeVisible()
  let link: string | undefined
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/mails')).text()
      const mail = /href="(\/dev\/mails\/[^"]+)">Confirmez votre abonnement/.exec(list)?.[1]
      const html = mail ? await (await page.request.get(mail)).text() : ''
      link = /\/newsletter\/[\w.-]+/.exec(html)?.[0]
      return link
    })
    .toBeTruthy()
  await page.goto(link ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon abonnement' }).click()
  await expect(page.getByRole('heading', { name: 'Votre abonnement est confirmé' })).toBeVisible()
  await expect(page.getByText('lectrice@exemple.test')).toBeVisible()
})
