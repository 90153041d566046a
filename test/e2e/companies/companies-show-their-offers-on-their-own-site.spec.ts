import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { OWN, sectionOf } from '../own-company.ts'

/** The own site of a company: one page, at an address of its own. */
async function serve(html: string) {
  const server = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('a recruiter copies a line, and the company’s own site shows the open offers without a cookie', async ({
  page,
  browser,
  sites,
}) => {
  const { url } = await sites.of(test.info().file)
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(OWN)
  const section = sectionOf(page, 'Vos offres sur votre site')
  const line = await section.getByLabel('Ligne à copier').inputValue()
  expect(line).toMatch(/^<script async src="http[^"]+\/integrer\.js" data-societe="[a-z0-9-]+"><\/script>$/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)

  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const theirs = await visitor.newPage()
  const site = await serve(
    `<!doctype html><html lang="fr"><title>Nous rejoindre</title><h1>Nous rejoindre</h1>${line}</html>`,
  )
  await theirs.goto(site.address)
  const element = theirs.locator('iframe')
  await element.scrollIntoViewIfNeeded()
  const frame = theirs.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Nos offres d’emploi' })).toBeVisible()
  const offers = frame.getByRole('listitem')
  expect(await offers.count()).toBeGreaterThan(0)
  // The frame is as high as what is in it.
  const inside = await frame.locator('html').evaluate((root: HTMLElement) => root.offsetHeight)
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(inside)
  expect(await visitor.cookies()).toEqual([])

  const [opened] = await Promise.all([visitor.waitForEvent('page'), offers.first().getByRole('link').click()])
  await expect(opened).toHaveURL(new RegExp(`^${url}/offres/\\d+`))
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.close()
  site.close()
})
