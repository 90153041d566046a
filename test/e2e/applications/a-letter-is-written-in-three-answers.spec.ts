import type { Locator } from '@playwright/test'
import { applyWithPdf, openPopup } from '../applying.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

/** The company of the offer, which the popup says after the title. */
async function companyOf(popup: Locator): Promise<string> {
  const subtitle = await popup.locator('h2 + p').first().textContent()
  return subtitle?.split('·').at(-1)?.trim() ?? ''
}

test('a letter is written in three answers, kept, and used for another company without the name of the first', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.setViewportSize({ width: 360, height: 740 })
  let popup = await openPopup(page, 'comptable')
  const letter = popup.getByRole('textbox', { name: 'Lettre de motivation' })
  const first = await companyOf(popup)

  await popup.getByRole('button', { name: 'Écrire en trois réponses' }).click()
  const answers = page.getByRole('dialog', { name: 'Votre lettre en trois réponses' })
  const experience = answers.getByRole('textbox', { name: /déjà fait qui ressemble/ })
  const sentence = answers
    .getByRole('list', { name: /déjà fait/ })
    .getByRole('button', { name: 'déclarations' })
  const more = answers
    .getByRole('list', { name: /déjà fait/ })
    .getByRole('button', { name: 'Plus de phrases' })
  await expect(more.or(sentence).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await sentence.first().click()
  await expect(experience).toHaveValue(/déclarations/)
  await expect(experience).toBeFocused()
  await answers.getByLabel('Un exemple concret').fill("tenu la caisse d'une épicerie sans un écart")
  await answers.getByRole('textbox', { name: /Pourquoi ici/ }).fill('parce que j’habite à côté')
  await expectAccessible(page)
  await answers.getByRole('button', { name: 'Composer la lettre' }).click()
  const composed = answers.getByRole('region', { name: 'La lettre composée' })
  await expect(composed).toBeFocused()
  await expect(composed).toContainText('Par exemple, j’ai tenu la caisse d’une épicerie sans un écart.')
  await expect(composed).toContainText('Je postule chez vous parce que j’habite à côté.')
  await expect(composed).toContainText(first)
  await expectAccessible(page)
  await answers.getByRole('button', { name: 'Utiliser cette lettre' }).click()
  await expect(answers).toBeHidden()
  await expect(letter).toHaveValue(/^Madame, Monsieur,\n\n/)

  await popup.getByRole('button', { name: 'Garder cette lettre' }).click()
  const keeping = page.getByRole('dialog', { name: 'Garder cette lettre' })
  await expect(keeping.getByLabel('Nom')).toHaveValue(/./)
  await keeping.getByLabel('Nom').fill('Ma lettre de comptable')
  await keeping.getByRole('button', { name: 'Garder', exact: true }).click()
  // What is typed while the dialog still covers the form goes nowhere.
  await expect(keeping).toBeHidden()
  await expect(popup.getByText('Gardée dans vos lettres')).toBeVisible()

  // A letter that stands there is replaced only after it was asked, and can be put back.
  const written = await letter.inputValue()
  await letter.fill('Ma lettre à moi, écrite à la main.')
  await expect(popup.getByText('Gardée dans vos lettres')).toBeHidden()
  await popup.getByRole('button', { name: 'Écrire en trois réponses' }).click()
  await expect(answers.getByLabel('Un exemple concret')).toHaveValue(/épicerie/)
  await answers.getByRole('button', { name: 'Composer la lettre' }).click()
  await expect(answers.getByText(/prendra la place de la lettre déjà écrite/)).toBeVisible()
  await answers.getByRole('button', { name: 'Remplacer ma lettre' }).click()
  await expect(answers).toBeHidden()
  await expect(letter).toHaveValue(written)
  await popup.getByRole('button', { name: 'Remettre mon texte' }).click()
  await expect(letter).toHaveValue('Ma lettre à moi, écrite à la main.')
  await expect(popup.getByText(/Brouillon enregistré/)).toBeVisible()

  // What was answered comes back with the draft.
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await popup.getByRole('button', { name: 'Écrire en trois réponses' }).click()
  await expect(answers.getByLabel('Un exemple concret')).toHaveValue(/épicerie/)
  await answers.getByRole('button', { name: 'Annuler' }).click()
  await expect(answers).toBeHidden()

  popup = await openPopup(page, 'chauffeur')
  const second = await companyOf(popup)
  expect(second).not.toBe(first)
  await popup.getByRole('button', { name: 'Mes lettres' }).click()
  const choosing = page.getByRole('dialog', { name: 'Mes lettres' })
  await choosing.getByText('Ma lettre de comptable').click()
  await expectAccessible(page)
  await choosing.getByRole('button', { name: 'Utiliser la lettre Ma lettre de comptable' }).click()
  await expect(popup.getByText(`Votre lettre nomme encore «\u00A0${first}`)).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: `Remplacer par «\u00A0${second}` }).click()
  await expect(popup.getByText('Votre lettre nomme encore')).toBeHidden()
  const renamed = await letter.inputValue()
  expect(renamed).toContain(second)
  expect(renamed).not.toContain(first)
  for (const question of await popup.locator('input[name^="answers."]').all())
    await question.fill('Oui, dès la semaine prochaine.')
  await applyWithPdf(popup, renamed)

  await page.goto('/candidat/mes-lettres')
  await expect(page.getByRole('heading', { name: 'Mes lettres' })).toBeVisible()
  const letters = page.getByRole('list', { name: 'Lettres gardées' })
  await expect(letters.getByRole('article')).toHaveCount(1)
  await expect(letters.getByText(`Pour ${first}`)).toBeVisible()
  await expectAccessible(page)
  await letters.getByRole('button', { name: 'Modifier Ma lettre de comptable' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifier cette lettre' })
  await editing.getByLabel('Nom').fill('Comptable')
  await editing.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(editing).toBeHidden()
  await expect(letters.getByRole('heading', { name: 'Comptable' })).toBeVisible()
  await letters.getByRole('button', { name: 'Copier Comptable' }).click()
  await expect(letters.getByRole('article')).toHaveCount(2)
  await letters.getByRole('button', { name: 'Supprimer Comptable (copie)' }).click()
  await expect(letters.getByText('«\u00A0Comptable (copie)\u00A0» est supprimée.')).toBeVisible()
  await expectAccessible(page)
  await letters.getByRole('button', { name: 'Annuler' }).click()
  await expect(letters.getByRole('article')).toHaveCount(2)
})
