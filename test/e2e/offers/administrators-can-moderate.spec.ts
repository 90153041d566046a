import type { BrowserContext, Page } from '@playwright/test'
import { HOSTILE_STRINGS } from '../../hostile-strings.ts'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { ADMIN, enterPassword, rail, setUpCodes } from '../administrator.ts'
import { nextCode } from '../authenticator.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

// The administrator signs in once, because each code serves once, and a third within half a minute would have to be
// waited for.
test.describe.configure({ mode: 'serial' })

let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []

const waitingList = (page: Page) => page.getByRole('list', { name: 'Ce qui attend' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('an administrator signs in with a code and empties the queue by keyboard', async ({ page, sites }) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  const authenticator = await setUpCodes(page)
  await page.goto(`${adminUrl}/moderation`)
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
  await expectAccessible(page)
  await enterPassword(page, ADMIN, 'pas le bon mot de passe')
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    /Ces identifiants ne correspondent/,
  )
  await expectAccessible(page)
  await enterPassword(page, ADMIN)
  await page.getByLabel('Code de connexion').fill(nextCode(authenticator))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible()
  cookies = await page.context().cookies(adminUrl)
  await expectAccessible(page)

  // The offer that asks for money, its reason proposed by what was found.
  await page.getByRole('link', { name: /^Offres \d+$/ }).click()
  await page.getByRole('link', { name: /points relevés/ }).click()
  await expect(page.getByRole('region', { name: 'Points relevés' })).toContainText('Argent demandé')
  const refused = (await title(page).textContent()) ?? ''
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Frais demandés/ })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('7')
  await expect(dialog.getByRole('textbox')).toHaveValue(/elle ne dit pas assez du poste/)
  await page.keyboard.press('1')
  await dialog.getByRole('button', { name: 'Refuser, puis la suivante' }).click()
  await expect(dialog).toBeHidden()
  await expect(title(page)).not.toHaveText(refused)
  await expect(page.getByRole('link', { name: new RegExp(refused.replace(' H/F', '')) })).toHaveCount(0)

  // The next offer is shown; it is published, and a guest reads it.
  const published = (await title(page).textContent()) ?? ''
  const id = /offer-(\d+)/.exec(page.url())?.[1]
  await page.keyboard.press('v')
  await expect(title(page)).not.toHaveText(published)
  const guest = await (await page.context().browser())?.newPage()
  await guest?.goto(`${url}/offres/${id}`)
  await expect(guest?.getByRole('heading', { level: 1 }) ?? title(page)).toContainText(published)
  await guest?.close()

  // The keys lead back and forth, and open the help.
  const here = page.url()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(here)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(here)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis du clavier' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('of two moderators the second is told who decided, and goes on', async ({ page, context, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await context.addCookies(cookies)
  await page.goto(`${adminUrl}/moderation?kind=offer`)
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 sur \d+$/)).toBeVisible()
  const id = /offer-(\d+)/.exec(page.url())?.[1]
  const { data: offer } = await (await page.request.get(`${adminUrl}/api/admin/offers/${id}`)).json()
  await expect(title(page)).toContainText(offer.title)
  const token = cookies.find(({ name }) => name === 'ADMIN-XSRF-TOKEN')?.value ?? ''
  const published = await page.request.put(`${adminUrl}/api/admin/offers/${id}/publication`, {
    data: { submitted_at: offer.submitted_at },
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  })
  expect(published.status()).toBe(204)
  await page.keyboard.press('v')
  await expect(page.getByText(/^Hanta Rasolofo a publié cette offre il y a \d+ seconde/)).toBeVisible()
  await page.getByRole('button', { name: 'Suivante' }).last().click()
  await expect(page).not.toHaveURL(new RegExp(`offer-${id}$`))
})

