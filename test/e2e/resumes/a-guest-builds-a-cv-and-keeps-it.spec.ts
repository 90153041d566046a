import type { Page } from '@playwright/test'
import { DRAWN, drawPdf } from '../../resumes/drawn-resumes.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { DEVICES, isSaved, look, savedBy, takeVersion, write } from '../cv-bench.ts'
import { mailedLink, VERIFY } from '../mails.ts'
import { fillSignUp } from '../sign-up.ts'

const LETTER = 'Comptable depuis six ans, je tiens les comptes de trois sociétés et je forme un stagiaire. '

for (const { device, isPhone, size } of DEVICES) {
  test(`on ${device} a guest builds a CV, creates the account, finds it and applies with it`, async ({
    page,
  }) => {
    const email = `vola.${isPhone ? 'telephone' : 'bureau'}@exemple.mg`
    await page.setViewportSize(size)
    await page.goto('/creer-un-cv')
    await waitUntilAlive(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Commencer avec celui-ci, Compact' }).click()
    // From far down the page that sells it to the head of the builder.
    await expect(page.getByRole('heading', { name: 'Mon CV' })).toBeFocused()
    await expect(page.getByLabel('Prénom', { exact: true })).toBeInViewport()
    await page.getByLabel('Prénom', { exact: true }).fill('Vola')
    await page.getByLabel('Nom', { exact: true }).fill('Rabemanana')
    await page.getByLabel('Titre', { exact: true }).fill('Comptable')
    await expect(page.getByText('Gardé dans ce navigateur')).toBeVisible()
    await look(page, isPhone)
    // An element that is scrolled under the bar cannot be pressed, so its size does not count.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Télécharger', exact: true }).click()
    const download = page.getByRole('dialog', { name: 'Télécharger mon CV' })
    await download.getByLabel('Votre adresse e-mail').fill(email)
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      download.getByRole('button', { name: 'Télécharger le PDF' }).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
    await expect(download).toBeHidden()

    await write(page, isPhone)
    // After a change it is downloaded again, with the address that was given.
    await page.getByRole('button', { name: 'Télécharger', exact: true }).click()
    await expect(download.getByLabel('Votre adresse e-mail')).toHaveValue(email)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'créez votre compte' }).click()
    await expect(page.getByRole('heading', { name: 'Créer un compte candidat' })).toBeVisible()
    await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Vola')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByLabel('Email', { exact: true }).fill('vola@gmial.com')
    await page.getByLabel('Nom', { exact: true }).focus()
    await page.getByRole('button', { name: 'Utiliser vola@gmail.com' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('vola@gmail.com')
    await fillSignUp(page, email)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.waitForURL('**/verification-email/**')
    await page.goto(await mailedLink(page, email, VERIFY))
    await page.waitForURL('**/candidat/mes-cv')
    const offered = page.getByText('Un CV a été écrit dans ce navigateur')
    await expect(offered).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enregistrer dans mes CV' }).click()
    await expect(offered).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Comptable' }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Mes CVs' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Comptable' })).toHaveCount(1)

    await page.goto('/offres?keywords=comptable')
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(/\/offres\/\d+/)
    await page.getByRole('button', { name: 'Postuler' }).first().click()
    const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
    // Five answers and presses do, besides the letter and the offer's own questions.
    await popup.getByRole('radio', { name: /CV Vola Rabemanana/ }).check()
    await expect(popup.locator('img[src*="/picture"]')).toBeVisible()
    await popup.getByRole('radio', { name: 'Oui' }).check()
    for (const question of await popup.locator('input[name^="answers."]').all())
      await question.fill('Oui, dès la semaine prochaine.')
    await popup.getByLabel('Minimum').fill('900000')
    await popup.getByLabel('Maximum').fill('1200000')
    await popup.getByLabel('Lettre de motivation').fill(LETTER.repeat(2))
    await popup.getByRole('button', { name: 'Soumettre' }).click()
    await expect(page.getByRole('dialog', { name: 'Candidature envoyée' })).toBeVisible()
  })

  test(`on ${device} a CV is imported from a PDF, corrected, restyled, taken back, shared and the link closed`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, 'candidat@asafidy.test')
    const list = await (await page.request.get('/api/applicant/resumes')).json()
    const { id } = list.data.find(({ kind }: { kind: string }) => kind === 'profile')
    const buffer = await (await page.request.get(`/api/applicant/resumes/${id}/pdf`)).body()
    // A file that is chosen before the page is alive, as on a slow phone, is read as soon as it is.
    let wake = () => {}
    const awake = new Promise<void>((resolve) => {
      wake = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await awake
      await route.continue()
    })
    await page.goto('/candidat/importer-un-cv', { waitUntil: 'commit' })
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'ancien-cv.pdf', mimeType: 'application/pdf', buffer })
    wake()
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible()
    await expectAccessible(page)
    // It is likely but not sure which of two words is the family name, so the page asks beside the line that has them.
    const asked = page.getByRole('region', { name: 'À confirmer' })
    const name = asked.getByRole('listitem', { name: 'Coordonnées' })
    await expect(name.getByRole('figure', { name: 'Dans votre fichier' })).toContainText('Miora')
    // What is doubtful would take a second press.
    await page.getByRole('button', { name: 'Confirmer et enregistrer' }).click()
    await expect(page.getByText(/à confirmer, en haut de la page/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enregistrer sans vérifier' })).toBeVisible()
    await name.getByRole('button', { name: /^Inverser/ }).click()
    await expect(name.getByLabel('Nom', { exact: true })).toHaveValue('Miora')
    await name.getByRole('button', { name: /^Inverser/ }).click()
    await name.getByRole('button', { name: /^C’est juste/ }).click()
    await expect(name).toBeHidden()
    await expect(asked.getByRole('heading', { name: 'À confirmer' })).toBeFocused()
    await page.getByRole('button', { name: /^Coordonnées/ }).click()
    await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Miora')
    await page.getByLabel('Titre', { exact: true }).fill('Cheffe de projet, relue')
    await page.getByRole('button', { name: 'Confirmer et enregistrer' }).click()
    await page.waitForURL(/cv-builder\/\d+$/)
    const built = page.url().split('/').at(-1)
    await look(page, isPhone)
    await savedBy(page, () => page.getByLabel('Modèle').selectOption('serein'))
    await expectAccessible(page)
    await takeVersion(page, 'oldest')
    await expect(page.getByLabel('Modèle')).toHaveValue('classique')
    await isSaved(page)

    await page.goto(`/candidat/mes-cv/${built}/partage`)
    await page.getByText('Plus', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('vanille')
    await page.getByRole('button', { name: 'Créer le lien' }).click()
    const link = page.getByRole('list', { name: 'Liens de partage' }).getByRole('listitem')
    await expect(link.getByText('Ouvert')).toBeVisible()
    await expectAccessible(page)
    const address = new URL((await link.getByText(/^https?:/).textContent()) ?? '').pathname

    const reader = await (await browser.newContext({ baseURL, viewport: size })).newPage()
    await reader.goto(address)
    await expectAccessible(reader)
    await reader.getByLabel('Mot de passe', { exact: true }).fill('vanille')
    await reader.getByRole('button', { name: 'Ouvrir le CV' }).click()
    await expect(reader.getByRole('img').first()).toBeVisible()
    await expectAccessible(reader)

    await link.getByRole('button', { name: 'Fermer ce lien' }).click()
    await expect(link.getByText('Fermé')).toBeVisible()
    await reader.goto(address)
    await expect(reader.getByText('Ce lien est fermé')).toBeVisible()

    await page.goto('/candidat/mes-cv/999999/partage')
    await expect(page).toHaveTitle('Page introuvable | Asafidy')
  })

  test(`on ${device} yesterday’s CV is taken again, and a joined file becomes a CV that is written here`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, 'candidat@asafidy.test')
    await page.goto('/candidat/mes-cv')
    await page.getByRole('link', { name: 'Modifier CV court, une page' }).click()
    await look(page, isPhone)
    await savedBy(page, () => page.getByLabel('Modèle').selectOption('creatif'))
    // The demonstration has one of a day and one of eight days before it was made, maybe on the other side of midnight.
    await takeVersion(page, 'oldest but one')
    await expect(page.getByLabel('Modèle')).toHaveValue('classique')
    // The state of a moment ago is a version too.
    await takeVersion(page, 'newest')
    await expect(page.getByLabel('Modèle')).toHaveValue('creatif')

    await page.goto('/candidat/mes-cv')
    await page.getByRole('button', { name: 'Nouveau CV' }).click()
    await page.getByRole('button', { name: 'Joindre un PDF' }).click()
    const form = page.getByRole('dialog', { name: 'Joindre un CV' })
    const name = `CV d’avant, ${device}`
    await form.getByLabel('Titre').fill('Cheffe de produit')
    await form.getByLabel('Nom').fill(name)
    await form.getByLabel('Description').fill('Fait ailleurs.')
    const buffer = drawPdf(DRAWN[0]?.source ?? '')
    const file = { name: 'avant.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buffer) }
    await form.locator('#file').setInputFiles(file)
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: `Autres actions sur ${name}` }).click()
    await page.getByRole('link', { name: 'En faire un CV à modifier ici' }).click()
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible()
    await page.getByRole('button', { name: 'Confirmer et enregistrer' }).click()
    await page.waitForURL(/cv-builder\/\d+$/)
    await expect(page.getByRole('heading', { name: `${name} (à modifier)` })).toBeVisible()
    await page.getByRole('link', { name: 'Revenir à mes CV' }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expectAccessible(page)

    // A CV that was thrown away by mistake is taken out of the bin; it goes for good only after a question.
    const bin = page.getByRole('group').filter({ hasText: 'Corbeille' })
    await throwAway(page, name)
    await bin.locator('summary').click()
    await expectAccessible(page)
    await bin.getByRole('button', { name: `Restaurer ${name}`, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await throwAway(page, name)
    if (!(await bin.getByRole('list').isVisible())) await bin.locator('summary').click()
    await bin.getByRole('button', { name: `Supprimer pour de bon ${name}`, exact: true }).click()
    const sure = page.getByRole('dialog', { name: /^Supprimer ce CV pour de bon/ })
    await expectAccessible(page)
    await sure.getByRole('button', { name: 'Supprimer pour de bon' }).click()
    await expect(sure).toBeHidden()
    await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  })
}

async function throwAway(page: Page, name: string) {
  await page.getByRole('button', { name: `Autres actions sur ${name}`, exact: true }).click()
  await page
    .getByRole('list', { name: `Actions sur ${name}`, exact: true })
    .getByRole('button', { name: 'Supprimer' })
    .click()
  const asked = page.getByRole('dialog', { name: /^Supprimer ce CV/ })
  await asked.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByRole('heading', { name, exact: true })).toBeHidden()
}
