import { expect, expectAccessible, signIn, test, waitUntilAlive } from './browser.ts'
import { fillSignUp, mailedLink, VERIFY } from './joining.ts'

const LETTER = 'Comptable depuis six ans, je tiens les comptes de trois sociétés et je forme un stagiaire. '

test('a guest builds a CV on a phone, creates the account, finds it and applies with it', async ({
  page,
}) => {
  const email = 'vola.nouvelle@exemple.mg'
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/creer-un-cv')
  await waitUntilAlive(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer avec celui-ci, Compact' }).click()
  await page.getByLabel('Prénom', { exact: true }).fill('Vola')
  await page.getByLabel('Nom', { exact: true }).fill('Rabemanana')
  await page.getByLabel('Titre', { exact: true }).fill('Comptable')
  await expect(page.getByText('Gardé dans ce navigateur')).toBeVisible()
  await page.getByRole('button', { name: 'Aperçu' }).click()
  await expect(page.getByRole('img', { name: /^Page 1 sur/ })).toBeVisible()
  // What the page has scrolled under its bar is no target.
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

  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByRole('link', { name: 'créez votre compte' }).click()
  await expect(page.getByRole('heading', { name: 'Créer un compte candidat' })).toBeVisible()
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
  await popup.getByRole('radio', { name: /CV Vola Rabemanana/ }).check()
  await popup.getByRole('radio', { name: 'Oui' }).check()
  for (const question of await popup.locator('input[name^="answers."]').all())
    await question.fill('Oui, dès la semaine prochaine.')
  await popup.getByLabel('Minimum').fill('900000')
  await popup.getByLabel('Maximum').fill('1200000')
  await popup.getByLabel('Lettre de motivation').fill(LETTER.repeat(2))
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(page.getByRole('dialog', { name: 'Candidature envoyée' })).toBeVisible()
})

test('a CV is imported from a PDF, corrected, shared with a password, and the link closed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const list = await (await page.request.get('/api/applicant/resumes')).json()
  const { id } = list.data.find(({ kind }: { kind: string }) => kind !== 'file')
  const buffer = await (await page.request.get(`/api/applicant/resumes/${id}/pdf`)).body()
  // Chosen on a slow phone before the page is alive: the file is read as soon as it is.
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
  // Which of two words is the family name is likely, not sure: asked beside the line that says them.
  const asked = page.getByRole('region', { name: 'À confirmer' })
  const name = asked.getByRole('listitem', { name: 'Coordonnées' })
  await expect(name.getByRole('figure', { name: 'Dans votre fichier' })).toContainText('Miora')
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
  await expect(page.getByRole('img', { name: /^Page 1 sur/ })).toBeVisible()

  await page.goto(`/candidat/mes-cv/${built}/partage`)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('vanille')
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  const link = page.getByRole('list', { name: 'Liens de partage' }).getByRole('listitem')
  await expect(link.getByText('Ouvert')).toBeVisible()
  await expectAccessible(page)
  const address = new URL((await link.getByText(/^https?:/).textContent()) ?? '').pathname

  const reader = await (await browser.newContext({ baseURL })).newPage()
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
})
