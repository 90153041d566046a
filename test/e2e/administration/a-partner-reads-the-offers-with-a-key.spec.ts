import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

test('a key is given and shown once, the partner reads the offers page by page, and it is revoked', async ({
  page,
  request,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Clés de l’API' }).click()
  await page.getByRole('button', { name: 'Donner une clé' }).click()
  await expect(page.getByLabel('Partenaire')).toHaveAccessibleDescription(/Dites pour qui/)
  await page.getByLabel('Partenaire').fill('Asa Madagasikara')
  await page.getByRole('button', { name: 'Donner une clé' }).click()
  const shown = page.getByText(/^asafidy_[\w-]{43}$/)
  const key = (await shown.textContent()) ?? ''
  await expectAccessible(page)

  const headers = { authorization: `Bearer ${key}` }
  const first = await request.get(`${url}/api/v1/offers?per_page=5`, { headers })
  expect([first.status(), first.headers()['access-control-allow-origin']]).toEqual([200, '*'])
  const { data, links } = await first.json()
  expect(data).toHaveLength(5)
  const second = await (await request.get(links.next, { headers })).json()
  const ids = [...data, ...second.data].map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(10)

  await page.reload()
  await expect(shown).toHaveCount(0)
  const row = page.getByRole('row', { name: /Asa Madagasikara/ })
  await expect(row).toContainText('2 sur 5')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })
  await row.getByRole('button', { name: 'Révoquer la clé de Asa Madagasikara' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click()
  await expect(row).toContainText('Révoquée')
  expect((await request.get(`${url}/api/v1/offers`, { headers })).status()).toBe(401)
})
