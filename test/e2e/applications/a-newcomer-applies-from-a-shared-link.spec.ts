import type { Page } from '@playwright/test'
import { applyWithPdf } from '../applying.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { mailedLink, VERIFY } from '../mails.ts'
import { fillSignUp, PHRASE } from '../sign-up.ts'

const COMPANY = 'Havoana Technologies'
const EMAIL = 'miora.nouvelle@gmail.com'
const PHONE = { width: 360, height: 740 }
const LETTER =
  'Bonjour, je répare des réseaux depuis quatre ans à Antananarivo, chez un fournisseur d’accès, et je serais heureuse de vous rencontrer.'

/** An open offer of the company that asks no question of its own. */
async function sharedOffer(page: Page): Promise<{ id: number; title: string }> {
  const list = await (await page.request.get(`/api/offers?keywords=${encodeURIComponent(COMPANY)}`)).json()
  for (const { id, company } of list.data) {
    const { data } = await (await page.request.get(`/api/offers/${id}`)).json()
    if (company.name === COMPANY && data.questions.length === 0) return data
  }
  throw new Error(`${COMPANY} has no open offer without questions`)
}

test('a newcomer opens a shared link on a phone, signs up, applies, and reads the answer on another device', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  const { id, title } = await sharedOffer(page)
  await page.goto(`/offres/${id}`)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Postuler' }).last().click()
  const drawer = page.getByRole('dialog', { name: 'Connexion' })
  await expect(drawer.getByText(/^Connectez-vous pour postuler à/)).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page.getByRole('heading', { name: 'Créer un compte candidat' })).toBeVisible()
  await fillSignUp(page, 'miora.nouvelle@gmial.com')
  await page.getByRole('button', { name: `Utiliser ${EMAIL}` }).click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL(`**/verification-email/${encodeURIComponent(EMAIL)}`)

  await page.goto(await mailedLink(page, EMAIL, VERIFY))
  const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await applyWithPdf(popup, LETTER)

  const office = await browser.newContext()
  const recruiter = await office.newPage()
  await signIn(recruiter, 'recruteur@asafidy.test', `/dashboard/recruteur/candidatures?offer=${id}`)
  const received = recruiter.getByRole('link', { name: /Miora Rakoto/ }).first()
  const href = (await received.getAttribute('href')) ?? ''
  await recruiter.goto(href.replace(/\/\w+$/, '/messages'))
  const message = recruiter.getByRole('textbox', { name: /message/i }).last()
  await message.fill('Bonjour Miora, votre parcours nous intéresse. Quand pouvons-nous nous parler ?')
  await recruiter.getByRole('button', { name: 'Envoyer' }).last().click()
  // The field is emptied once the message is sent.
  await expect(message).toHaveValue('')
  await office.close()

  const tablet = await browser.newContext({ viewport: { width: 820, height: 1_180 } })
  const other = await tablet.newPage()
  await signIn(other, EMAIL, '/candidat/candidatures', PHRASE)
  const own = other.getByRole('listitem').filter({ hasText: title })
  await expect(own.first()).toBeVisible()
  await own.getByRole('link').first().click()
  // The list stands until the application is there, and has a filter that is called by the messages as well.
  await expect(other.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 12))
  await other
    .getByRole('link', { name: /^Messages(?! non lus)/ })
    .first()
    .click()
  await other.waitForURL(/\/messages$/)
  await expect(other.getByText(/Quand pouvons-nous nous parler/).first()).toBeVisible()
  await expectAccessible(other)
  await tablet.close()
})
