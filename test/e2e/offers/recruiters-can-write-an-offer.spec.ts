import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const ADD = '/dashboard/recruteur/mes-offres/ajouter'
const SAVED = /^Enregistré à \d/

const AD = `*** RECRUTEMENT URGENT ***
La société HAVOANA recherche 02 TECHNICIENS RÉSEAU pour son agence de Tamatave
CDD 12 mois
Salaire 800.000 à 1.000.000 ar

MISSIONS :
- Installer la fibre chez les clients
- Suivre les tickets <img src=x onerror=alert(1)>

PROFIL :
- Bac+2 en réseau
- Jeune homme de 22 à 30 ans

Ambiance de folie !!
Envoyer CV à recrutement@havoana.mg avant le 5 décembre`

test.beforeEach(({ page }) => signIn(page, 'recruteur@asafidy.test'))

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name })
/** Changes something on the page of an offer, and waits until the server has saved it. */
async function saves(page: Page, act: () => Promise<void>) {
  const saved = page.waitForResponse(
    (reply) => reply.ok() && reply.url().endsWith('/draft') && reply.request().method() === 'PUT',
  )
  await act()
  await saved
}
const next = (page: Page, step: string) =>
  page.getByRole('button', { name: `Continuer vers ${step}` }).click()

test('an offer is saved while it is written, read again after a reload, previewed, and told what is missing', async ({
  page,
}) => {
  await page.goto(ADD)
  const familyMark = page.getByText(/celibataire.*selon leur situation de famille/)
  await page.getByLabel('Titre du poste').fill('Responsable logistique celibataire')
  await expect(familyMark).toBeVisible()
  await page.getByLabel('Titre du poste').fill('Responsable logistique')
  await expect(familyMark).toHaveCount(0)
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page).toHaveURL(/ajouter\?brouillon=\d+$/)
  const missions = textbox(page, 'Missions')
  await missions.click()
  await page.keyboard.type('Une équipe jeune et dynamique.')
  await expect(page.getByText('peut écarter des candidats selon leur âge')).toBeVisible()
  await page.getByRole('button', { name: 'énergique' }).click()
  await expect(missions).toHaveText('Une équipe énergique.')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expectAccessible(page)
  await next(page, 'Conditions')
  await page.getByLabel('Salaire minimum, par mois').fill('100000')
  await page.getByLabel('Salaire maximum, par mois').fill('150000')
  await page.getByLabel('Contrat', { exact: true }).selectOption('CDI')
  await expect(page.getByText('Sous le salaire minimum légal')).toBeVisible()
  await next(page, 'Profil')
  await page
    .getByRole('combobox', { name: 'Compétences' })
    .or(textbox(page, 'Compétences'))
    .fill('Transport,')
  await expect(page.getByRole('button', { name: 'Retirer Transport' })).toBeVisible()
  await next(page, 'Candidature')
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  await textbox(page, 'Question').fill('Avez-vous le permis B ?')
  await expectAccessible(page)
  await next(page, 'Aperçu')
  await expect(page.getByRole('heading', { name: 'Responsable logistique H/F' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Responsable logistique')
  await expect(textbox(page, 'Missions')).toHaveText('Une équipe énergique.')
  // A press while the preview arrives would fall beside the button, which waits until it stands still.
  const preview = Promise.withResolvers<void>()
  await page.route('**/api/recruiter/offers/*/preview', async (route) => {
    await preview.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Aperçu' }).click()
  const send = page.getByRole('button', { name: 'Envoyer en validation' })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  preview.resolve()
  await send.click()
  const summary = page.getByRole('region', { name: /à corriger$/ })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await summary.getByRole('link', { name: 'Profil : Veuillez décrire le profil recherché.' }).click()
  await expect(page.getByRole('heading', { name: 'Profil recherché' })).toBeVisible()
  await expect(textbox(page, 'Profil')).toBeFocused()
})

test('a step says what it lacks before it is left, and one that was never opened is not filled in', async ({
  page,
}) => {
  await page.goto(ADD)
  await expect(page.getByRole('button', { name: /^Candidature/ })).not.toContainText('remplie')
  const checks = page.getByRole('complementary', { name: 'Aide à la rédaction' })
  await expect(checks.getByText('Choisir le contrat')).toBeVisible()
  // The town of the company is known; another place is to be chosen where it is taken away.
  await page.getByLabel('Ville').selectOption('')
  await page.getByRole('button', { name: 'Choisir la ville' }).click()
  await expect(page.getByLabel('Ville')).toBeFocused()
  await next(page, 'Conditions')
  await expect(page.getByRole('button', { name: 'Choisir le contrat' })).toBeVisible()
  await page.getByLabel('Contrat', { exact: true }).selectOption('CDI')
  await expect(page.getByRole('button', { name: 'Choisir le contrat' })).toHaveCount(0)
  await page.getByLabel('Salaire minimum, par mois').fill('900000')
  await expect(page.getByRole('button', { name: /^Conditions/ })).toContainText('remplie')
  await page.getByRole('button', { name: /^Candidature/ }).click()
  await expect(page.getByRole('button', { name: /^Candidature/ })).toContainText('remplie')
  await page.getByRole('button', { name: /^Aperçu/ }).click()
  await expect(page.getByRole('button', { name: 'Poste : Choisir la ville' })).toBeVisible()
})

test('what two pages write at once is never overwritten: who comes second chooses', async ({
  page,
  context,
}) => {
  await page.goto(ADD)
  await page.getByLabel('Titre du poste').fill('Comptable')
  await expect(page).toHaveURL(/brouillon=\d+$/)
  const other = await context.newPage()
  await other.goto(page.url())
  const title = page.getByLabel('Titre du poste')
  await saves(other, () => other.getByLabel('Titre du poste').fill('Comptable de l’autre page'))
  await title.fill('Comptable de la première')
  await expect(page.getByText('Vous avez enregistré cette offre dans une autre page')).toBeVisible()
  // The other page saves again: what this one could not send stays its own, and the choice is asked for anew.
  await saves(other, () => other.getByLabel('Titre du poste').fill('Comptable, toujours de l’autre page'))
  await page.reload()
  await expect(title).toHaveValue('Comptable de la première')
  await title.fill('Comptable de la première page')
  await page.reload()
  await expect(title).toHaveValue('Comptable de la première page')
  await page.setViewportSize({ width: 360, height: 740 })
  const take = page.getByRole('button', { name: 'Reprendre la version enregistrée' })
  await textbox(page, 'Missions').scrollIntoViewIfNeeded()
  await expect(take).toBeInViewport({ ratio: 1 })
  await take.click()
  await expect(title).toHaveValue('Comptable, toujours de l’autre page')
  await page.reload()
  await expect(title).toHaveValue('Comptable, toujours de l’autre page')
})

test('a save whose answer is lost is no conflict', async ({ page }) => {
  await page.goto(ADD)
  const title = page.getByLabel('Titre du poste')
  await title.fill('Magasinier')
  await expect(page).toHaveURL(/brouillon=\d+$/)
  await expect(page.getByText(SAVED)).toBeVisible()
  let lost = 0
  await page.route('**/draft', async (route) => {
    if (route.request().method() !== 'PUT' || lost > 0) return route.fallback()
    await route.fetch()
    lost += 1
    return route.abort('internetdisconnected')
  })
  await title.fill('Magasinier de nuit')
  await expect(page.getByText('Pas de réseau pour l’instant.')).toBeVisible()
  expect(lost).toBe(1)
  await title.fill('Magasinier de nuit à Tamatave')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Magasinier de nuit à Tamatave')
})

test('a lost network loses nothing', async ({ page, context }) => {
  await page.goto(ADD)
  await page.getByLabel('Titre du poste').fill('Chauffeur')
  await expect(page.getByText(SAVED)).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Titre du poste').fill('Chauffeur-livreur')
  await expect(page.getByText('Pas de réseau pour l’instant.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Pas de réseau pour l’instant.')).toBeHidden()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Chauffeur-livreur')
})

test('a pasted advertisement fills the form once it is confirmed, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(ADD)
  await page.getByRole('button', { name: 'Coller une annonce' }).click()
  await textbox(page, 'Le texte de l’annonce').fill(AD)
  await page.getByRole('button', { name: 'Lire l’annonce' }).click()
  await expect(page.getByText('« Jeune homme de 22 à 30 ans » n’a pas été repris.')).toBeVisible()
  await expect(textbox(page, 'Titre')).toHaveValue('Technicien réseau')
  await expect(page.getByLabel('Confirmer Date limite')).not.toBeChecked()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Tout confirmer' }).click()
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Technicien réseau')
  await expect(textbox(page, 'Missions')).toContainText('Suivre les tickets <img src=x onerror=alert(1)>')
  await expect(page.getByText(SAVED)).toBeVisible()
  await next(page, 'Conditions')
  await expect(page.getByLabel('Durée en mois')).toHaveValue('12')
  await next(page, 'Profil')
  await expect(textbox(page, 'Description du profil')).toHaveText('Bac+2 en réseau')
  await page.getByRole('button', { name: 'Prévisualiser' }).click()
  await expect(page.getByRole('heading', { name: 'Technicien réseau H/F' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('hostile texts run nothing in the editor, its preview and the pasted advertisement', async ({
  page,
}) => {
  let ran = 0
  page.on('dialog', (dialog) => {
    ran += 1
    void dialog.dismiss()
  })
  const payloads = HOSTILE()
  await page.goto(ADD)
  await page.getByRole('button', { name: 'Coller une annonce' }).click()
  await textbox(page, 'Le texte de l’annonce').fill(payloads.join('\n').slice(0, 9_900))
  await page.getByRole('button', { name: 'Lire l’annonce' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByLabel('Titre du poste').fill(payloads[0] ?? '')
  await expect(page).toHaveURL(/brouillon=\d+$/)
  const id = new URL(page.url()).searchParams.get('brouillon')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const address = `/api/recruiter/offers/${id}/draft`
  const html = payloads.map((text) => `<p>${text}</p>`).join('')
  const halves = [html.slice(0, 19_000), html.slice(-19_000)]
  for (const half of halves) {
    const { data } = await (await page.request.get(address)).json()
    const content = {
      ...data.content,
      description: half,
      missions: half,
      profile: half,
      benefits: payloads.slice(0, 5).map((text) => text.slice(0, 80)),
    }
    const saved = await page.request.put(address, { headers, data: { version: data.version, content } })
    expect(saved.status()).toBe(200)
    await page.goto(`/dashboard/recruteur/mes-offres/${id}/modifier`)
    await expect(textbox(page, 'Missions')).toBeVisible()
    await page.getByRole('button', { name: 'Prévisualiser' }).click()
    await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible()
    expect(
      await page
        .locator('main script, main iframe, main object, main embed, main [onerror], main [onload]')
        .count(),
    ).toBe(0)
  }
  expect(ran).toBe(0)
})

/** Lines of the shared lists where they are there; some of their kinds everywhere. */
function HOSTILE(): string[] {
  const own = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">ici</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '"><details open ontoggle=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<style>@import "javascript:alert(1)"</style>',
  ]
  try {
    const list = readFileSync(process.env.HOSTILE_STRINGS ?? '', 'utf8').split('\n')
    return [...own, ...list.filter(Boolean)].slice(0, 400)
  } catch {
    return own
  }
}
