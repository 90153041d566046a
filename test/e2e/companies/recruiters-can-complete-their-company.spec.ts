import type { Locator } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { OWN, picture, sectionOf } from '../own-company.ts'

const NEWCOMER = 'recruteur.nouveau@asafidy.test'
const TO_CORRECT = 'fitia.rakotoarimalala@kintana-mode.test'
const RENAMING = 'jean-claude.randriamanantena@garage-mahitsy.test'

async function percentOf(meter: Locator): Promise<number> {
  return Number(/\d+/.exec((await meter.getAttribute('aria-label')) ?? '')?.[0])
}

test('an incomplete company is completed step by step, and waits for its validation by itself', async ({
  page,
}) => {
  await signIn(page, NEWCOMER)
  await page.goto(OWN)
  await expect(
    page.getByText('Complétez le profil de votre société pour qu’il puisse être validé.'),
  ).toBeVisible()
  const meter = page.getByRole('complementary', { name: 'Où en est votre société' }).getByRole('img')
  const before = await percentOf(meter)
  await expectAccessible(page)

  // The best next step opens its section; the form by keyboard alone.
  await page.getByRole('link', { name: 'Présenter votre société', exact: true }).press('Enter')
  const presentation = sectionOf(page, 'Présentation et avantages')
  await expect(presentation.getByLabel('Présentation', { exact: true })).toBeFocused()
  await page.keyboard.type(
    'Un cabinet <img src=x onerror=alert(1)> de cinq personnes, à Antsirabe depuis 2012.',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mutuelle')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(presentation.getByText('Enregistré')).toBeVisible()
  await expect(presentation.getByRole('link', { name: /Modifier/ })).toBeFocused()
  await expect.poll(() => percentOf(meter)).toBe(before + 13)

  const numbers = sectionOf(page, 'Numéros légaux')
  await numbers.getByRole('link', { name: /Compléter/ }).click()
  await numbers.getByLabel('NIF').fill('400 123 456')
  await numbers.getByLabel('STAT').fill('13921 12 2014 0 10458')
  await numbers.getByLabel('RCS').fill('RCS Antananarivo 2015 B 123')
  await numbers.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(numbers.getByText('Le NIF a 10 chiffres ; celui-ci en a 9.').first()).toBeVisible()
  await expectAccessible(page)
  await numbers.getByLabel('NIF').fill('400 123 4562')

  // A file that is refused says why, and what is being written elsewhere stays.
  const papers = sectionOf(page, 'Pièces justificatives')
  const sham = {
    name: 'nif.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  }
  await page.locator('#document_nif').setInputFiles(sham)
  await expect(papers.getByText(/^Choisissez un PDF ou une image/)).toBeVisible()
  await expect(numbers.getByLabel('NIF')).toHaveValue('400 123 4562')
  await numbers.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(numbers.getByText('4 001 234 562')).toBeVisible()
  for (const kind of ['nif', 'stat'])
    await page.locator(`#document_${kind}`).setInputFiles(await picture(`carte-${kind}.jpg`))
  await expect(papers.getByRole('link', { name: 'carte-stat.webp' })).toBeVisible()
  await expect(page.getByText(/^Il manque l’extrait RCS\. Les candidatures, vos offres/)).toBeVisible()

  await page.locator('#document_rcs').setInputFiles(await picture('extrait.jpg'))
  await expect(page.getByRole('heading', { name: 'Votre profil est prêt à être envoyé' })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(
    page.getByText('Le profil de votre société est complet et attend sa validation.'),
  ).toBeVisible()
  await expect(
    page.getByRole('complementary').getByText('En validation').or(page.getByText('En validation')).first(),
  ).toBeVisible()
  await page.goto(OWN)
  await expect(page.getByText(/^Envoyé le /)).toBeVisible()

  await page.getByRole('button', { name: 'Voir la page publique' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'Ma page publique' })
  await expect(preview.getByText('Aperçu : votre page est publique dès la validation.')).toBeVisible()
  await expect(
    preview.getByText('Un cabinet <img src=x onerror=alert(1)> de cinq personnes, à Antsirabe depuis 2012.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Voir la page publique' })).toBeFocused()
})

test('a logo and a cover are cropped, photos are captioned, ordered and deleted, on a phone', async ({
  page,
}) => {
  await signIn(page, NEWCOMER)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(OWN)
  const images = sectionOf(page, 'Logo, couverture et photos')
  await expect(images.getByText('Sans couverture')).toBeVisible()
  for (const [id, add, title] of [
    ['logo', 'Choisir un logo', 'Recadrer le logo'],
    ['cover', 'Ajouter une couverture', 'Recadrer la couverture'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser')
    await images.getByRole('button', { name: add }).click()
    await (await chooser).setFiles(await picture(`${id}.jpg`, 1200, 800))
    const crop = page.getByRole('dialog', { name: title })
    await crop.getByRole('button', { name: 'Utiliser cette photo' }).click()
    await expect(
      images.getByRole('button', { name: id === 'logo' ? 'Retirer le logo' : 'Retirer la couverture' }),
    ).toBeVisible()
  }
  await expect(images.getByRole('img', { name: 'Couverture actuelle' })).toBeVisible()
  for (const caption of ['Bureau', 'Équipe']) {
    const count = await images.getByRole('listitem').count()
    await page.locator('#photo').setInputFiles(await picture('photo.jpg'))
    await expect(images.getByRole('listitem')).toHaveCount(count + 1)
    await images.getByLabel(`Légende de la photo ${count + 1}`).fill(caption)
    await images.getByLabel(`Légende de la photo ${count + 1}`).press('Tab')
    await expect(images.getByRole('img', { name: caption })).toBeVisible()
  }
  await images.getByRole('button', { name: 'Avancer la photo 2' }).click()
  await expect(images.getByRole('listitem').first().getByRole('img', { name: 'Équipe' })).toBeVisible()
  // The messages lie over the buttons below them for five seconds.
  await expect(page.getByText(/^(Le logo|La couverture) est enregistrée?$/)).toHaveCount(0)
  // The whole page is measured: of a window, the bar above covers whatever has been scrolled half under it.
  await page.setViewportSize({ width: 360, height: 3_000 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await images.getByRole('button', { name: 'Supprimer la photo 1' }).click()
  await page.getByRole('button', { name: 'Supprimer la photo', exact: true }).click()
  await expect(images.getByRole('listitem')).toHaveCount(1)
  await expect(images.getByRole('img', { name: 'Bureau' })).toBeVisible()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBe(0)
})

test('what a moderator asks is shown beside its field, and goes as it is corrected', async ({ page }) => {
  await signIn(page, TO_CORRECT)
  await page.goto(OWN)
  await expect(page.getByRole('heading', { name: 'À corriger : NIF et extrait RCS' })).toBeVisible()
  const numbers = sectionOf(page, 'Numéros légaux')
  await page.getByRole('link', { name: 'Corriger : NIF' }).press('Enter')
  await expect(numbers.getByRole('note', { name: 'Asafidy demande' })).toContainText(
    'Recopiez ses 10 chiffres.',
  )
  await expectAccessible(page)
  await numbers.getByLabel('NIF').fill('4001234562')
  await numbers.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(numbers.getByText('Enregistré')).toBeVisible()
  await expect(numbers.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'À corriger : extrait RCS' })).toBeVisible()
  await page.locator('#document_rcs').setInputFiles(await picture('rcs-net.jpg'))
  await expect(
    page.getByText('Le profil de votre société est complet et attend sa validation.'),
  ).toBeVisible()
})

test('a validated company asks to be called otherwise, and two tabs never overwrite each other', async ({
  page,
}) => {
  await signIn(page, RENAMING)
  await page.goto(OWN)
  const asked = page.getByRole('region', { name: /^Changement demandé/ })
  await expect(asked.getByText('Garage Mahitsy et Fils')).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Retirer ma demande' }).click()
  await expect(asked).toHaveCount(0)

  const other = await page.context().newPage()
  await other.goto(OWN)
  const identity = sectionOf(page, 'Identité')
  await identity.getByRole('link', { name: /Modifier/ }).click()
  await identity.getByLabel('Nom de la société').fill('Garage du Port')
  await sectionOf(other, 'Coordonnées')
    .getByRole('link', { name: /Modifier/ })
    .click()
  await sectionOf(other, 'Coordonnées').getByLabel('Adresse').fill('Lot 3, route du Port')
  await sectionOf(other, 'Coordonnées').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sectionOf(other, 'Coordonnées').getByText('Enregistré')).toBeVisible()
  await identity.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    identity.getByText(/a enregistré «\sAdresse.*\s».*Ce que vous avez écrit est toujours là/),
  ).toBeVisible()
  await expect(identity.getByLabel('Nom de la société')).toHaveValue('Garage du Port')
  await expect(async () => {
    await identity.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(identity.getByText('Enregistré', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(asked.getByText('Garage du Port')).toBeVisible()
  await expect(sectionOf(page, 'Coordonnées').getByText('Lot 3, route du Port')).toBeVisible()
  await other.goto('/profils/garage-mahitsy')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Garage Mahitsy')
})

test('visitors see a company’s cover and photos', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profils/havoana-technologies')
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: /^Photos/ })
    .click()
  const photo = page.getByRole('img', { name: 'Nos bureaux' })
  await expect(photo).toBeInViewport()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await expectAccessible(page)
})
