import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { fillSignUp, PHRASE } from '../sign-up.ts'

const PATH = '/candidat/suggestions-offres'
const SAVED = '/candidat/offres-sauvegardees'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titleOf = (card: Locator) => card.getByRole('heading').getByRole('link')

async function hrefOf(card: Locator): Promise<string> {
  return (await titleOf(card).getAttribute('href')) ?? ''
}

/** Presses « Masquer » of a card, then one of its two lines. */
async function hide(card: Locator, line: RegExp) {
  await card.getByRole('button', { name: /^Masquer/ }).click()
  await card.getByRole('list', { name: 'Masquer' }).getByRole('button', { name: line }).click()
}

test('an applicant sees offers that fit and why, hides an offer and a company, and takes both back', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test', PATH)
  const first = cards(page).first()
  await expect(first.getByRole('img', { name: /^Correspondance\s: \d+\s%$/ })).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Pourquoi cette offre' }).click()
  await expect(first.getByRole('rowheader', { name: 'Métier et secteur' })).toBeVisible()
  await expect(first).toContainText('Ni l’âge, ni le sexe, ni l’origine, ni le nom, ni la photo')
  await expectAccessible(page)

  const href = await hrefOf(first)
  await hide(first, /^Masquer cette offre/)
  await expect(page.getByText(/^Offre masquée/)).toBeVisible()
  await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0)
  await expectAccessible(page)

  // The card of the hidden offer is gone.
  const second = cards(page).first()
  await expect(second).toBeVisible()
  await second.getByRole('button', { name: /^Masquer/ }).click()
  const company = await second.getByRole('button', { name: /Plus aucune de ses offres ici/ }).textContent()
  const name = /^Masquer (.*)Plus aucune/.exec(company ?? '')?.[1] ?? 'sans nom'
  await expectAccessible(page)
  await second.getByRole('button', { name: /Plus aucune de ses offres ici/ }).click()
  await expect(page.getByText(/^Société masquée/)).toBeVisible()
  await expect(page.getByText('1 offre et 1 société. Vous pouvez les rétablir.')).toBeVisible()

  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0)
  await expect(cards(page).getByText(name, { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Gérer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Offres et sociétés masquées' })
  await expect(dialog.getByText(name, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  for (const left of [1, 0]) {
    await dialog
      .getByRole('button', { name: /^Rétablir/ })
      .first()
      .click()
    await expect(dialog.getByRole('button', { name: /^Rétablir/ })).toHaveCount(left)
  }
  await expect(dialog.getByText('Vous n’avez plus rien de masqué.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByText('Vous n’avez rien masqué.')).toBeVisible()
  await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
})

test('an offer that was just hidden comes back by « Annuler »', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', PATH)
  const first = cards(page).first()
  const href = await hrefOf(first)
  await hide(first, /^Masquer cette offre/)
  const back = page.getByRole('button', { name: 'Annuler' })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
  await expect(page.getByText('Vous n’avez rien masqué.')).toBeVisible()
})

test('the list is narrowed by its chips, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'candidat@asafidy.test', PATH)
  await expect(cards(page).first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Recommandations' })
    .getByRole('link', { name: /^Salaire affiché/ })
    .click()
  await expect(page).toHaveURL(`${PATH}?filtre=salaire`)
  const first = cards(page).first()
  await expect(cards(page).getByText('Salaire non communiqué')).toHaveCount(0)
  await first.getByRole('button', { name: 'Pourquoi cette offre' }).click()
  await expect(first.getByRole('rowheader', { name: 'Salaire' })).toBeVisible()
  await first.getByRole('button', { name: /^Masquer/ }).click()
  const menu = first.getByRole('list', { name: 'Masquer' })
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
  // The same holds on a phone, where the button takes a line of its own.
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const { left, right } = await menu.evaluate((list) => list.getBoundingClientRect().toJSON())
    expect([left >= 0, right <= width]).toEqual([true, true])
  }
})

test('offers beyond one’s mobility stand last, under a heading that leads to where it is changed', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test', PATH)
  await expect(cards(page).first()).toBeVisible()
  const beyond = page.getByRole('region', { name: 'Hors de votre mobilité' })
  const next = page.getByRole('link', { name: 'Suivante' })
  while (!(await beyond.isVisible())) {
    const href = (await next.getAttribute('href')) ?? ''
    await page.goto(href)
    await expect(cards(page).first()).toBeVisible()
  }
  const outside = beyond.getByRole('article')
  await expect(outside.filter({ hasText: /hors de votre mobilité|À l’étranger/ })).toHaveCount(
    await outside.count(),
  )
  const all = cards(page).filter({ hasText: 'hors de votre mobilité' })
  await expect(all).toHaveCount(await outside.filter({ hasText: 'hors de votre mobilité' }).count())
  await expect(cards(page).last()).toHaveText((await outside.last().textContent()) ?? '')
  await expectAccessible(page)
  await beyond.getByRole('link', { name: 'Modifier ma mobilité' }).click()
  await expect(page).toHaveURL(/\/candidat\/mon-profil#mobilite$/)
})

test('who told too little is told what is missing, and where to say it', async ({ page }) => {
  const email = `nouveau${Date.now()}@exemple.test`
  await page.goto('/inscription/candidat')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  await signIn(page, email, PATH, PHRASE)
  await expect(page.getByRole('heading', { name: 'Votre profil n’en dit pas assez' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Compléter mon profil' }).click()
  await expect(page).toHaveURL(/\/candidat\/mon-profil#/)
})

test('a saved offer keeps a note to oneself, and the list is narrowed and ordered', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', PATH)
  const first = cards(page).first()
  const href = await hrefOf(first)
  const save = first.getByRole('button', { name: /^Sauvegard/ })
  await expect(save).not.toHaveAttribute('data-native')
  if ((await save.getAttribute('aria-pressed')) === 'false') {
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await save.click()
    expect((await kept).ok()).toBe(true)
  }
  await page.goto(SAVED)
  const saved = page.getByRole('listitem').filter({ has: page.locator(`a[href="${href}"]`) })
  await saved.getByRole('button', { name: /^Ajouter une note/ }).click()
  await saved.getByLabel('Ma note').fill('Demander le poste de Toamasina')
  await expectAccessible(page)
  await saved.getByRole('button', { name: 'Enregistrer' }).click()
  // The text may still stand in its field, so the button that changes a saved note is waited for.
  await expect(saved.getByRole('button', { name: /^Modifier la note/ })).toBeVisible()
  await expect(saved.getByText('Demander le poste de Toamasina')).toBeVisible()
  await page.reload()
  await expect(saved.getByText('Demander le poste de Toamasina')).toBeVisible()

  // A short list needs no choice; one that its address has made can be changed.
  await page.goto(`${SAVED}?filtre=closed&tri=published`)
  await page.getByLabel('Trier').selectOption('closing')
  await expect(page).toHaveURL(`${SAVED}?filtre=closed&tri=closing`)
  const chips = page.getByRole('navigation', { name: 'Mes sauvegardes' })
  const toApply = chips.getByRole('link', { name: /^À postuler/ })
  await expect(toApply).toHaveAttribute('href', /tri=closing/)
  await toApply.click()
  await expect(page).toHaveURL(`${SAVED}?filtre=to_apply&tri=closing`)
  await expect(saved.getByText('Demander le poste de Toamasina')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
