import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { choose, LIST, readTotals } from '../own-offers.ts'

const SHOTS = process.env.SHOTS

test.beforeEach(({ page }) => signIn(page, 'recruteur@asafidy.test'))

/** Finds the first offer in this state. @returns its title and id */
async function firstRow(page: Page, has: RegExp): Promise<{ row: Locator; title: string; id: string }> {
  const row = page.locator('tbody tr', { hasText: has }).first()
  const link = row.getByRole('rowheader').getByRole('link')
  const title = (await link.textContent()) ?? ''
  const id = /mes-offres\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  return {
    row: page.locator('tbody tr', { has: page.locator(`a[href*="/mes-offres/${id}/apercu"]`) }),
    title,
    id,
  }
}

test('a recruiter finds an offer by its state and its title, or learns what hides them all', async ({
  page,
}) => {
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Mes offres' })).toBeVisible()
  await expectAccessible(page)
  const states = page.getByRole('navigation', { name: 'État des offres' })
  await states.getByRole('link', { name: /^Publiées/ }).click()
  await expect(page).toHaveURL(/status=published/)
  await expect(page.locator('tbody tr', { hasNotText: 'Publiée' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Titre de l’offre' }).fill('Zzzzz')
  await expect(page.getByText('Rien ne correspond à Publiées, «\u00A0Zzzzz\u00A0».')).toBeVisible()
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})

test('no page of another company’s offer exists, the editor neither', async ({ page }) => {
  const listed = await (await page.request.get('/api/offers')).json()
  const foreign = listed.data.find(
    ({ company }: { company: { name: string } }) => company.name !== 'Havoana Technologies',
  )
  for (const tab of ['apercu', 'candidatures', 'statistiques', 'sponsorisation', 'historique', 'modifier'])
    expect((await page.request.get(`${LIST}/${foreign.id}/${tab}`)).status(), tab).toBe(404)
})

/** A page that is kept for guests is fifteen seconds old at most, and a busy machine draws the next one late. */
const FOLLOWS = { timeout: 25_000 }

test('a paused offer says so within fifteen seconds and comes back', async ({ page, browser, baseURL }) => {
  await page.goto(`${LIST}?status=published`)
  const { row, title, id } = await firstRow(page, /Publiée/)
  const guest = await browser.newPage({ ...(baseURL && { baseURL }) })
  expect((await guest.goto(`/offres/${id}`))?.status()).toBe(200)
  await choose(row, 'Mettre en pause')
  await expect(page.getByText('Offre en pause')).toBeVisible()
  const isPaused = guest.getByText('Cette offre est en pause.')
  const apply = guest.getByRole('button', { name: /^Postuler/ })
  await expect(async () => {
    await guest.goto(`/offres/${id}`)
    await expect(isPaused).toBeVisible({ timeout: 1_000 })
  }).toPass(FOLLOWS)
  await expect(apply).toHaveCount(0)
  await page.goto(`${LIST}?status=paused`)
  await page.getByRole('row', { name: title }).getByRole('button', { name: 'Reprendre' }).first().click()
  await expect(page.getByText('Offre de nouveau en ligne')).toBeVisible()
  await expect(async () => {
    await guest.goto(`/offres/${id}`)
    await expect(apply.first()).toBeVisible({ timeout: 1_000 })
  }).toPass(FOLLOWS)
  await expect(isPaused).toHaveCount(0)
  await guest.close()
})

/** Archives an offer once its answers have left: until then they can be taken back, and the dialog says so. */
async function archive(page: Page, address: string) {
  await expect(async () => {
    await page.goto(address)
    await page.locator('article').getByRole('button', { name: 'Archiver' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click({ timeout: 2000 })
    await expect(page.getByText('Cette offre est archivée.')).toBeVisible()
  }).toPass({ timeout: 40_000 })
}

test('closing several offers names, offer by offer, whom it leaves without an answer, who was proposed the job first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${LIST}?status=published`)
  const { data } = await (await page.request.get('/api/recruiter/offers?status=published')).json()
  type Counted = { id: number; open_count: number; proposed_count: number }
  const countOf = (offer: Counted) => offer.open_count + offer.proposed_count
  const touched = data.filter((offer: Counted) => countOf(offer) > 0) as Counted[]
  expect(touched.length).toBeGreaterThan(1)
  const total = touched.reduce((sum, offer) => sum + countOf(offer), 0)
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les offres de la page' }).check()
  const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await bar.getByRole('button', { name: 'Clôturer' }).click()
    const closing = page.getByRole('dialog', { name: /^Clôturer \d+ offres/ })
    await expect(
      closing.getByRole('heading', { name: `${total} candidatures sont encore en cours` }),
    ).toBeVisible()
    await expect(closing.getByRole('heading', { level: 4 })).toHaveCount(touched.length)
    // The offers with a proposal stand first, and in each of them who was proposed the job.
    const first = closing.getByRole('region', { name: /proposition/ }).first()
    await expect(first.getByRole('listitem').first()).toContainText('à décider à part')
    await expect(closing.getByRole('heading', { level: 4 }).first()).toContainText('proposition')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/closing-${width}.png` })
    await closing.getByRole('button', { name: 'Annuler' }).click()
  }
})

test('an offer is closed as filled, everybody is answered, and it is archived', async ({ page }) => {
  await page.goto(`${LIST}?status=published`)
  // Two of its people have no answer yet, and three are further than that.
  const { row, id } = await firstRow(page, /Développeur web confirmé/)
  await choose(row, 'Clôturer')
  const closing = page.getByRole('dialog', { name: /^Clôturer/ })
  await expect(closing.getByLabel('Pourvue ici')).toBeChecked()
  await expectAccessible(page)
  await expect(closing.getByLabel('Répondre aux 5 candidatures en attente')).toBeChecked()
  await expect(closing.getByRole('heading', { name: '5 personnes sont encore' })).toBeVisible()
  await closing.getByRole('button', { name: 'Clôturer' }).click()
  const answering = page.getByRole('dialog', { name: 'Répondre aux 5 candidatures en attente' })
  await expect(answering.getByLabel('Message aux candidats')).toHaveValue(/le poste est désormais pourvu/)
  await expectAccessible(page)
  await answering.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page.getByText(/est clôturée\. 5 candidatures attendent une réponse/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${LIST}?status=closed`)
  const closed = page.getByRole('row', { name: /Développeur web confirmé/ })
  await closed.getByRole('link', { name: 'Répondre aux 5' }).click()
  await expect(page.getByRole('heading', { name: '5 destinataires' })).toBeVisible()
  await page.goto(`${LIST}/${id}/apercu`)
  const article = page.locator('article').first()
  await choose(article, 'Archiver')
  await page.getByRole('dialog').getByRole('button', { name: 'Répondre à tous' }).click()
  await answering.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText(/^Pourvue ici .* Toutes les candidatures ont une réponse\.$/)).toBeVisible()
  await expectAccessible(page)
  await archive(page, `${LIST}/${id}/apercu`)
  await page.getByRole('link', { name: 'Historique', exact: true }).click()
  const history = page.getByRole('list', { name: 'Historique de l’offre' })
  await expect(history.getByRole('heading', { level: 3 }).first()).toHaveText('Archivée')
  await expect(history).toContainText('Réponse envoyée à tous')
  await expect(history).toContainText('Par vous · Pourvue ici')
  await expectAccessible(page)
})

test('an offer is renewed in one press from its page, and its figures add up', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${LIST}?status=published`)
  const { id } = await firstRow(page, /Publiée/)
  const guest = await browser.newPage({ ...(baseURL && { baseURL }) })
  await guest.goto('/offres')
  const counted = guest.waitForResponse(/\/api\/offers\/\d+\/view\?from=/)
  await guest.goto(`/offres/${id}`)
  await counted
  await guest.close()
  await page.goto(`${LIST}/${id}/apercu`)
  await page.locator('article').getByRole('button', { name: 'Renouveler' }).first().click()
  await expect(page.getByText('Offre renouvelée')).toBeVisible()
  await page.getByRole('link', { name: 'Statistiques' }).click()
  await expect(page.getByRole('heading', { name: 'Jour par jour' })).toBeVisible()
  await expectAccessible(page)
  const totals = await readTotals(page)
  expect(totals[0]).toBeGreaterThan(0)
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click()
  expect((await kept).suggestedFilename()).toBe('statistiques.csv')
  await page
    .getByRole('navigation', { name: 'Offre' })
    .getByRole('link', { name: /^Candidatures/ })
    .click()
  await expect(page).toHaveURL(/\/candidatures$/)
})

test('on a phone several offers are paused at once, each with its result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${LIST}?status=published`)
  const boxes = page.locator('tbody').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const index of [0, 1]) await boxes.nth(index).check()
  const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' })
  await expect(bar).toContainText('2 sélectionnées')
  await expect(bar.getByRole('button', { name: /Archiver/ })).toBeDisabled()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await bar.getByRole('button', { name: 'Mettre en pause' }).click()
  await expect(page.getByText('2 offres modifiées.')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'État des offres' })
    .getByRole('link', { name: /^En pause/ })
    .click()
  await expect(page.getByRole('button', { name: 'Reprendre' })).not.toHaveCount(0)
  // The chip of the chosen state is in view, however far along its row.
  const states = page.getByRole('navigation', { name: 'État des offres' })
  await page.goto(`${LIST}?status=archived`)
  await expect(states.getByRole('link', { name: /^Archivées/ })).toBeInViewport({ ratio: 1 })
})

