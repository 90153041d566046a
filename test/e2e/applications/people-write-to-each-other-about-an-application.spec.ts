import type { Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { applyTo, openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

test('a recruiter and an applicant write to each other, live, with a file, and nothing is lost or doubled', async ({
  browser,
}) => {
  const applicant = await openOn(browser, 'candidat@asafidy.test', '/dashboard', PHONE)
  const id = await applyTo(applicant, 'havoana-technologies')

  // Before the recruiter's first word, the page says why nothing can be written.
  await applicant.goto(`/candidat/candidatures/${id}/messages`)
  await expect(applicant.getByText(/Vous pourrez écrire à la société dès que le recruteur/)).toBeVisible()
  await expect(applicant.getByLabel('Votre message')).toHaveCount(0)
  await expectAccessible(applicant)
  await shoot(applicant, 'messages-first-360')

  const recruiter = await openOn(
    browser,
    'recruteur@asafidy.test',
    `/dashboard/recruteur/candidatures/${id}/messages`,
  )
  await expect(recruiter.getByText(/votre message lui ouvre cet échange/)).toBeVisible()
  await recruiter.getByLabel('Votre message').fill('Bonjour Miora, avez-vous un portfolio à nous montrer ?')
  await recruiter.getByRole('button', { name: 'Envoyer', exact: true }).dblclick()
  await expect(log(recruiter).getByText('avez-vous un portfolio')).toHaveCount(1)
  await expect(recruiter.getByLabel('Votre message')).toHaveValue('')

  // The message appears on the applicant's open page, and is marked as read there.
  await expect(log(applicant).getByText('avez-vous un portfolio')).toBeVisible()
  await expect(recruiter.getByText(/Lu à/)).toBeVisible()

  // Without a network what is written stays, and leaves once when it is back.
  await applicant.getByLabel('Votre message').fill('Bonjour Monsieur, le voici.')
  await applicant.locator('input[type=file]').setInputFiles({
    name: 'Portfolio.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf({ text: 'Portfolio de Miora' }),
  })
  await applicant.context().setOffline(true)
  await applicant.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(applicant.getByText(/Votre message n’est pas parti/)).toBeVisible()
  await expect(applicant.getByLabel('Votre message')).toHaveValue('Bonjour Monsieur, le voici.')
  await applicant.context().setOffline(false)
  // The server may be too busy to check the file, so it is sent again.
  await expect(async () => {
    await applicant.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(applicant.getByLabel('Votre message')).toHaveValue('', { timeout: 10_000 })
  }).toPass({ timeout: 40_000 })
  await expect(log(applicant).getByRole('link', { name: 'Télécharger Portfolio.pdf' })).toBeVisible()
  await expectAccessible(applicant)
  await shoot(applicant, 'messages-360')
  await expect(log(recruiter).getByText('Bonjour Monsieur, le voici.')).toBeVisible()

  const download = recruiter.waitForEvent('download')
  await log(recruiter).getByRole('link', { name: 'Télécharger Portfolio.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Portfolio.pdf')

  // A template shows what it will say before it is used.
  await recruiter.getByRole('button', { name: 'Modèles' }).click()
  const picker = recruiter.getByRole('region', { name: 'Choisir un modèle' })
  await expect(picker.locator('mark').first()).toBeVisible()
  await expectAccessible(recruiter)
  await shoot(recruiter, 'messages-modeles-1280')
  await picker.getByRole('button', { name: 'Utiliser ce modèle' }).click()
  await expect(recruiter.getByLabel('Votre message')).toHaveValue(/Miora/)
  await recruiter.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(recruiter.getByLabel('Votre message')).toHaveValue('')
  await shoot(recruiter, 'messages-1280')

  // Unread messages are counted in the navigation and on the list until they are read.
  await applicant.goto('/candidat/candidatures')
  await recruiter.getByLabel('Votre message').fill('À bientôt.')
  await recruiter.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(
    applicant.getByRole('navigation', { name: 'Raccourcis' }).getByText(/^2 messages non lus/),
  ).toBeVisible()
  // The demonstration has an unread message in another conversation.
  await expect(applicant.getByRole('listitem').getByText('1 message non lu')).toHaveCount(2)
  await applicant.getByRole('link', { name: /^Messages non lus/ }).click()
  await expect(applicant).toHaveURL(/\?messages=unread$/)
  await expect(applicant.getByRole('listitem').filter({ hasText: 'message non lu' })).toHaveCount(2)
  await shoot(applicant, 'messages-list-360')

  // A message that asks for what it may not is reported, once.
  await applicant.goto(`/candidat/candidatures/${id}/messages`)
  await applicant
    .getByRole('button', { name: /Signaler le message/ })
    .last()
    .click()
  const dialog = applicant.getByRole('dialog', { name: 'Signaler ce message' })
  await dialog.getByRole('radio', { name: 'On me demande de l’argent' }).check()
  await shoot(applicant, 'messages-report-360')
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(applicant.getByText('Signalé', { exact: true })).toBeVisible()
  await expect(applicant.getByText(/votre signalement a été transmis/)).toBeVisible()
})
