import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { signInAsAdministrator, walkToLast } from '../administrator.ts'
import { openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { mailedLink, VERIFY } from '../mails.ts'
import { OWN, picture, sectionOf } from '../own-company.ts'
import { choose, LIST, readTotals } from '../own-offers.ts'
import { fillSignUp, joinByInvitation, PHRASE } from '../sign-up.ts'

// These tests follow one company and its offer from the empty account to the archive: each goes on where the one before
// ended. Its owner keeps a shop and has nothing but a phone until the first interview is agreed on.
test.describe.configure({ mode: 'serial' })

const EMAIL = 'fara@reliure-ambositra.mg'
const COLLEAGUE = 'tiana@reliure-ambositra.mg'
const COMPANY = 'Reliure Ambositra'
const TITLE = 'Relieur H/F'
/** Guests see a change of an offer within so many milliseconds. */
const FOLLOWS = { timeout: 15_000, intervals: [500] }

const AD = `La société RELIURE AMBOSITRA recherche un RELIEUR pour son atelier d’Antsirabe
CDI
Salaire 900.000 à 1.200.000 ar

MISSIONS :
- Relier les registres des mairies
- Restaurer les livres anciens

PROFIL :
- Deux ans d’expérience de la reliure
- Jeune homme de 22 à 30 ans`

const LETTER =
  'Madame, Monsieur, je relie à la main depuis quatre ans dans un atelier d’Antsirabe et je souhaite rejoindre le vôtre pour restaurer les livres anciens.'

let moderator: Awaited<ReturnType<BrowserContext['cookies']>> = []
let offer = 0

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function writeSection(page: Page, name: string, write: (section: Locator) => Promise<void>) {
  const section = sectionOf(page, name)
  await section.getByRole('link', { name: /Compléter|Modifier/ }).click()
  await write(section)
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(section.getByText('Enregistré', { exact: true })).toBeVisible()
}

async function completeCompany(page: Page) {
  await page.goto(OWN)
  await writeSection(page, 'Identité', async (section) => {
    await section.getByLabel('Secteur').selectOption({ label: 'Artisanat et textile' })
    await section.getByLabel('Taille').selectOption({ label: '1-10 salariés' })
  })
  await writeSection(page, 'Numéros légaux', async (section) => {
    await section.getByLabel('NIF').fill('4001234562')
    await section.getByLabel('STAT').fill('13921 12 2014 0 10458')
    await section.getByLabel('RCS').fill('RCS Antsirabe 2015 B 123')
  })
  await writeSection(page, 'Coordonnées', async (section) => {
    await section.getByLabel('Ville').selectOption({ label: 'Antsirabe' })
    await section.getByLabel('Adresse').fill('Lot 14 B 27, Mahazoarivo')
    await section.getByLabel('Téléphone').fill('034 22 418 07')
    await section.getByLabel('E-mail').fill(EMAIL)
  })
  await writeSection(page, 'Présentation et avantages', (section) =>
    section
      .getByLabel('Présentation', { exact: true })
      .fill('Nous relions et restaurons des livres à la main depuis 2014, à Antananarivo et à Antsirabe.'),
  )
  for (const kind of ['nif', 'stat', 'rcs']) {
    await page.locator(`#document_${kind}`).setInputFiles(await picture(`carte-${kind}.jpg`))
    await expect(page.getByRole('link', { name: `carte-${kind}.webp` })).toBeVisible()
  }
  await sendToValidation(page)
}

async function sendToValidation(page: Page) {
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(
    page.getByText('Le profil de votre société est complet et attend sa validation.'),
  ).toBeVisible()
}

/** Goes to the last item of this kind in the administration's queue by keyboard. */
async function openLast(page: Page, adminUrl: string, kind: 'company' | 'offer', name: string) {
  await page.goto(`${adminUrl}/moderation?kind=${kind}`)
  await walkToLast(page)
  await expect(title(page)).toHaveText(name)
}

const onPhone = (page: Page) => page.setViewportSize(PHONE)

test('a recruiter joins, completes the company, corrects the NIF that a moderator asks for, and is validated', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await onPhone(page)
  await page.goto('/inscription/recruteur')
  await fillSignUp(page, EMAIL)
  await page.getByLabel('Nom de la société').fill(COMPANY)
  await page.getByLabel('Numéro de téléphone').fill('034 22 418 07')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  await page.goto(await mailedLink(page, EMAIL, VERIFY))
  await page.getByRole('link', { name: 'Aller au tableau de bord' }).click()
  await page.waitForURL('**/dashboard')
  await completeCompany(page)

  const office = await browser.newPage()
  await signInAsAdministrator(office, adminUrl)
  moderator = await office.context().cookies(adminUrl)
  await openLast(office, adminUrl, 'company', COMPANY)
  const nif = office.getByRole('group', { name: 'NIF', exact: true })
  await nif.getByRole('button', { name: 'À corriger' }).click()
  await office
    .getByRole('textbox', { name: 'À corriger : NIF' })
    .fill('Votre carte fiscale porte un autre numéro.')
  await office.getByRole('button', { name: 'Demander la correction' }).click()
  await expect(title(office)).not.toHaveText(COMPANY)

  await page.goto(await mailedLink(page, EMAIL, /https?:\/\/[^"\s<]+\/compagnie\/ma-societe/))
  await expect(page.getByRole('heading', { name: 'À corriger : NIF' })).toBeVisible()
  await page.getByRole('link', { name: 'Corriger : NIF' }).click()
  const numbers = sectionOf(page, 'Numéros légaux')
  await expect(numbers.getByRole('note', { name: 'Asafidy demande' })).toContainText('un autre numéro')
  await expectAccessible(page)
  await numbers.getByLabel('NIF').fill('4001234567')
  await numbers.getByRole('button', { name: 'Enregistrer' }).click()
  await sendToValidation(page)

  await openLast(office, adminUrl, 'company', COMPANY)
  await expect(office.getByText('4001234567').or(office.getByText('4 001 234 567')).first()).toBeVisible()
  await office.keyboard.press('v')
  await expect(title(office)).not.toHaveText(COMPANY)
  await office.close()
  await page.goto(await mailedLink(page, EMAIL, /https?:\/\/[^"\s<]+\/mes-offres\/ajouter/))
  await expect(page.getByLabel('Titre du poste')).toBeVisible()
})

async function writeOffer(page: Page) {
  await page.getByRole('button', { name: 'Coller une annonce' }).click()
  await page.getByRole('textbox', { name: 'Le texte de l’annonce' }).fill(AD)
  await page.getByRole('button', { name: 'Lire l’annonce' }).click()
  await expect(page.getByText('« Jeune homme de 22 à 30 ans » n’a pas été repris.')).toBeVisible()
  await page.getByRole('button', { name: 'Tout confirmer' }).click()
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Relieur')
  await page.getByLabel('Secteur d’activité').selectOption({ label: 'Artisanat et textile' })

  const presentation = page.getByRole('textbox', { name: 'Présentation du poste' })
  await presentation.click()
  await page.keyboard.type('Une équipe jeune et dynamique.')
  await expect(page.getByText('peut écarter des candidats selon leur âge')).toBeVisible()
  await page.getByRole('button', { name: 'énergique' }).click()
  await expect(presentation).toHaveText('Une équipe énergique.')

  const next = (step: string) => page.getByRole('button', { name: `Continuer vers ${step}` }).click()
  await next('Conditions')
  await expect(page.getByLabel('Contrat', { exact: true })).toHaveValue('1')
  await next('Profil')
  await next('Candidature')
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Avez-vous déjà relié à la main ?')
  await page.getByLabel('Type de réponse').selectOption({ label: 'Oui ou non' })
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('Quand pouvez-vous commencer ?')
  await next('Aperçu')
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(page.getByText('Restaurer les livres anciens')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer en validation' }).click()
  await page.waitForURL(`**${LIST}`)
  await expect(page.getByRole('row', { name: TITLE })).toContainText('En validation')
}

/** Looks for the offer as a guest does, and opens it. @returns its id */
async function findAsGuest(browser: Browser): Promise<number> {
  const guest = await browser.newPage()
  const isFound = async () =>
    (await (await guest.request.get('/offres?keywords=relieur')).text()).includes(COMPANY)
  await expect.poll(isFound, FOLLOWS).toBe(true)
  await guest.goto('/offres')
  await waitUntilAlive(guest)
  await guest.getByLabel(/Métier/).fill('relieur')
  await guest.getByRole('button', { name: 'Rechercher' }).click()
  const counted = guest.waitForResponse(/\/api\/offers\/\d+\/view\?from=/)
  await guest.getByRole('article').filter({ hasText: COMPANY }).getByRole('link').first().click()
  await expect(title(guest)).toHaveText(TITLE)
  await counted
  const id = Number(/\/offres\/(\d+)/.exec(guest.url())?.[1])
  await guest.close()
  return id
}

async function apply(browser: Browser) {
  const applicant = await browser.newPage()
  const counted = applicant.waitForResponse(/\/api\/offers\/\d+\/view\?from=/)
  await signIn(applicant, 'candidat@asafidy.test', `/offres/${offer}`)
  await counted
  await waitUntilAlive(applicant)
  await applicant.getByRole('button', { name: 'Postuler' }).first().click()
  const popup = applicant.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await popup.getByRole('radio', { name: /PDF/ }).check()
  await popup.locator('input[type=file]').setInputFiles({
    name: 'CV Miora.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf({ text: 'CV de Miora' }),
  })
  const choice = (name: RegExp) => popup.getByRole('group', { name })
  await choice(/disponible immédiatement/)
    .getByRole('radio', { name: 'Oui' })
    .check()
  await popup.getByLabel('Minimum').fill('900000')
  await popup.getByLabel('Maximum').fill('1200000')
  await popup.getByRole('textbox', { name: /motivation/i }).fill(LETTER)
  await choice(/relié à la main/)
    .getByRole('radio', { name: 'Oui' })
    .check()
  await popup.getByLabel('Quand pouvez-vous commencer ?').fill('Dès le premier du mois.')
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(applicant.getByText('Votre candidature a été envoyée avec succès.').first()).toBeVisible()
  await applicant.close()
}

test('an advertisement becomes an offer, published by keyboard, which a guest finds within fifteen seconds and an applicant answers', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await onPhone(page)
  await signIn(page, EMAIL, `${LIST}/ajouter`, PHRASE)
  await writeOffer(page)

  const office = await browser.newPage()
  await office.context().addCookies(moderator)
  await openLast(office, adminUrl, 'offer', TITLE)
  await office.keyboard.press('v')
  await expect(title(office)).not.toHaveText(TITLE)
  await office.close()
  offer = await findAsGuest(browser)
  await apply(browser)

  await page.goto(`${LIST}/${offer}/candidatures`)
  await page
    .getByRole('link', { name: /Miora Andriambelo/ })
    .first()
    .click()
  await page.waitForURL(/candidatures\/\d+\/profil/)
  // The answers to the offer's questions stand beside the CV.
  await expect(page.getByText('Dès le premier du mois.')).toBeVisible()
  await expect(page.getByText('Avez-vous déjà relié à la main ?')).toBeVisible()
})

test('the first interview is proposed from the phone, taken, and stands in both calendars', async ({
  page,
  browser,
}) => {
  await onPhone(page)
  await signIn(page, EMAIL, `${LIST}/${offer}/candidatures`, PHRASE)
  await page
    .getByRole('link', { name: /Miora Andriambelo/ })
    .first()
    .click()
  await page.waitForURL(/candidatures\/\d+\/profil/)
  await page.goto(page.url().replace(/profil.*/, 'rendez-vous'))
  const form = page.getByRole('form', { name: 'Proposer un entretien' })
  await form.getByRole('button', { name: 'Téléphone' }).click()
  await form.getByRole('button', { name: 'Semaine suivante' }).click()
  // A phone shows a day at a time.
  await expect(form.getByRole('button', { name: /^mardi .*, 10\sh\s00$/ })).toBeHidden()
  await form.getByRole('radio', { name: /^mardi/ }).check()
  await form.getByRole('button', { name: /^mardi .*, 10\sh\s00$/ }).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: /^Envoyer à Miora/ }).click()
  await expect(page.getByRole('heading', { name: 'Créneaux proposés' })).toBeVisible()

  const applicant = await openOn(browser, 'candidat@asafidy.test', '/candidat/candidatures', PHONE)
  await applicant.getByRole('listitem').filter({ hasText: TITLE }).first().getByRole('link').first().click()
  await applicant.getByRole('button', { name: /^Confirmer mardi .* à 10\sh\s00$/ }).click()
  await expect(applicant.getByText('Entretien confirmé')).toBeVisible()
  await applicant.context().close()

  await page.goto('/dashboard/recruteur/calendrier')
  await expect(page.getByText(/Miora Andriambelo/).first()).toBeVisible()
})

test('who recruits alone sees two marks of a person and no tags, and gets the rest with a colleague', async ({
  page,
  browser,
}) => {
  await signIn(page, EMAIL, `${LIST}/${offer}/candidatures`, PHRASE)
  await expect(page.getByRole('columnheader', { name: 'Correspondance' })).toBeVisible()
  const rated = page.getByRole('columnheader', { name: 'Note', exact: true })
  await expect(rated).toHaveCount(0)
  await page
    .getByRole('link', { name: /Miora Andriambelo/ })
    .first()
    .click()
  await page.waitForURL(/candidatures\/\d+\/profil/)
  const evaluation = page.url().replace(/profil.*/, 'evaluation')
  await page.goto(evaluation)
  await expect(page.getByRole('combobox', { name: 'Note sur cette candidature' })).toBeVisible()
  for (const name of ['Suivi', 'Critères']) await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/dashboard/parametres/equipe')
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(COLLEAGUE)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Lecteur/ })
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations en attente' })).toContainText(COLLEAGUE)
  await joinByInvitation(browser, COLLEAGUE)

  await page.goto(evaluation)
  await expect(page.getByRole('heading', { name: 'Suivi' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Note pour l’équipe' })).toBeVisible()
  await page.goto(`${LIST}/${offer}/candidatures`)
  await expect(rated).toBeVisible()
})

test('the offer is paused, renewed, closed as filled with everyone answered and archived, and its figures add up', async ({
  page,
  browser,
}) => {
  const guest = await browser.newPage()
  let asked = 0
  // Each address is another page, so none is one that is kept for guests.
  const isPaused = async () => {
    asked += 1
    const answer = await guest.request.get(`/offres/${offer}?${asked}`)
    return (await answer.text()).includes('Cette offre est en pause.')
  }
  await signIn(page, EMAIL, LIST, PHRASE)
  await expect(
    page.getByRole('status').filter({ hasText: '1 offre active, 1 place prise sur 1' }),
  ).toContainText('clôturez-en ou retirez-en une')
  const row = page.getByRole('row', { name: TITLE })
  await choose(row, 'Mettre en pause')
  await expect(row).toContainText('En pause')
  await expect.poll(isPaused, FOLLOWS).toBe(true)
  await row.getByRole('button', { name: 'Reprendre' }).first().click()
  await expect(row).toContainText('Publiée')
  await expect.poll(isPaused, FOLLOWS).toBe(false)

  await page.goto(`${LIST}/${offer}/apercu`)
  const article = page.locator('article').first()
  await article.getByRole('button', { name: 'Renouveler' }).first().click()
  await expect(page.getByText('Offre renouvelée')).toBeVisible()
  // The message lies over the actions until it is closed.
  await page.getByRole('button', { name: 'Fermer le message' }).click()

  await choose(article, 'Clôturer')
  const closing = page.getByRole('dialog', { name: /^Clôturer/ })
  await expect(closing.getByLabel('Pourvue ici')).toBeChecked()
  await expect(closing.getByLabel('Répondre à la candidature en attente')).toBeChecked()
  await closing.getByRole('button', { name: 'Clôturer' }).click()
  const answering = page.getByRole('dialog', { name: /^Répondre/ })
  await expect(answering.getByLabel('Message aux candidats')).toHaveValue(/le poste est désormais pourvu/)
  await answering.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText(/^Pourvue ici .* Toutes les candidatures ont une réponse\.$/)).toBeVisible()
  const isClosed = async () =>
    (await (await guest.request.get(`/offres/${offer}`)).text()).includes('Cette offre est clôturée')
  await expect.poll(isClosed, FOLLOWS).toBe(true)
  await guest.close()

  await page.goto(`${LIST}/${offer}/statistiques`)
  const [views, visitors, saves, openings, applications] = await readTotals(page)
  expect({ views, visitors, saves, openings, applications }).toEqual({
    views: 2,
    visitors: 2,
    saves: 0,
    openings: 1,
    applications: 1,
  })

  // The answer can be taken back for some seconds, and the offer is archived after them.
  await expect(async () => {
    await page.goto(`${LIST}/${offer}/apercu`)
    await article.getByRole('button', { name: 'Archiver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click({ timeout: 2000 })
    await expect(page.getByText('Cette offre est archivée.')).toBeVisible()
  }).toPass({ timeout: 40_000 })
  await page.getByRole('link', { name: 'Historique', exact: true }).click()
  const history = page.getByRole('list', { name: 'Historique de l’offre' })
  await expect(history.getByRole('heading', { level: 3 }).first()).toHaveText('Archivée')
  for (const line of ['Réponse envoyée à tous', 'Renouvelée', 'Mise en pause', 'Publiée', 'Envoyée'])
    await expect(history).toContainText(line)
})
