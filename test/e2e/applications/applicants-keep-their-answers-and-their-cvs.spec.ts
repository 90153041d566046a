import type { Locator, Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { openPopup } from '../applying.ts'
import { changeReplies, expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

const LETTER =
  'Traffic manager depuis quatre ans, je mesure chaque campagne et je rends compte en clair. '.repeat(3)
const pdf = (name: string, bytes: Buffer) => ({ name, mimeType: 'application/pdf', buffer: bytes })

/** Opens the popup of an offer with its questions answered. */
async function openAnswered(page: Page, keywords: string) {
  const popup = await openPopup(page, keywords)
  await answerQuestions(popup)
  return popup
}

/** Answers the questions of the offer, if it has any. */
async function answerQuestions(popup: Locator) {
  for (const question of await popup.locator('input[name^="answers."]').all())
    await question.fill('Oui, dès la semaine prochaine.')
}

test('a refused application tells every problem, and its draft survives a reload', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  let popup = await openAnswered(page, 'comptable')
  await popup.getByRole('radio', { name: /PDF/ }).check()
  await popup.locator('#resume_pdf').setInputFiles(pdf('gros.pdf', Buffer.alloc(2 * 1024 * 1024 + 1)))
  await expect(popup.getByText('Le fichier doit être inférieur à 2MB')).toBeVisible()
  await popup.getByRole('radio', { name: 'Non' }).check()
  await popup.getByLabel('Date de disponibilité').fill('2020-01-02')
  await popup.getByLabel('Minimum').fill('1400000')
  await popup.getByLabel('Maximum').fill('1200000')
  await popup.getByLabel('Lettre de motivation').fill('Bonjour.')
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(popup.getByRole('heading', { name: 'Quatre réponses sont à corriger' })).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur\s: /)
  await expectAccessible(page)
  await popup.getByRole('link', { name: /au moins 100/ }).click()
  await expect(popup.getByLabel('Lettre de motivation')).toBeFocused()

  await popup.locator('#resume_pdf').setInputFiles(pdf('CV Miora.pdf', makePdf({ text: 'CV' })))
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await expect(popup.getByText(/Brouillon enregistré à/)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain(LETTER.slice(0, 80))
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await expect(popup.getByText('CV Miora.pdf')).toBeVisible()

  await popup.getByRole('radio', { name: 'Oui' }).check()
  await popup.getByLabel('Maximum').fill('1600000')
  await page.context().setOffline(true)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(popup.getByText(/La connexion a été interrompue/)).toBeVisible()
  await page.context().setOffline(false)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  const done = page.getByRole('dialog', { name: 'Candidature envoyée' })
  await expect(done).toBeVisible()
  await expectAccessible(page)
  await done.getByRole('link', { name: 'Suivre ma candidature' }).click()
  await page.waitForURL(/candidatures\/\d+\/suivi/)
  await expect(page.getByRole('heading', { name: 'Envoyée' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Retirer ma candidature' }).click()
  const question = page.getByRole('dialog', { name: /Retirer votre candidature/ })
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await question.getByRole('button', { name: 'Retirer ma candidature' }).click()
  await expect(page.getByRole('heading', { name: 'Retirée' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Postuler à nouveau' })).toBeVisible()
  // What was never said can't be said any more: the reason stands once, with no empty box under it.
  await page.getByRole('link', { name: 'Messages' }).click()
  const messages = page.locator('main').getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(/cet échange peut être relu/)).toHaveCount(1)
  await expect(messages.locator('> div')).toHaveCount(1)
  await page.goBack()
  await page.waitForURL(/candidatures\/\d+\/suivi/)

  // The offer's page, seen a moment ago, no longer says « Déjà postulé ».
  await page.goBack()
  await page.waitForURL(/\/offres\/\d+/)
  await expect(page.getByRole('button', { name: 'Postuler' }).first()).toBeVisible()
  await expect(page.getByText('Déjà postulé')).toBeHidden()
})

test('an application written without a network leaves by itself when there is one, if the person says so', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const popup = await openAnswered(page, 'téléconseiller')
  await popup.getByRole('radio', { name: /PDF/ }).check()
  await popup.locator('#resume_pdf').setInputFiles(pdf('CV Miora.pdf', makePdf({ text: 'CV' })))
  await popup.getByRole('radio', { name: 'Oui' }).check()
  await popup.getByLabel('Minimum').fill('1400000')
  await popup.getByLabel('Maximum').fill('1600000')
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await page.context().setOffline(true)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await popup.getByRole('button', { name: 'Envoyer dès que le réseau revient' }).click()
  // The message goes by itself, so it is looked for before the popup is.
  await expect(page.getByText('Votre candidature attend le réseau')).toBeVisible()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reprendre ma candidature' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText('Candidature envoyée', { exact: true })).toBeVisible()
  await expect(page.getByText('Déjà postulé').first()).toBeVisible()
})

test('on a phone Back closes the popup, not the page, and what was written is taken up again', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.setViewportSize({ width: 360, height: 740 })
  const popup = await openAnswered(page, 'chauffeur')
  const address = page.url()
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await expect(popup.getByText(/Brouillon enregistré à/)).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).last().click()
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await popup.getByRole('button', { name: 'Annuler' }).click()
  await expect(popup).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/offres\?keywords=chauffeur/)

  // When as many were sent as a day may have, that comes before all that would be written in vain.
  await changeReplies(page, /\/api\/applicant\/applying$/, (body) => ({
    data: { ...body.data, left_today: 0 },
  }))
  await page.goto(address)
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).last().click()
  await expect(popup.getByText(/^Vous avez envoyé 30\scandidatures aujourd’hui/)).toBeInViewport()
  await expect(popup.getByRole('button', { name: 'Soumettre' })).toBeDisabled()
  await expectAccessible(page)
})

test('an address not verified keeps the popup from leaving, and says why', async ({ page }) => {
  await signIn(page, 'candidat.nouveau@asafidy.test')
  const popup = await openAnswered(page, 'vendeur')
  await expect(popup.getByText('Veuillez vérifier votre email avant de pouvoir postuler')).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Soumettre' })).toBeDisabled()
  await popup.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(popup.getByText(/Le lien de vérification est parti/)).toBeVisible()
  await expectAccessible(page)
})

test('applications are filtered by the address, on a phone too', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/candidat/candidatures')
  // What goes on comes first, and the states and the order are one press away.
  await expect(page.getByRole('link', { name: /^En cours/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: /^À vous de jouer/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Terminées/ })).toBeHidden()
  await page.getByRole('button', { name: 'Filtres' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filtres' })
  await drawer.getByLabel('Statut').selectOption({ label: 'Retirée' })
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Voir les candidatures' }).click()
  await page.waitForURL(/status=withdrawn/)
  await expect(page.getByRole('listitem').getByText('Retirée', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Terminées/ }).click()
  await page.waitForURL(/status=ended/)
  await expect(page.getByRole('heading', { name: /Terminées/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Titre du poste').fill('chaudronnier')
  await page.waitForURL(/title=chaudronnier/)
  await expect(page.getByRole('heading', { name: /Aucune candidature « chaudronnier »/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await expect(page.getByRole('heading', { name: /Aucune candidature/ })).toBeHidden()
  await expect(page.getByLabel('Titre du poste')).toHaveValue('')
})

test('CVs are joined, changed and deleted', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mes-cv')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nouveau CV' }).click()
  await page.getByRole('button', { name: 'Joindre un PDF' }).click()
  const form = page.getByRole('dialog', { name: 'Joindre un CV' })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByRole('heading', { name: 'Trois réponses sont à corriger' })).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Titre').fill('Traffic manager')
  await form.getByLabel('Nom').fill('CV d’essai')
  await form.getByLabel('Description').fill('Quatre ans de campagnes.')
  await form.locator('#file').setInputFiles(pdf('essai.pdf', makePdf({ text: 'Essai' })))
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { name: 'CV d’essai' })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier CV d’essai' }).click()
  await page.getByRole('dialog').getByLabel('Garder comme brouillon').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'CV d’essai' })
  await expect(card.getByText('Brouillon', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Télécharger CV d’essai en PDF' })).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions sur CV d’essai' }).click()
  await page
    .getByRole('list', { name: 'Actions sur CV d’essai' })
    .getByRole('button', { name: 'Supprimer' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('heading', { name: 'CV d’essai' })).toBeHidden()
})

test('what was left out of a joined file is said, and stays until it was read', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mes-cv')
  await page.getByRole('button', { name: 'Nouveau CV' }).click()
  await page.getByRole('button', { name: 'Joindre un PDF' }).click()
  const form = page.getByRole('dialog', { name: 'Joindre un CV' })
  await form.getByLabel('Titre').fill('Traffic manager')
  await form.getByLabel('Nom').fill('CV à scripts')
  await form.getByLabel('Description').fill('Quatre ans de campagnes.')
  const catalog = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
  await form.locator('#file').setInputFiles(pdf('scripts.pdf', makePdf({ catalog })))
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const notice = page.getByText('Nous avons retiré les actions automatiques de votre fichier.')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(notice).toBeHidden()
})

test('an amount is read as people write it, or refused as it was written', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  const popup = await openAnswered(page, 'secretaire')
  const [least, most] = [popup.getByLabel('Minimum'), popup.getByLabel('Maximum')]
  await most.fill('3M')
  await least.fill('2 500 000,00')
  await least.blur()
  await expect(most).toHaveValue('3\u00A0000\u00A0000')
  await expect(least).toHaveValue('2\u00A0500\u00A0000')
  await least.fill('1,5')
  await least.blur()
  await expect(popup.getByText("Le type n'est pas valide")).toBeVisible()
  await expect(least).toHaveValue('1,5')
  await least.fill('-5')
  await least.blur()
  await expect(popup.getByText('La prétention salariale minimum doit être positive')).toBeVisible()
  await least.fill('800k')
  await least.press('ArrowUp')
  await least.blur()
  await expect(least).toHaveValue('900\u00A0000')
})