test('a company is asked to correct a field, another is suspended and restored, and the log tells it', async ({
  page,
  context,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  await context.addCookies(cookies)
  await page.goto(`${adminUrl}/moderation?kind=company`)
  await expect(title(page)).toBeVisible()
  const waiting = page.getByRole('link', { name: /^Sociétés \d+$/ })
  const before = Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0])
  await page
    .getByRole('group', { name: 'NIF', exact: true })
    .getByRole('button', { name: 'À corriger' })
    .click()
  await expect(page.getByRole('button', { name: 'Valider' })).toBeDisabled()
  await page
    .getByRole('textbox', { name: 'À corriger : NIF' })
    .fill('Votre carte fiscale porte un autre numéro.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Demander la correction' }).click()
  await expect(waiting).toHaveAccessibleName(`Sociétés ${before - 1}`)

  await rail(page).getByRole('link', { name: 'Sociétés' }).click()
  await page.getByPlaceholder('Nom ou NIF').fill('Vato Soa')
  // Half a second after the last letter the list is asked again, and its address follows.
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Vato Soa Mines' }).click()
  await expect(title(page)).toHaveText('Vato Soa Mines')
  await page.keyboard.press('h')
  await page.getByRole('dialog').getByLabel('Raison').fill('Plaintes répétées')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspendre' }).click()
  await expect(page.getByText('Suspendue')).toBeVisible()
  expect((await page.request.get(`${url}/api/companies/vato-soa-mines`)).status()).toBe(404)
  // Its owner reads why, and nothing of steps that were taken long ago.
  const owner = await openSite(context, url)
  await signIn(owner, 'hasina.rakotomalala@vato-soa-mines.test', '/dashboard')
  await expect(owner.getByText('Plaintes répétées')).toBeVisible()
  await expect(owner.getByRole('list', { name: 'Fermé pendant la suspension' })).toContainText(
    'reviennent dès que votre société est rétablie',
  )
  await expect(owner.getByText('Validation par Asafidy')).toHaveCount(0)
  await owner.goto('/dashboard/recruteur/mes-offres')
  await expect(owner.getByText(/Votre société est suspendue.* La raison\s: Plaintes répétées/)).toBeVisible()
  await owner.context().close()
  await page.keyboard.press('v')
  await expect(page.getByText('Validée')).toBeVisible()
  expect((await page.request.get(`${url}/api/companies/vato-soa-mines`)).status()).toBe(200)

  await rail(page).getByRole('link', { name: 'Journal' }).click()
  const restored = page.getByRole('cell', { name: 'a rétabli cette société' })
  await expect(restored).toBeVisible()
  await page.getByLabel('Action').selectOption({ label: 'A suspendu cette société' })
  await expect(page.getByRole('cell', { name: 'a suspendu cette société' })).toBeVisible()
  await expect(restored).toBeHidden()
  await page.getByText('Voir', { exact: true }).first().click()
  await expect(page.getByText('Plaintes répétées')).toBeVisible()
  await expectAccessible(page)
})

/** Opens the public site for somebody else. */
async function openSite(context: BrowserContext, baseURL: string): Promise<Page> {
  const opened = await context.browser()?.newPage({ baseURL })
  if (!opened) throw new Error('no browser')
  return opened
}

test('a paper that is a PDF is read in the page', async ({ page, context, sites }) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  const recruiter = await openSite(context, url)
  await signIn(recruiter, 'recruteur.nouveau@asafidy.test')
  const token = (await recruiter.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const buffer = makePdf({ text: 'NIF 4001234562' })
  const sent = await recruiter.request.put('/api/recruiter/company/documents/nif', {
    multipart: { file: { name: 'carte.pdf', mimeType: 'application/pdf', buffer } },
    headers,
  })
  expect(sent.status()).toBe(200)
  const { data: company } = await (await recruiter.request.get('/api/recruiter/company')).json()
  await recruiter.context().close()

  await context.addCookies(cookies)
  await page.goto(`${adminUrl}/societes/${company.id}`)
  await page.getByRole('button', { name: 'NIF', exact: true }).click()
  const paper = page.getByRole('region', { name: 'Carte fiscale (NIF) : carte.pdf' })
  await expect(paper.getByText('NIF 4001234562')).toBeVisible()
  await page.getByRole('button', { name: 'Agrandir' }).click()
  await expect(page.getByText('150 %')).toBeVisible()
  await expectAccessible(page)
})

