import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'

const TEAM = '/dashboard/parametres/equipe'
const MEMBERS = 'Membres de l’équipe'
/** Mendrika is a colleague in the demonstration company who may only read. */
const READER = 'mendrika.razafindrakoto@havoana-technologies.test'
/** This recruiter works for another company. */
const ELSEWHERE = 'recruteur.nouveau@asafidy.test'
const COLLEAGUE = 'fanja.rabe@exemple.test'

/** Returns the path of the mailed link. */
async function mailedLink(page: Page, subject: RegExp): Promise<string> {
  await openMail(page, subject)
  const href = await page.getByRole('link', { name: 'Voir l’invitation' }).getAttribute('href')
  return new URL(href ?? '').pathname
}

/** Opens a page in another person's browser. */
async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test('an owner invites a colleague, who makes an account by the link and works for the company', async ({
  page,
  browser,
}) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(TEAM)
  await expect(page.getByRole('list', { name: MEMBERS }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(dialog.getByRole('link', { name: 'Veuillez entrer votre email' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill(COLLEAGUE)
  await dialog.getByRole('radio', { name: /^Lecteur/ }).check()
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations en attente' })).toContainText(COLLEAGUE)

  const guest = await anotherPage(browser)
  const link = await mailedLink(guest, /vous invite à rejoindre Havoana/)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Rejoignez Havoana Technologies' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: /^Créer mon compte/ }).click()
  await expect(guest.getByRole('link', { name: 'Veuillez entrer votre prénom' })).toBeVisible()
  await guest.getByLabel('Prénom').fill('Fanja')
  await guest.getByLabel('Nom', { exact: true }).fill('Rabe')
  await guest.getByRole('checkbox', { name: /conditions/ }).check()
  await guest.getByLabel('Mot de passe', { exact: true }).fill('quatre lacs bleus au sud')
  await guest.getByRole('button', { name: /^Créer mon compte/ }).click()
  await guest.waitForURL('**/dashboard')
  await expect(guest.getByText('Havoana Technologies').first()).toBeVisible()

  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Cette invitation n’est plus valable' })).toBeVisible()
  await expectAccessible(guest)
  await guest.context().close()
})

test('a reader sees the team, the templates and the applications, and acts on none', async ({ page }) => {
  await signIn(page, READER, '/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Ce qui attend votre équipe/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Voir les offres' })).toBeVisible()
  for (const name of ['Répondre', 'Confirmer', 'Ouvrir', 'Saisir une offre', 'Gérer mes offres'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(TEAM)
  await expect(page.getByRole('list', { name: MEMBERS })).toContainText('Mendrika Razafindrakoto')
  await expect(page.getByRole('button', { name: 'Inviter un collègue' })).toHaveCount(0)
  await expect(page.getByText('Seul le propriétaire de la société gère l’équipe.')).toBeVisible()
  await page.goto('/dashboard/parametres/modeles')
  await expect(page.getByRole('heading', { name: 'Refus après lecture' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nouveau modèle' })).toHaveCount(0)
  await page.goto('/dashboard/recruteur/candidatures?status=review')
  await page.locator('[data-row]').first().click()
  await expect(page.getByText('Vous consultez cette candidature en lecture seule')).toBeVisible()
})

test('an applicant’s address is refused at once, and an invitation says whose it is to somebody else', async ({
  page,
  browser,
}) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(TEAM)
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('candidat@asafidy.test')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(dialog.getByText(/^Cette adresse est celle d’un compte candidat/).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill(ELSEWHERE)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  // The plan's three seats are taken, the pending invitation's among them; a reader takes none.
  await expect(dialog.getByText(/Votre société peut avoir 3 membres qui recrutent/).first()).toBeVisible()
  await dialog.getByRole('radio', { name: /^Lecteur/ }).check()
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations en attente' })).toContainText(ELSEWHERE)
  const other = await anotherPage(browser)
  const link = await mailedLink(other, /vous invite à rejoindre Havoana/)
  await other.context().close()
  await page.goto(link)
  await expect(page.getByText('Votre session est ouverte avec recruteur@asafidy.test.')).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter et continuer' }).click()
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Email').first().fill(ELSEWHERE)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText(/^Votre compte fait déjà partie de/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(link)
})

test('a company says when it receives people, and the week of an interview is grey outside of it', async ({
  page,
}) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto('/dashboard/parametres/horaires')
  const form = page.getByRole('form', { name: 'Horaires de la société' })
  await expect(form.getByRole('checkbox', { name: 'Samedi' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Dimanche' })).not.toBeChecked()
  await form.getByLabel('Samedi, à').fill('07:00')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByRole('link', { name: 'La fin doit venir après le début.' })).toBeVisible()
  await expect(form.getByLabel('Samedi, à')).toHaveValue('07:00')
  await expectAccessible(page)
  await form.getByRole('checkbox', { name: 'Samedi' }).uncheck()
  await form.getByRole('checkbox', { name: 'Dimanche' }).check()
  await form.getByLabel('Lundi, de').fill('06:30')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Horaires enregistrés')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Lundi, de')).toHaveValue('06:30')

  const list = await (await page.request.get('/api/recruiter/applications?status=shortlisted')).json()
  await page.goto(`/dashboard/recruteur/candidatures/${list.data[0].id}/rendez-vous`)
  const week = page.getByRole('region', { name: 'Semaine', exact: true })
  await page.getByRole('button', { name: 'Semaine suivante' }).click()
  await expect(week.getByRole('button', { name: /^lundi .*, 6\sh\s00, hors de vos horaires$/ })).toBeEnabled()
  await expect(week.getByRole('button', { name: /^lundi .*, 6\sh\s30$/ })).toBeEnabled()
  await expect(week.getByRole('button', { name: /^dimanche .*, 9\sh\s00$/ })).toBeEnabled()
  // Grey is not forbidden: the team may meet somebody on a Saturday all the same.
  await week.getByRole('button', { name: /^samedi .*, 9\sh\s00, hors de vos horaires$/ }).click()
  await expect(page.getByText(/^1 créneau sur 5/)).toBeVisible()
  await expectAccessible(page)
})

test('a template is written with its variables and fills a refusal', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto('/dashboard/parametres/modeles')
  await page.getByRole('button', { name: 'Nouveau modèle' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Titre').fill('Refus bref')
  await editor.getByLabel('Usage').selectOption('rejection')
  await editor.getByLabel('Texte', { exact: true }).fill('Bonjour {salaire}')
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(editor.getByRole('link', { name: /^La variable {salaire} n’existe pas/ })).toBeVisible()
  await expectAccessible(page)
  await editor.getByLabel('Texte', { exact: true }).fill('Bonjour ')
  await editor.getByRole('button', { name: 'Prénom du candidat' }).click()
  await editor.getByLabel('Texte', { exact: true }).pressSequentially(', merci. ')
  await editor.getByRole('button', { name: 'Votre nom' }).click()
  await expect(editor.getByLabel('Texte', { exact: true })).toHaveValue(
    'Bonjour {prenom}, merci. {recruteur}',
  )
  await expect(editor.getByRole('region', { name: 'Aperçu' })).toContainText('Bonjour Miora, merci. Mialy')
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { name: 'Refus bref' })).toBeVisible()

  await page.goto('/dashboard/recruteur/candidatures?status=review')
  await page.locator('[data-row]').first().click()
  await page.getByRole('button', { name: 'Ne pas retenir' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motif').selectOption('experience')
  await dialog.getByLabel('Message au candidat').fill('Mes propres mots.')
  await dialog.getByLabel('Modèle').selectOption({ label: 'Refus bref' })
  await expect(dialog.getByLabel('Message au candidat')).toHaveValue('Mes propres mots.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remplacer mon texte' }).click()
  await expect(dialog.getByLabel('Message au candidat')).toHaveValue(
    /^Bonjour [^{}]+, merci\. Mialy Andriantsoa$/,
  )
  await dialog.getByRole('button', { name: 'Ne pas retenir' }).click()
  await expect(page.getByText(/^Refus enregistré\./)).toBeVisible()
})

test('who leaves the team hands on what they had to do, to whom the owner says', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  const { data: team } = await (await page.request.get('/api/recruiter/members')).json()
  const leaving = team.members.find(
    ({ role, is_me }: { role: string; is_me: boolean }) => role === 'recruiter' && !is_me,
  )
  const name = `${leaving.first_name} ${leaving.last_name}`.trim()
  const { data: list } = await (await page.request.get('/api/recruiter/applications?status=review')).json()
  const [one] = list
  await page.goto(`/dashboard/recruteur/candidatures/${one.id}/evaluation`)
  const assignee = page.getByLabel('Confiée à')
  await assignee.selectOption({ label: name })
  await expect(assignee).toHaveValue(String(leaving.id))
  await page.goto(TEAM)
  await page.getByRole('button', { name: `Retirer ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer ce membre ?' })
  const heir = dialog.getByLabel(/^Confier s(es|on|a) .*candidature/)
  await expect(heir).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Retirer de l’équipe' }).click()
  await expect(page.getByRole('list', { name: MEMBERS })).not.toContainText(name)
  await page.goto(`/dashboard/recruteur/candidatures/${one.id}/evaluation`)
  await expect(page.getByLabel('Confiée à').locator('option:checked')).toHaveText(/\(vous\)$/)
})
