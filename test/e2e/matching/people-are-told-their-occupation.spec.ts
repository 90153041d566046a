import { expect, expectAccessible, signIn, test } from '../browser.ts'

const SAVED = /^Enregistré à \d/

test('a recruiter sees which occupation a title is taken for, and corrects it', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto('/dashboard/recruteur/mes-offres/ajouter')
  await page.getByLabel('Titre du poste').fill('Assistante RH')
  await expect(page.getByText(/Métier reconnu\s: Assistanat en ressources humaines/)).toBeVisible()
  await page.getByRole('button', { name: 'Corriger le métier' }).click()
  await page.getByLabel('Chercher un autre métier').fill('secrétaire')
  await page.getByRole('radio', { name: 'Secrétariat', exact: true }).check()
  await expect(page.getByText(/Métier reconnu\s: Secrétariat/)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page).toHaveURL(/brouillon=\d+$/)
  await page.getByRole('radio', { name: 'Aucun', exact: true }).check()
  await expect(page.getByText(/Métier reconnu\s: aucun/)).toBeVisible()
})

test('an applicant sees which occupation a headline is taken for', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mon-profil')
  const about = page.getByRole('region', { name: 'Présentation' })
  await about.getByRole('link', { name: /Modifier|Compléter/ }).click()
  await about.getByLabel('Titre professionnel').fill('Développeuse Java')
  await expect(page.getByText(/Métier reconnu\s: Études et développement informatique/)).toBeVisible()
  await expectAccessible(page)
})