test('what waits for a moderator is taken back, and another offer is begun from it, then deleted', async ({
  page,
}) => {
  await page.goto(`${LIST}?status=submitted`)
  const { title, id } = await firstRow(page, /En validation/)
  await page.getByRole('row', { name: title }).getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Offre retirée')).toBeVisible()
  await page.goto(`${LIST}/${id}/apercu`)
  const article = page.locator('article').first()
  await expect(article.getByText('Ce brouillon n’est visible que de votre société.')).toBeVisible()
  // A moderator may have read it, so it can be archived but not deleted.
  await article.getByRole('button', { name: /^Actions pour / }).click()
  await expect(article.getByRole('button', { name: 'Archiver' })).toBeVisible()
  await expect(article.getByRole('button', { name: 'Supprimer le brouillon' })).toHaveCount(0)
  await article.getByRole('button', { name: 'Dupliquer' }).click()
  await page.waitForURL(/\/modifier$/)
  expect(page.url()).not.toContain(`/${id}/`)
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/draft') && reply.request().method() === 'PUT',
  )
  await page.getByLabel('Titre du poste').fill('Relieuse de registres')
  await saved

  await page.goto(`${LIST}?status=draft`)
  const copy = page.getByRole('row', { name: 'Relieuse de registres' })
  await choose(copy, 'Supprimer le brouillon')
  const sure = page.getByRole('dialog', { name: /^Supprimer/ })
  await expect(sure.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Supprimer le brouillon' }).click()
  await expect(page.getByText('Brouillon supprimé')).toBeVisible()
  await expect(copy).toHaveCount(0)
})

