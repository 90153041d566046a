import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

const SUGGESTIONS = '/candidat/suggestions-offres'
const PHONE = { width: 360, height: 740 }
const TWO_MINUTES_MS = 120_000

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const prepared = (page: Page) => page.getByRole('dialog', { name: 'Votre candidature est prête' })

/** What the clock of the page says, in milliseconds. */
const pageTime = (page: Page) => page.evaluate(() => Date.now())

test('a prepared application is sent on a phone in under two minutes with the letter from three answers', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, 'candidat@asafidy.test', SUGGESTIONS)
  const first = cards(page).first()
  await expect(page.getByText(/par jour au plus\s: il vous en reste 3 aujourd’hui\./)).toBeVisible()
  await expect(cards(page).getByRole('button', { name: 'Préparer ma candidature' })).toHaveCount(3)
  await expectAccessible(page)
  const begun = await pageTime(page)
  await first.getByRole('button', { name: 'Préparer ma candidature' }).click()

  const popup = prepared(page)
  const summary = popup.getByRole('region', { name: 'Ce que nous avons préparé' })
  await expect(summary).toContainText('rien ne part sans vous')
  await expect(summary).toContainText(/CV court|CV Cheffe/)
  await expect(summary).toContainText(/Prétentions[\d\s]+–[\d\s]+Ar/)
  await expect(summary).toContainText(/il vous en reste 2 aujourd’hui/)
  const letter = popup.getByRole('textbox', { name: 'Lettre de motivation' })
  await expect(letter).toHaveValue(/^Madame, Monsieur,\n\n/)
  const composed = await letter.inputValue()
  await expect(popup.getByText('À vous de répondre.')).toBeVisible()
  await expectAccessible(page)

  await summary.getByRole('button', { name: 'L’améliorer en trois réponses' }).click()
  const answers = page.getByRole('dialog', { name: 'Votre lettre en trois réponses' })
  await answers.getByRole('textbox', { name: /déjà fait qui ressemble/ }).fill('suivi une gamme de yaourts')
  await answers.getByLabel('Un exemple concret').fill('j’ai lancé un parfum en trois mois')
  await answers.getByRole('textbox', { name: /Pourquoi ici/ }).fill('parce que j’aime vos marques')
  await answers.getByRole('button', { name: 'Composer la lettre' }).click()
  await answers.getByRole('button', { name: 'Remplacer ma lettre' }).click()
  await expect(answers).toBeHidden()
  await expect(letter).toHaveValue(/Par exemple, j’ai lancé un parfum en trois mois\./)
  expect(await letter.inputValue()).not.toBe(composed)

  const questions = popup.locator('input[name^="answers."]')
  expect(await questions.count()).toBeGreaterThan(0)
  // Nothing was answered in the person's place.
  for (const question of await questions.all()) {
    await expect(question).toHaveValue('')
    await question.fill('Un mois.')
  }
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(page.getByText('Votre candidature a été envoyée avec succès.').first()).toBeVisible()
  expect((await pageTime(page)) - begun).toBeLessThan(TWO_MINUTES_MS)
})

test('an application prepared from an invitation waits to be read, and « Postuler » pressed by itself opens empty', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, 'candidat@asafidy.test', '/candidat/offres-speciales')
  const invitation = cards(page).first()
  await expect(invitation.getByRole('link', { name: 'Postuler à cette offre' })).toBeVisible()
  await expectAccessible(page)
  await invitation.getByRole('button', { name: 'Préparer ma candidature' }).click()
  await expect(prepared(page).getByRole('region', { name: 'Ce que nous avons préparé' })).toBeVisible()
  await prepared(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(prepared(page)).toBeHidden()

  await page.goto('/candidat/candidatures?status=draft')
  const row = page.getByRole('listitem').filter({ hasText: 'Préparée, à relire' })
  await expect(row).toHaveCount(1)
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Relire ma candidature' }).click()
  await expect(prepared(page).getByLabel('Minimum')).not.toHaveValue('')

  await page.goto('/offres?keywords=soudeur')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/offres\/\d+/)
  await page.getByRole('button', { name: 'Postuler' }).first().click()
  const empty = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(empty.getByLabel('Lettre de motivation')).toHaveValue('')
  await expect(empty.getByLabel('Minimum')).toHaveValue('')
  await expect(page.getByText('Ce que nous avons préparé')).toHaveCount(0)
})

test('the link of a mail changes nothing before one press on the page of the offer', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/offres?keywords=chauffeur')
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  const address = `${href?.split('?')[0]}?utm_source=alerte&postuler=preparer`
  await page.goto(address)
  await waitUntilAlive(page)
  const prompt = page.getByRole('dialog', { name: 'Préparer ma candidature' })
  await expect(prompt).toContainText('Rien n’est envoyé')
  await expectAccessible(page)
  const drafts = async () =>
    (await (await page.request.get('/api/applicant/prepared-applications')).json()).data.length
  const before = await drafts()
  await prompt.getByRole('button', { name: 'Annuler' }).click()
  await expect(prompt).toBeHidden()
  expect(await drafts()).toBe(before)

  await page.goto(address)
  await prompt.getByRole('button', { name: 'Préparer ma candidature' }).click()
  await expect(prepared(page).getByRole('textbox', { name: 'Lettre de motivation' })).toHaveValue(
    /^Madame, Monsieur,/,
  )
  expect(await drafts()).toBe(before + 1)
  await prepared(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(prepared(page)).toBeHidden()
  // Once it is there, the link leads to it at once.
  await page.goto(address)
  await expect(prepared(page)).toBeVisible()
})
