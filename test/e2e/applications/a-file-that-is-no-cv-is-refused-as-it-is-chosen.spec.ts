import type { Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { USER_PASSWORD } from '../../pdfs/sealed.ts'
import { openPopup } from '../applying.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const NOT_PDF = 'Le fichier doit être au format PDF'
const LOCKED = 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.'
const EMPTY = 'Le fichier est vide. Choisissez-en un autre.'
const CUT = 'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.'
const LETTER = 'Madame, Monsieur, je tiens la comptabilité d’une coopérative depuis sept ans.'

const PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(900)])

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** Lists the bodies with a file that the page sends from now on. */
function noteUploads(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? ''
    if (type.startsWith('multipart/')) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

test('the form of an application refuses at once a file that is no CV, and loses nothing', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  let popup = await openPopup(page, 'comptable')
  await popup.getByRole('radio', { name: /PDF/ }).check()
  const input = popup.locator('#resume_pdf')
  const uploads = noteUploads(page)

  await input.setInputFiles(pdf('photo de mon CV.pdf', PICTURE))
  await expect(popup.getByText(NOT_PDF)).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await input.setInputFiles(pdf('vide.pdf', Buffer.alloc(0)))
  await expect(popup.getByText(EMPTY)).toBeVisible()
  expect(uploads).toEqual([])

  // Only the server can tell that a file asks for a password: it does as the draft is kept, before anything is sent.
  await input.setInputFiles(pdf('CV protégé.pdf', USER_PASSWORD))
  await expect(popup.getByText(LOCKED)).toBeVisible()
  await expect(popup.getByText('CV protégé.pdf')).toBeVisible()
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await expect(popup.getByText(/Brouillon enregistré à/)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(popup.getByText('CV protégé.pdf')).toBeVisible()
  await expect(popup.getByText(LOCKED)).toBeVisible()
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(popup.getByRole('link', { name: LOCKED })).toBeVisible()
  expect(uploads.filter((path) => path.endsWith('/applications'))).toEqual([])

  await popup.locator('#resume_pdf').setInputFiles(pdf('CV Miora.pdf', makePdf({ text: 'CV' })))
  await expect(popup.locator('#resume_pdf')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(popup.getByText('CV Miora.pdf')).toBeVisible()
})

test('a CV with a file refuses it at once, what is written stays', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mes-cv')
  await page.getByRole('button', { name: 'Nouveau CV' }).click()
  await page.getByRole('button', { name: 'Joindre un PDF' }).click()
  const form = page.getByRole('dialog', { name: 'Joindre un CV' })
  await form.getByLabel('Titre').fill('Comptable')
  const input = form.locator('#file')
  const uploads = noteUploads(page)
  await input.setInputFiles(pdf('photo.pdf', PICTURE))
  await expect(form.getByText(NOT_PDF)).toBeVisible()
  expect(uploads).toEqual([])
  await input.setInputFiles(pdf('protégé.pdf', USER_PASSWORD))
  await expect(form.getByText(LOCKED)).toBeVisible()
  await input.setInputFiles(pdf('coupé.pdf', makePdf().subarray(0, 300)))
  await expect(form.getByText(CUT)).toBeVisible()
  await expect(form.getByLabel('Titre')).toHaveValue('Comptable')
  await input.setInputFiles(pdf('CV.pdf', makePdf()))
  await expect(form.getByText(CUT)).toBeHidden()
  await expect(form.getByText('CV.pdf')).toBeVisible()
})

test('the import refuses a picture, an empty and a too large file before they are sent', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/importer-un-cv')
  const uploads = noteUploads(page)
  const input = page.getByLabel('Votre CV', { exact: true })
  await input.setInputFiles(pdf('photo.pdf', PICTURE))
  await expect(page.getByText(/n’est pas un CV que nous savons lire/)).toBeVisible()
  await input.setInputFiles(pdf('vide.pdf', Buffer.alloc(0)))
  await expect(page.getByText(EMPTY)).toBeVisible()
  await input.setInputFiles(pdf('gros.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)))
  await expect(page.getByText('Le fichier doit faire moins de 10 Mo.')).toBeVisible()
  await expectAccessible(page)
  expect(uploads).toEqual([])
  await input.setInputFiles(pdf('protégé.pdf', USER_PASSWORD))
  await expect(page.getByText(LOCKED)).toBeVisible()
})
