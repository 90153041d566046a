import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'
import { openMail } from '../mails.ts'

test('a company asks the team for people, is told what to correct, and the request leaves', async ({
  page,
}) => {
  // What is only read stands on the page as it was served, and where a link of another page led to it.
  await page.goto('/contact')
  await waitUntilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sourcing pro' }).click()
  const example = page.getByRole('heading', { name: 'Répondez à tous en un geste' })
  await expect(example).toBeVisible()
  await page.goto('/sourcing-pro')
  await waitUntilAlive(page)
  await expect(example).toBeVisible()
  await expectAccessible(page)
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(form.getByRole('link', { name: 'Dites quel métier vous cherchez' })).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Métier recherché').fill('Soudeur')
  await form.getByRole('radio', { name: 'Dans le mois' }).check()
  await form.getByLabel('Le poste et la personne').fill('Deux soudeurs pour un chantier de six mois.')
  await form.getByLabel('Société').fill('Havoana')
  await form.getByLabel('Votre nom').fill('Miora Rakoto')
  await form.getByLabel('E-mail').fill('miora@exemple.test')
  await form.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(form.getByText(/Votre demande est arrivée/)).toBeVisible()
  await openMail(page, 'Sourcing : Soudeur, Havoana')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a visitor gives an opinion without an address', async ({ page }) => {
    await page.goto('/feedback')
    await waitUntilAlive(page)
    await expectAccessible(page)
    const form = page.getByRole('main')
    await form.getByRole('radio', { name: 'Bien', exact: true }).check()
    await form.getByRole('radio', { name: 'Postuler' }).check()
    await form.getByLabel('Ce qui vous a aidé, ou bloqué').fill('Clair et rapide.')
    await form.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await expect(form.getByText(/Merci, votre avis est arrivé/)).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('a school proposes a partnership, and keeps what it wrote when something is missing', async ({
    page,
  }) => {
    await page.goto('/nouveau-partenaire')
    const form = page.getByRole('main')
    await form.getByLabel('Organisation').fill('Institut Tsimok’Asa')
    await form.getByLabel('Votre nom').fill('Bakoly')
    await form.getByLabel('E-mail').fill('bakoly@exemple.test')
    await form.getByLabel('Ce que vous aimeriez faire').fill('Montrer les offres à nos étudiants.')
    await form.getByRole('button', { name: 'Proposer un partenariat' }).click()
    await expect(form.getByText('Dites qui vous êtes')).toBeVisible()
    await expect(form.getByLabel('Organisation')).toHaveValue('Institut Tsimok’Asa')
    await form.getByRole('radio', { name: 'Une école' }).check()
    await form.getByRole('button', { name: 'Proposer un partenariat' }).click()
    await expect(form.getByText(/Votre proposition est arrivée/)).toBeVisible()
  })
})
