import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

async function chooseFile(page: Page, name: string, content: string) {
  await page
    .getByLabel('Fichier du relevé')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
}

/** The payment of the demonstration that waits first, as its desk shows it. */
async function readWaiting(page: Page, adminUrl: string) {
  const list = await page.request.get(`${adminUrl}/api/admin/payments?status=pending&method=mvola`)
  const [waiting] = (await list.json()).data.filter(
    (each: { declared_at: string | null }) => each.declared_at,
  )
  const answer = await page.request.get(`${adminUrl}/api/admin/payments/${waiting.id}`)
  return (await answer.json()).data as {
    id: number
    reference: string
    amount: number
    operator_reference: string
    payer_phone: string
  }
}

test('billing imports a statement, accepts what matches by one press, and works off what is left', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(adminUrl)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Relevés' }).click()
  await expect(page).toHaveURL(`${adminUrl}/releves`)
  await expect(page.getByRole('heading', { name: 'Aucun relevé pour l’instant' })).toBeVisible()
  await expectAccessible(page)

  // Orange Money's statement was imported before: it proves what was accepted, and leaves something over on either side.
  await page.goto(`${adminUrl}/releves?source=orange_money`)
  for (const list of ['Concordent entièrement', 'Lignes sans paiement', 'Paiements sans ligne'])
    await expect(page.getByRole('region', { name: list }).getByRole('row')).toHaveCount(2)
  await page.goto(`${adminUrl}/releves`)

  // Nothing chosen, and a file of another kind, are told on the field.
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(page.getByLabel('Fichier du relevé')).toHaveAccessibleDescription(/Choisissez le fichier/)
  await chooseFile(page, 'recu.pdf', '%PDF-1.7')
  await expect(page.getByLabel('Fichier du relevé')).toHaveAccessibleDescription(/CSV ou Excel/)

  // The columns are asked for once, beside the first lines.
  const paid = await readWaiting(page, adminUrl)
  const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('/')
  const head = 'Date;Heure;Détails;Montant;Référence;Expéditeur'
  const lines = [
    `${day};09:12;;${paid.amount},00;${paid.operator_reference};${paid.payer_phone}`,
    `${day};10:00;Achat de miel;7 500,00;2233445566;0349999999`,
    `${day};10:30;Frais;-500,00;2233445567;0340000001`,
    `${day};11:00;Illisible;beaucoup;2233445568;0340000001`,
  ]
  const csv = [head, ...lines].join('\r\n')
  await chooseFile(page, 'mvola-novembre.csv', csv)
  const columns = page.getByRole('form', { name: 'Colonnes du relevé' })
  await expect(columns.getByLabel('Montant reçu (ou crédit)')).toHaveValue('Montant')
  await expect(columns.getByLabel('Payeur (numéro ou nom)')).toHaveValue('Expéditeur')
  await expect(columns.getByRole('cell', { name: 'Achat de miel' })).toBeVisible()
  await expectAccessible(page)
  await columns.getByLabel('Date', { exact: true }).selectOption('Aucune')
  await columns.getByRole('button', { name: 'Importer avec ces colonnes' }).click()
  await expect(columns.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(/colonne de la date/)
  await columns.getByLabel('Date', { exact: true }).selectOption('Date')
  await columns.getByRole('button', { name: 'Importer avec ces colonnes' }).click()
  await expect(page.getByText(/^2 lignes nouvelles, 1 sortie d’argent laissée de côté\.$/)).toBeVisible()
  await expect(page.getByText('Ligne 5. Le montant n’est pas lisible.')).toBeVisible()

  // What matches is accepted by one press.
  const whole = page.getByRole('region', { name: 'Concordent entièrement' })
  await expect(whole.getByRole('row', { name: new RegExp(paid.reference) })).toBeVisible()
  const unmatched = page.getByRole('region', { name: 'Lignes sans paiement' })
  await expect(unmatched.getByRole('row', { name: /Achat de miel/ })).toBeVisible()
  await expectAccessible(page)
  await whole.getByRole('button', { name: /^Accepter 1 paiement, / }).click()
  await expect(page.getByText(/^1 paiement accepté, /)).toBeVisible()
  await expect(whole).toHaveCount(0)

  // Imported again, the statement changes nothing; its columns are known by now.
  await chooseFile(page, 'mvola-novembre.csv', csv)
  await expect(page.getByText(/^Rien de nouveau dans ce relevé, 2 déjà connues/)).toBeVisible()

  // What is left is linked or set aside, on a phone as well.
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await unmatched.getByRole('button', { name: 'Rapprocher 2233445566' }).click()
  const dialog = page.getByRole('dialog', { name: /^Rapprocher 7 500 Ar/ })
  await dialog.getByLabel('Référence du paiement').fill(paid.reference)
  await dialog.getByRole('button', { name: 'Rapprocher' }).click()
  await expect(dialog.getByLabel('Référence du paiement')).toHaveAccessibleDescription(
    /prouve déjà ce paiement/,
  )
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await unmatched.getByRole('button', { name: 'Mettre de côté 2233445566' }).click()
  const reason = page.getByRole('dialog', { name: /^Mettre de côté/ })
  await reason.getByLabel('Raison').fill('Vente de miel, sans rapport avec le site')
  await reason.getByRole('button', { name: 'Mettre de côté' }).click()
  const aside = page.getByRole('region', { name: 'Mises de côté' })
  await expect(aside.getByText('Vente de miel, sans rapport avec le site')).toBeVisible()
  await expect(unmatched).toHaveCount(0)
  await expectAccessible(page)
  await aside.getByRole('button', { name: 'Reprendre 2233445566' }).click()
  await expect(unmatched.getByRole('row', { name: /Achat de miel/ })).toBeVisible()
  await expect(aside).toHaveCount(0)

  // The payment is accepted for good, and has its invoice.
  await page.goto(`${adminUrl}/paiements/${paid.id}`)
  await expect(page.getByRole('link', { name: /^F-\d{4}-\d{4}$/ })).toBeVisible()
})