/** What this browser keeps under such keys: letters and files of applications unless told. */
function keptDrafts(page: Page, prefix = 'asafidy.application.') {
  return page.evaluate(async (start) => {
    const databases = await indexedDB.databases()
    const files = await new Promise<IDBValidKey[]>((done) => {
      if (!databases.some(({ name }) => name === 'asafidy')) return done([])
      const opening = indexedDB.open('asafidy')
      opening.onsuccess = () => {
        const all = opening.result.transaction('files').objectStore('files').getAllKeys()
        all.onsuccess = () => {
          opening.result.close()
          done(all.result)
        }
      }
    })
    return [...Object.keys(localStorage), ...files].filter((key) => String(key).startsWith(start))
  }, prefix)
}

async function leaveDraft(page: Page, keywords: string) {
  const popup = await openAnswered(page, keywords)
  await popup.getByRole('radio', { name: /PDF/ }).check()
  await popup.locator('#resume_pdf').setInputFiles(pdf('CV Miora.pdf', makePdf({ text: 'CV' })))
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await expect(popup.getByText(/Brouillon enregistré à/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await keptDrafts(page)).length).toBe(2)
}

test('the draft of an application leaves with the person who signs out', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await leaveDraft(page, 'vendeur')
  await page.reload()
  expect(await keptDrafts(page)).toHaveLength(2)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL('**/')
  await expect.poll(() => keptDrafts(page)).toEqual([])
  // What could be read offline leaves too.
  await expect.poll(() => keptDrafts(page, 'asafidy.kept.')).toEqual([])
})

