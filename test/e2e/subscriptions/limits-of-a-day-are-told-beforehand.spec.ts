import { changeReplies, expect, expectAccessible, signIn, test } from '../browser.ts'

const SUBSCRIPTION = '/dashboard/recruteur/compagnie/abonnement'
const again_at = '2026-12-01T06:30:00.000Z'

test('an owner reads how often a payment can be declared still today, and once it is over from when on', async ({
  page,
}) => {
  let left = 3
  await changeReplies(page, /\/api\/recruiter\/payments\/\d+$/, (body) => ({
    data: { ...body.data, declarations: { left, again_at } },
  }))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    left = 3
    if (width === 1280) await signIn(page, 'recruteur@asafidy.test', SUBSCRIPTION)
    else await page.goto(SUBSCRIPTION)
    await page.getByRole('link', { name: 'Terminer le paiement' }).click()
    const popup = page.getByRole('dialog')
    await expect(
      popup.getByText('Encore 3 déclarations de paiement\u00A0: 20 en 24\u00A0heures au plus.'),
    ).toBeVisible()
    const send = popup.getByRole('button', { name: 'Envoyer pour vérification' })
    await expect(send).toBeEnabled()
    await expectAccessible(page)
    left = 0
    await page.goto(SUBSCRIPTION)
    await page.getByRole('link', { name: 'Terminer le paiement' }).click()
    await expect(
      popup.getByText(/^Votre société a déclaré 20\spaiements en 24\sheures, c’est la limite\. Reprenez/),
    ).toBeVisible()
    await expect(send).toBeDisabled()
    await expectAccessible(page)
  }
})

test('an owner reads how many orders are left of the day before paying for a sponsoring', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  let left = 1
  await changeReplies(page, /\/api\/recruiter\/subscription\/quotes$/, (body) => ({
    ...body,
    orders: { left, again_at },
  }))
  await signIn(page, 'recruteur@asafidy.test', '/dashboard/recruteur/mes-offres?status=published')
  const open = async () => {
    await page
      .getByRole('rowheader')
      .getByRole('link', { name: /^Responsable logistique/ })
      .first()
      .click()
    const tabs = page.getByRole('navigation', { name: 'Offre' })
    await tabs.getByRole('link', { name: 'Sponsorisation' }).click()
    await page.getByRole('radio', { name: /^Payer/ }).check()
  }
  await open()
  const pay = page.getByRole('button', { name: /^Payer 20\s000\sAr/ })
  await expect(page.getByText('Encore 1 commande\u00A0: 40 en 24\u00A0heures au plus.')).toBeVisible()
  await expect(pay).toBeEnabled()
  await expectAccessible(page)
  left = 0
  await page.goto('/dashboard/recruteur/mes-offres?status=published')
  await open()
  await expect(
    page.getByText(/^Votre société a passé 40\scommandes en 24\sheures, c’est la limite\./),
  ).toBeVisible()
  await expect(pay).toBeDisabled()
  await expectAccessible(page)
})
