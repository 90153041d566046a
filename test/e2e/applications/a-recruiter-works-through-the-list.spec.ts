import type { Locator, Page } from '@playwright/test'
import { changeReplies, expect, expectAccessible, signIn, test } from '../browser.ts'

const LIST = '/dashboard/recruteur/candidatures'
const RECRUITER = 'recruteur@asafidy.test'
const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.POSITIVE_INFINITY
const stageOf = (page: Page) => page.getByRole('combobox', { name: 'Étape' })
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
const goesOn = (page: Page) => page.getByRole('checkbox', { name: 'Passer à la suivante après une décision' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })

/** Opens the first application by its keys, which work once the page is alive: before, a link leads to its own page. */
async function openFirst(page: Page) {
  const first = page.locator('[data-row]').first()
  await expect(async () => {
    await first.blur()
    await page.keyboard.press('j')
    await expect(first).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
}

test('at 1280 px the list begins within the first 300, shows what goes on, and keeps its choice in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, RECRUITER, LIST)
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(12)
  const first = page.locator('tbody tr').first()
  expect(await topOf(first)).toBeLessThanOrEqual(300)
  await expect(stageOf(page)).toHaveValue('open')
  await expect(page.getByRole('link', { name: /^En cours/ })).toHaveAttribute('aria-current')
  await expectAccessible(page)
  await shoot(page, 'list-1280')

  // All that are over are one choice, and each way of ending has its own beside it.
  await page.getByRole('link', { name: /^Terminées/ }).click()
  await expect(page).toHaveURL(/status=ended/)
  await expect(stageOf(page)).toHaveValue('ended')
  await stageOf(page).selectOption('rejected')
  await expect(page).toHaveURL(/status=rejected/)
  await expect(page.locator('tbody tr', { hasNotText: 'Non retenue' })).toHaveCount(0)
  await page.reload()
  await expect(stageOf(page)).toHaveValue('rejected')
  const counted = Number(
    /\((\d+)\)/.exec((await stageOf(page).locator('option:checked').textContent()) ?? '')?.[1],
  )
  await expect(page.getByText(new RegExp(`^${counted} candidatures?$`))).toBeVisible()

  // The panel with the CV stands beside the list, which begins where it did.
  await page.goto(LIST)
  await expect(rows).toHaveCount(12)
  await openFirst(page)
  const panel = page.getByRole('complementary', { name: /^Candidature d(e |’)/ })
  await expect(panel.getByText(/^page 1 sur \d+$/).first()).toBeVisible()
  expect(await topOf(first)).toBeLessThanOrEqual(300)
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await shoot(page, 'panel-1280')
})

test('with one offer chosen, what was answered to its questions is a column of the list and filters it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, RECRUITER, LIST)
  await expect(page.locator('[data-row]')).toHaveCount(12)
  const offer = await findAsked(page)
  await page.getByRole('combobox', { name: 'Offre' }).selectOption(String(offer.id))
  await expect(page).toHaveURL(new RegExp(`offer_id=${offer.id}`))
  // Whoever looks at what goes on goes on doing so.
  await expect(stageOf(page)).toHaveValue('open')
  await stageOf(page).selectOption('all')
  await expect(page).toHaveURL(/status=all/)
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await page.getByRole('checkbox', { name: offer.question }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: offer.question })).toBeVisible()
  await expect(page).toHaveURL(/colonnes=1/)
  await expect(page.getByRole('cell', { name: offer.answer }).first()).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'answers-1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /^Filtres/ }).click()
  const filter = page.getByRole('dialog').getByLabel(offer.question)
  await filter.fill('zzz sans réponse')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Voir les candidatures' }).click()
  await expect(page.getByRole('link', { name: /^Retirer le filtre Question 1/ })).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(0)
  await page.getByRole('link', { name: /^Retirer le filtre Question 1/ }).click()
  await expect(page.getByText(offer.answer).first()).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await shoot(page, 'answers-360')
})

/** Finds an offer whose applicants were asked something, and its first question. */
async function findAsked(page: Page): Promise<{ id: number; question: string; answer: string }> {
  const { offers } = await (await page.request.get('/api/recruiter/applications')).json()
  for (const { id } of offers) {
    const listed = await page.request.get(`/api/recruiter/applications?offer_id=${id}`)
    const { questions, data } = await listed.json()
    const answer = data[0].answers[0]?.answer
    if (questions.length > 0 && answer) return { id, question: questions[0].text, answer }
  }
  throw new Error('no offer asks anything')
}