test('an offer that waits is held for colleagues, with why', async ({ page, context, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await context.addCookies(cookies)
  await page.goto(`${adminUrl}/moderation?kind=offer`)
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 sur \d+$/)).toBeVisible()
  const here = page.url()
  await expect(page.getByRole('button', { name: 'Mettre en attente' })).toBeVisible()
  await page.keyboard.press('h')
  await page.getByRole('dialog').getByLabel('Raison').fill('J’appelle la société.')
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre en attente' }).click()
  await expect(page).not.toHaveURL(here)
  await page.goto(here)
  await expect(page.getByText('« J’appelle la société. »')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'File' }).getByText('En attente', { exact: true }),
  ).toHaveCount(1)
  await page.getByRole('button', { name: 'Reprendre l’examen' }).click()
  await expect(page.getByText('a repris l’examen de cette offre')).toBeVisible()
  await expect(page).toHaveURL(here)
  await expect(
    page.getByRole('region', { name: 'File' }).getByText('En attente', { exact: true }),
  ).toHaveCount(0)
})

/** Returns the hostile strings, spread over nine messages. */
function hostileMessages(): string[] {
  const lots = Array.from({ length: 9 }, () => [] as string[])
  for (const [index, each] of HOSTILE_STRINGS.entries()) lots[index % 9]?.push(each)
  return lots.map((lot) => lot.join('\n'))
}

test('nothing that people send runs there', async ({ page, context, sites, request }) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  page.on('dialog', () => {
    throw new Error('something ran')
  })
  await request.get('/sanctum/csrf-cookie')
  const state = await request.storageState()
  const token = decodeURIComponent(state.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const { data: offers } = await (await request.get('/api/offers')).json()
  for (const [index, message] of hostileMessages().entries()) {
    const sent = await request.post(`${url}/api/offers/${offers[index].id}/reports`, {
      data: { reason: 'autre', message },
      headers: { 'x-xsrf-token': token, accept: 'application/json' },
    })
    expect([200, 201]).toContain(sent.status())
  }
  await context.addCookies(cookies)
  await page.goto(`${adminUrl}/moderation?kind=report`)
  const total = Number(/\d+$/.exec((await page.getByText(/^1 sur \d+$/).textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThanOrEqual(9)
  for (let at = 2; at <= total; at += 1) {
    await expect(page.getByRole('region', { name: /^Signalements/ })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByText(`${at} sur ${total}`)).toBeVisible()
  }
  // The moderator's own words are shown in the log as text.
  await page.keyboard.press('h')
  await page.getByRole('dialog').getByLabel('Raison').fill('<img src=x onerror=alert(1)>')
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre en attente' }).click()
  await expect(
    page
      .getByText(`${total - 1} en attente`)
      .or(page.getByText(`sur ${total - 1}`))
      .first(),
  ).toBeVisible()
  await page.goto(`${adminUrl}/journal`)
  await page.getByText('Voir', { exact: true }).first().click()
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('it works on a phone, and answers on its own host alone', async ({ page, context, sites }) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  await context.addCookies(cookies)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${adminUrl}/moderation`)
  await waitingList(page).getByRole('link').first().click()
  await expect(title(page)).toBeVisible()
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await isWide()).toBe(false)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'File', exact: true }).click()
  await expect(page.getByRole('region', { name: 'File' })).toBeVisible()
  await page.goto(`${adminUrl}/moderation?kind=company`)
  await waitingList(page).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Pièces' }).getByRole('img')).toBeVisible()
  expect(await isWide()).toBe(false)
  await expectAccessible(page)
  for (const path of ['/', '/societes', '/offres', '/journal']) {
    await page.goto(adminUrl + path)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await isWide(), path).toBe(false)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Offres' }).click()
  await expect(page).toHaveURL(`${adminUrl}/offres`)
  const answer = await page.request.get(adminUrl)
  expect(answer.headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  })
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe')
  expect((await page.request.get(`${url}/api/admin/queue`)).status()).toBe(404)
  expect((await page.request.get(`${adminUrl}/api/offers`)).status()).toBe(404)
})