test('a new text of an offer on the site is abandoned, and the offer stays as it was', async ({ page }) => {
  await page.goto(`${LIST}?status=published`)
  const { row, title, id } = await firstRow(page, /Jusqu’au/)
  await page.goto(`${LIST}/${id}/modifier`)
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/draft') && reply.request().method() === 'PUT',
  )
  await page.getByLabel('Titre du poste').fill(`${title.replace(/\sH\/F$/, '')} de nuit`)
  await saved
  await page.goto(`${LIST}?status=published`)
  await expect(row.getByText('Modifications non envoyées')).toBeVisible()
  await page.goto(`${LIST}/${id}/apercu`)
  const article = page.locator('article').first()
  await expect(article.getByText('Vos modifications ne sont pas encore envoyées.')).toBeVisible()
  await choose(article, 'Abandonner les modifications')
  const sure = page.getByRole('dialog', { name: /^Abandonner les modifications de/ })
  await expect(sure.getByText('L’offre reste telle qu’elle est.')).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Abandonner les modifications' }).click()
  await expect(page.getByText('Modifications abandonnées')).toBeVisible()
  await expect(article.getByText('Vos modifications ne sont pas encore envoyées.')).toHaveCount(0)
  await page.goto(`${LIST}/${id}/modifier`)
  await expect(page.getByLabel('Titre du poste')).toHaveValue(title.replace(/\sH\/F$/, ''))
})