test('the draft of somebody whose session ended leaves when another person signs in', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await leaveDraft(page, 'serveur')
  await page.context().clearCookies()
  await signIn(page, 'candidat.nouveau@asafidy.test', '/dashboard')
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

async function answer(popup: Locator) {
  await popup.getByRole('radio', { name: /PDF/ }).check()
  await popup.locator('#resume_pdf').setInputFiles(pdf('CV Miora.pdf', makePdf({ text: 'CV' })))
  await popup.getByRole('radio', { name: 'Oui' }).check()
  await popup.getByLabel('Minimum').fill('800k')
  await popup.getByLabel('Maximum').fill('1,2M')
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
}

test('who applied in another tab is told so, and sees what did not leave', async ({ page, context }) => {
  await signIn(page, 'candidat@asafidy.test')
  const first = await openAnswered(page, 'magasinier')
  await answer(first)
  await expect(first.getByText(/Brouillon enregistré à/)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(page.url())
  // The other tab knows of the draft once it is alive.
  await tab.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  const second = tab.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await answer(second)
  await answerQuestions(second)
  await first.getByRole('button', { name: 'Soumettre' }).click()
  await expect(page.getByRole('dialog', { name: 'Candidature envoyée' })).toBeVisible()
  await second.getByRole('button', { name: 'Soumettre' }).click()
  const told = tab.getByRole('dialog', { name: /^Vous avez déjà postulé le / })
  await expect(told.getByLabel('Votre lettre')).toHaveValue(LETTER)
  await expect(tab.getByText('Votre candidature a été envoyée avec succès.')).toBeHidden()
  await expectAccessible(tab)
  await told.getByRole('link', { name: 'Voir ma candidature' }).click()
  await tab.waitForURL(/candidatures\/\d+\/suivi/)

  await page.context().clearCookies()
  await page.goto('/offres?keywords=magasinier')
  await waitUntilAlive(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Postuler' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Connexion' })
  await drawer.getByLabel('Email').fill('candidat@asafidy.test')
  await drawer.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  await drawer.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Déjà postulé').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Postulez dès maintenant' })).toBeHidden()
})

test('a session that ends while applying is opened again in place, and nothing written is lost', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const popup = await openAnswered(page, 'cuisinier')
  await answer(popup)
  await page.context().clearCookies()
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(popup.getByText(/Votre session a pris fin/)).toBeVisible()
  await popup.getByRole('button', { name: 'Me reconnecter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Connexion' })
  await drawer.getByLabel('Email').fill('candidat@asafidy.test')
  await drawer.getByLabel('Mot de passe', { exact: true }).fill('Asafidy-demo-2026')
  await drawer.getByRole('button', { name: 'Se connecter' }).click()
  await expect(drawer).toBeHidden()
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(page.getByRole('dialog', { name: 'Candidature envoyée' })).toBeVisible()
})

test('an answer of the account that was on its way while the page sent what was written undoes nothing', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const popup = await openAnswered(page, 'soudeur')
  const kept = () =>
    page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('-drafts/'))
  const first = kept()
  await popup.getByLabel('Lettre de motivation').fill('Madame,')
  await first
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  const second = kept()
  await page.route(/\/application-drafts\/\d+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const before = await route.fetch()
    await second
    await route.fulfill({ response: before })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await second
  await expect(popup.getByText(/Brouillon enregistré à/)).toBeVisible()
  await expectAccessible(page)
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
})
