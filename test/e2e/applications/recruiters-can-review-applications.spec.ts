import type { Locator, Page } from '@playwright/test'
import { openOn } from '../both-sides.ts'
import { answerMailedCode, expect, expectAccessible, PASSWORD, signIn, test } from '../browser.ts'

const LIST = '/dashboard/recruteur/candidatures'

// Where there is no room beside the list, an application opens on its page; the panel has a story of its own.
test.use({ viewport: { width: 1060, height: 800 } })

test.beforeEach(({ page }) => signIn(page, 'recruteur@asafidy.test'))

test('a recruiter filters the applications received and opens one by the keyboard', async ({ page }) => {
  await page.goto(LIST)
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(12)
  await expect(page.getByText(/^\d+ candidatures, dont \d+ nouvelles?$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Étape' }).selectOption('interview')
  await expect(page).toHaveURL(/status=interview/)
  // The applications of before are shown until the filtered ones have come.
  await expect(page.locator('tbody tr', { hasNotText: 'Entretien' })).toHaveCount(0)
  await page.keyboard.press('j')
  const name = (await rows.first().textContent()) ?? ''
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/profil\?status=interview/)
})

test('the filters of the list come back by the breadcrumb, and by Back after going on to others', async ({
  page,
}) => {
  await page.goto(`${LIST}?status=submitted&sort_by_date=asc`)
  await page.locator('[data-row]').first().click()
  const name = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('navigation', { name: 'Candidatures voisines' })).toBeVisible()
  const before = (await name.textContent()) ?? ''
  // The keys work once the page is alive.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(name).not.toHaveText(before, { timeout: 3_000 })
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL(`${LIST}?status=submitted&sort_by_date=asc`)
  await page.locator('[data-row]').first().click()
  await expect(page).toHaveURL(/\/profil\?/)
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await trail.getByRole('link', { name: 'Les candidatures' }).click()
  await expect(page).toHaveURL(`${LIST}?status=submitted&sort_by_date=asc`)
  await page.goto('/dashboard')
  const waiting = page.getByText(/^\d+\scandidatures? attend(ent)? une réponse depuis plus de 7\sjours$/)
  const count = Number.parseInt((await waiting.textContent()) ?? '', 10)
  await page.getByRole('link', { name: 'Répondre' }).click()
  await expect(page.getByRole('link', { name: /^Depuis plus de 7/ })).toHaveAttribute('aria-current', 'page')
  // Exactly those, the oldest first.
  await expect(page.getByText(new RegExp(`^${count} candidatures?$`))).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(Math.min(count, 12))
})

/** Carries a card as a hand does, which lets it go once the column shows that it takes it. */
async function drag(page: Page, card: Locator, column: Locator) {
  await card.hover()
  await page.mouse.down()
  const { x = 0, y = 0, width = 0 } = (await column.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + 200, { steps: 12 })
  await expect(async () => {
    await page.mouse.move(x + width / 2 + 8, y + 208, { steps: 4 })
    await page.mouse.move(x + width / 2, y + 200, { steps: 4 })
    await expect(column).toHaveClass(/over/, { timeout: 500 })
  }).toPass()
  await page.mouse.up()
}