test('after a decision the next application comes with the focus on its name, and the message takes the decision back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, RECRUITER, `${LIST}?status=viewed`)
  const rows = page.locator('[data-row]')
  const [name, second] = [await rows.nth(0).textContent(), await rows.nth(1).textContent()]
  await openFirst(page)
  const panel = page.getByRole('complementary', { name: /^Candidature d(e |’)/ })
  const heading = panel.getByRole('heading', { level: 2 }).first()
  await expect(heading).toHaveText(name ?? '')
  await expect(goesOn(page)).not.toBeChecked()
  await goesOn(page).check()
  await panel.getByRole('button', { name: /^Mettre à l’étude/ }).click()
  await expect(heading).toHaveText(second ?? '')
  await expect(heading).toBeFocused()
  await expect(messages(page)).toContainText('Candidature à l’étude')
  await expect(messages(page)).toContainText(name ?? '')
  // A message that is pointed at waits.
  await messages(page).getByText('Candidature à l’étude').hover()
  await expectAccessible(page)
  await shoot(page, 'next-1280')
  await messages(page).getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect(heading).toHaveText(name ?? '')
  await expect(panel.locator('[aria-current=step]')).toHaveText('Consultée')

  // The choice is kept on the device, and U takes the last decision back from wherever one is.
  await page.reload()
  await expect(heading).toHaveText(name ?? '')
  await expect(goesOn(page)).toBeChecked()
  await panel.getByRole('button', { name: 'Ne pas retenir' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motif').selectOption('experience')
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await expect(heading).toHaveText(second ?? '')
  await expect(heading).toBeFocused()
  await page.keyboard.press('u')
  await expect(heading).toHaveText(name ?? '')
  await expect(panel.locator('[aria-current=step]')).toHaveText('Consultée')
  await expect(messages(page)).toContainText('Refus annulé')
})

test('on a phone one bar of actions decides, the next application comes, and nothing stands over what one writes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, RECRUITER, `${LIST}?status=shortlisted`)
  const rows = page.locator('[data-row]')
  const [name, second] = [await rows.nth(0).textContent(), await rows.nth(1).textContent()]
  expect(await isWide(page)).toBe(false)
  await shoot(page, 'list-360')
  await rows.first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name ?? '')
  await goesOn(page).check()
  const refuse = page.getByRole('button', { name: 'Ne pas retenir' })
  // The one bar stands at the foot of the window.
  const bar = await refuse.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(660)
  await expectAccessible(page)
  await shoot(page, 'application-360')
  const tabs = page.getByRole('navigation', { name: 'Dossier de candidature' })
  const full = (await heading.boundingBox())?.y ?? 0
  await tabs.getByRole('link', { name: 'Messages' }).click()
  await expect(page).toHaveURL(/\/messages\?/)
  // The composer has the foot of the window for itself, and the header is compact.
  await expect(refuse).toBeHidden()
  expect((await heading.boundingBox())?.y ?? 0).toBeLessThanOrEqual(full)
  await expect(page.getByRole('navigation', { name: 'Candidatures voisines' })).toBeHidden()
  await shoot(page, 'messages-360')
  await tabs.getByRole('link', { name: 'Profil' }).click()
  await refuse.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motif').selectOption('experience')
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await messages(page).getByRole('button', { name: 'Annuler le refus' }).hover()
  await expect(heading).toHaveText(second ?? '')
  await expect(heading).toBeFocused()
  await shoot(page, 'next-360')
  await messages(page).getByRole('button', { name: 'Annuler le refus' }).click()
  await expect(heading).toHaveText(name ?? '')
  await expect(page.getByText('Présélectionnée', { exact: true }).first()).toBeVisible()
})

test('the list says how many CVs can be opened still today, and once it is over from when on there are more', async ({
  page,
}) => {
  let left = 12
  const again_at = '2026-12-01T06:30:00.000Z'
  await changeReplies(page, /\/api\/recruiter\/applications\?/, (body) => ({
    ...body,
    cv_views: { left, again_at },
  }))
  await signIn(page, RECRUITER, '/dashboard')
  const open = () =>
    page
      .getByRole('navigation', { name: 'Mon espace' })
      .getByRole('link', { name: /^Les candidatures/ })
      .click()
  await open()
  await expect(
    page.getByText('Encore 12 dossiers à ouvrir\u00A0: 200 en 24\u00A0heures au plus.'),
  ).toBeVisible()
  await expectAccessible(page)
  left = 0
  await page.goto('/dashboard')
  await open()
  await expect(
    page.getByText(/^Vous avez ouvert 200\sdossiers en 24\sheures, c’est la limite\. Reprenez à partir/),
  ).toBeVisible()
  await expectAccessible(page)
})
