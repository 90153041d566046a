import type { Page } from '@playwright/test'
import { applyTo, openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

test('a recruiter proposes the job, the applicant reads it on a phone and accepts, and the hiring is confirmed', async ({
  browser,
}) => {
  const applicant = await openOn(browser, 'candidat@asafidy.test', '/dashboard', PHONE)
  const id = await applyTo(applicant, 'havoana-technologies')

  const recruiter = await openOn(
    browser,
    'recruteur@asafidy.test',
    `/dashboard/recruteur/candidatures/${id}/profil`,
  )
  await recruiter.getByRole('button', { name: 'Autres étapes' }).click()
  await recruiter.getByRole('button', { name: 'Faire une proposition' }).click()
  const dialog = recruiter.getByRole('dialog', { name: 'Faire une proposition' })
  await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click()
  await expect(dialog.getByText('Veuillez préciser le salaire.').first()).toBeVisible()
  await dialog.getByLabel('Salaire brut par mois').fill('1500000')
  await dialog.getByLabel('Prise de poste').fill('2030-01-07')
  await dialog
    .getByLabel('Message au candidat')
    .fill('Chère Miora,\n\nToute l’équipe serait heureuse de vous accueillir.')
  await expectAccessible(recruiter)
  await shoot(recruiter, 'proposal-form-1280')
  await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click()
  await expect(recruiter.getByRole('heading', { name: 'Votre proposition' })).toBeVisible()

  // After ten seconds it can no longer be taken back, and the applicant is told.
  await expect(async () => {
    await applicant.goto(`/candidat/candidatures/${id}/suivi`)
    await expect(applicant.getByRole('link', { name: 'Voir la proposition' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 40_000 })
  await applicant.getByRole('link', { name: 'Voir la proposition' }).click()
  await expect(applicant.getByText('Toute l’équipe serait heureuse de vous accueillir.')).toBeVisible()
  await expect(applicant.getByText(/1\s500\s000\sAr/)).toBeVisible()
  await expect(applicant.getByText('Lun. 7 janvier 2030')).toBeVisible()
  await expect(applicant.getByText('Avantages', { exact: true })).toBeVisible()
  await expectAccessible(applicant)
  await shoot(applicant, 'proposal-360')
  await applicant.setViewportSize({ width: 1280, height: 900 })
  // The last cell reaches the right edge, so that none is empty beside it.
  const terms = await applicant.locator('dl').first().boundingBox()
  const last = await applicant.locator('dl > div').last().boundingBox()
  expect(Math.round((last?.x ?? 0) + (last?.width ?? 0))).toBeGreaterThanOrEqual(
    Math.round((terms?.x ?? 0) + (terms?.width ?? 0)),
  )
  await shoot(applicant, 'proposal-1280')
  await applicant.getByRole('button', { name: 'Décliner' }).click()
  await expect(applicant.getByRole('radio', { name: 'Trop loin' })).toBeVisible()
  await shoot(applicant, 'proposal-decline-1280')
  await applicant.keyboard.press('Escape')
  await applicant.getByRole('button', { name: 'Accepter la proposition' }).click()
  await applicant.getByRole('button', { name: 'J’accepte' }).click()
  await expect(applicant.getByRole('heading', { name: /Félicitations/ })).toBeVisible()
  await expectAccessible(applicant)
  await shoot(applicant, 'proposal-accepted-1280')

  await recruiter.reload()
  await expect(recruiter.getByText('Proposition acceptée').first()).toBeVisible()
  await expect(recruiter.getByRole('button', { name: 'Retirer la proposition' })).toHaveCount(0)
  await shoot(recruiter, 'proposal-made-1280')
  await recruiter.getByRole('button', { name: /Confirmer le recrutement/ }).click()
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(recruiter.getByText('Recrutement confirmé').first()).toBeVisible()
})