test('a card of the board goes on by its menu, is taken back, and goes on by drag', async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Kanban' }).click()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
  const seen = column('Consultée').getByRole('listitem')
  const name = (await seen.first().getByRole('link').textContent()) ?? ''
  const before = await seen.count()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: `Déplacer ${name}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Entretien' }).press('Enter')
  await expect(seen).toHaveCount(before - 1)
  // Whoever works by keyboard goes on from the card, in its new column.
  await expect(column('Entretien').getByRole('link', { name, exact: true }).first()).toBeFocused()
  const undo = page.getByRole('button', { name: 'Annuler ce changement' })
  await undo.click()
  await expect(seen).toHaveCount(before)
  // The cards below move up when it leaves its column.
  await expect(undo).toBeHidden()
  // The card must be whole in the window, because a page that scrolls under the pressed mouse would drag another one.
  await page.setViewportSize({ width: 1440, height: 2000 })
  await drag(page, seen.first(), column('Présélectionnée'))
  await expect(column('Présélectionnée').getByRole('link', { name }).first()).toBeVisible()
  await expect(seen).toHaveCount(before - 1)
  // What stands under the message moves up when it leaves.
  await expect(undo).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /^Entretien/ }).click()
  await expect(column('Entretien')).toBeVisible()
  await expect(column('Consultée')).toBeHidden()
  await expectAccessible(page)
})

test('a name that nobody has says which filter hides everything', async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('searchbox', { name: 'Nom du candidat' }).fill('Zzzzz')
  await expect(page.getByText('Rien ne correspond à «\u00A0Zzzzz\u00A0».')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retirer le filtre «\u00A0Zzzzz\u00A0»' }).click()
  await expect(page.locator('[data-row]')).toHaveCount(12)
})

test('pointing at an application does not mark it seen', async ({ page }) => {
  await page.goto(`${LIST}?status=submitted`)
  const count = await page.locator('[data-row]').count()
  await page.locator('[data-row]').first().hover()
  // What a link leads to is asked for as it is pointed at: this one's answer would come after the first one's question.
  const prepared = page.waitForResponse(/\/api\/recruiter\/applications\?.*status=ended/)
  await page.getByRole('link', { name: /^Terminées/ }).hover()
  await prepared
  await page.reload()
  await expect(page.locator('[data-row]')).toHaveCount(count)
})

test('a recruiter reads the PDF in the page, moves the application on, refuses it and takes that back', async ({
  page,
}) => {
  await page.goto(`${LIST}?status=review`)
  await page.locator('[data-row]').first().click()
  await expect(page.getByText(/^page 1 sur \d+$/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Pages du document/ })).toContainText('Expérience')
  await expectAccessible(page)
  await page.keyboard.press('s')
  await expect(page.getByText('Présélectionnée', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ne pas retenir' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await expect(dialog.getByRole('link', { name: 'Veuillez choisir un motif.' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Motif').selectOption('experience')
  await expect(dialog.getByLabel('Message au candidat')).toHaveValue(/^Bonjour /)
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await page.getByRole('button', { name: 'Annuler le refus' }).click()
  await expect(page.getByText('Présélectionnée', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Historique' }).click()
  await expect(page.getByRole('list', { name: 'Historique de la candidature' })).toContainText('Expérience')
  await expectAccessible(page)
})

test('a change of stage is taken back before the applicant hears of it, and a double press is one change', async ({
  page,
}) => {
  await page.goto(`${LIST}?status=viewed`)
  await page.locator('[data-row]').first().click()
  const steps = page.getByRole('list', { name: 'Étapes' })
  const decision = page.getByRole('region', { name: 'Décision' })
  await decision.getByRole('button', { name: 'Mettre à l’étude' }).dblclick()
  await expect(steps.locator('[aria-current=step]')).toHaveText('À l’étude')
  await expect(decision.getByRole('status')).toContainText('Le candidat n’est pas encore prévenu')
  await expect(decision.getByRole('button', { name: 'Présélectionner' })).toBeVisible()
  await expectAccessible(page)
  await decision.getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect(steps.locator('[aria-current=step]')).toHaveText('Consultée')

  await expect(async () => {
    await page.keyboard.press('s')
    await expect(steps.locator('[aria-current=step]')).toHaveText('À l’étude', { timeout: 500 })
  }).toPass()
  await expect(decision.getByRole('button', { name: 'Annuler ce changement' })).toBeHidden({
    timeout: 15_000,
  })
  await page.getByRole('link', { name: 'Historique' }).click()
  await expect(page.getByRole('list', { name: 'Historique de la candidature' })).toContainText('À l’étude')
})

test('a recruiter who turned the code by mail on gives one in a new browser, once', async ({
  page,
  browser,
}) => {
  const email = 'recruteur@asafidy.test'
  await page.goto('/dashboard/parametres/securite')
  const wanted = page.getByRole('checkbox', { name: 'Demander un code dans un nouveau navigateur' })
  await expect(wanted).not.toBeChecked()
  await wanted.click()
  await expect(wanted).toBeChecked()
  await expectAccessible(page)
  const fresh = await (await browser.newContext()).newPage()
  const givePassword = async () => {
    await fresh.goto('/login')
    await fresh.getByLabel('Email').first().fill(email)
    await fresh.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await fresh.getByRole('button', { name: 'Se connecter' }).click()
  }
  await givePassword()
  await expect(fresh.getByLabel('Code reçu par e-mail')).toBeFocused()
  await expectAccessible(fresh)
  await answerMailedCode(fresh, email)
  await fresh.waitForURL('**/dashboard')
  await fresh.getByRole('button', { name: 'Mon compte' }).click()
  await fresh.getByRole('button', { name: 'Déconnexion' }).click()
  await fresh.waitForURL((url) => url.pathname === '/')
  await givePassword()
  await fresh.waitForURL('**/dashboard')
  await fresh.context().close()
})

test('a button that a colleague’s decision changes under the finger holds for a second, and the page says who decided', async ({
  page,
  browser,
}) => {
  const { data: team } = await (await page.request.get('/api/recruiter/members')).json()
  const { email, first_name } = team.members.find(
    ({ role, is_me }: { role: string; is_me: boolean }) => role === 'recruiter' && !is_me,
  )
  // The second begins when the change is read, and no slow machine lets it pass.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await page.goto(`${LIST}?status=viewed`)
  await page.locator('[data-row]').first().click()
  const decision = page.getByRole('region', { name: 'Décision' })
  await expect(decision.getByRole('button', { name: 'Mettre à l’étude' })).toBeVisible()

  const colleague = await openOn(browser, email, page.url())
  await colleague
    .getByRole('region', { name: 'Décision' })
    .getByRole('button', { name: 'Mettre à l’étude' })
    .click()
  const next = decision.getByRole('button', { name: 'Présélectionner' })
  await expect(next).toBeVisible({ timeout: 30_000 })
  await next.click()
  await expect(page.getByText(new RegExp(`^Changée par ${first_name}`))).toBeVisible()
  const steps = page.getByRole('list', { name: 'Étapes' }).locator('[aria-current=step]')
  await expect(steps).toHaveText('À l’étude')
  await page.clock.setFixedTime(now + 1_100)
  await next.click()
  await expect(steps).toHaveText('Présélection')
  await colleague.context().close()
})
