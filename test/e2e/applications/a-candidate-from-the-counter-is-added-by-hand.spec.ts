import type { Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const LIST = '/dashboard/recruteur/candidatures'
const RECRUITER = 'recruteur@asafidy.test'
/** Mendrika is a reader of the demonstration company. */
const READER = 'mendrika.razafindrakoto@havoana-technologies.test'
const ADDRESS = 'soa.rabemanana@exemple.test'
/** A change is told ten seconds after it, until when it can be taken back. */
const TOLD = { timeout: 60_000 }
const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

/** Reads the mail of this subject to the candidate on the development page of mails. */
async function readMail(page: Page, subject: string): Promise<string> {
  const list = await (await page.request.get('/dev/mails')).text()
  const row = new RegExp(`${ADDRESS}</td><td><a href="(/dev/mails/[0-9a-f-]{36})">${subject}`).exec(list)
  return row?.[1] ? (await page.request.get(row[1])).text() : ''
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ajouter un candidat' })

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click()
  await expect(dialogOf(page).getByLabel('Offre', { exact: true })).toBeVisible()
  return dialogOf(page)
}

/** Fills what the form asks of everybody; the first running offer of the list takes the candidate. */
async function fillPerson(page: Page, first: string, last: string, phone: string) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Offre', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Prénom').fill(first)
  await dialog.getByLabel('Nom', { exact: true }).fill(last)
  await dialog.getByLabel('Numéro de téléphone').fill(phone)
  await dialog.getByRole('radio', { name: 'Au comptoir' }).check()
  await dialog.getByRole('checkbox', { name: /^La personne est d’accord/ }).check()
}

test('on a phone, a recruiter adds who came to the counter, evaluates and hires; the person reads both mails and has everything removed', async ({
  browser,
}) => {
  test.slow()
  const phone = await openOn(browser, RECRUITER, LIST, PHONE)
  const dialog = await openForm(phone)
  const add = dialog.getByRole('button', { name: 'Ajouter le candidat' })

  await test.step('what is missing is said on its field, and what was typed stays', async () => {
    await dialog.getByLabel('Prénom').fill('Soa')
    await add.click()
    await expect(dialog.getByText('Le numéro de téléphone est requis.').first()).toBeVisible()
    await expect(
      dialog.getByText('Sans l’accord de la personne, ses informations ne peuvent pas être gardées.').first(),
    ).toBeVisible()
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Soa')
    await expectAccessible(phone)
    await shoot(phone, 'entering-errors-360')
  })

  await test.step('with the phone number, the CV and the agreement the candidate is added', async () => {
    await fillPerson(phone, 'Soa', 'Rabemanana', '034 55 123 45')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(ADDRESS)
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'CV de Soa.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf({ text: 'CV de Soa Rabemanana' }),
    })
    await dialog.getByLabel('Note pour l’équipe').fill('Très souriante, libre dès lundi.')
    await shoot(phone, 'entering-filled-360')
    await add.click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Soa Rabemanana' })).toBeVisible()
    await expect(phone.getByText('Ajouté à la main').first()).toBeVisible()
    await expect(phone.getByText('par Mialy Andriantsoa').first()).toBeVisible()
    await expectAccessible(phone)
    await shoot(phone, 'entered-360')
  })
  const address = new URL(phone.url())
  const page = `${address.pathname.replace(/\/profil$/, '')}`

  await test.step('the person is written to at once', async () => {
    await expect(async () => {
      const mail = await readMail(phone, 'Havoana Technologies a enregistré votre candidature')
      expect(mail).toContain('votre nom, votre numéro de téléphone, votre adresse e-mail et votre CV')
      expect(mail).toContain('Faire supprimer mes informations')
    }).toPass(TOLD)
  })

  await test.step('the same number is pointed out with a link, and nothing is added unseen', async () => {
    await phone.goto(LIST)
    await openForm(phone)
    await fillPerson(phone, 'Soa', 'Rabemanana', '+261 34 55 123 45')
    await add.click()
    await expect(dialog.getByText('Cette offre a déjà une candidature avec ce numéro')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Soa Rabemanana/ })).toHaveAttribute(
      'href',
      new RegExp(`^${page}/profil`),
    )
    await expectAccessible(phone)
    await shoot(phone, 'entering-known-360')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
  })

  await test.step('nothing is written or proposed on the site, and the page says how to reach the person', async () => {
    for (const tab of ['messages', 'rendez-vous']) {
      await phone.goto(`${page}/${tab}`)
      await expect(
        phone.getByText(/n’a pas de compte ici, car cette candidature a été ajoutée à la main/),
      ).toBeVisible()
      await expect(phone.getByRole('link', { name: 'Appeler Soa Rabemanana' })).toBeVisible()
      await expect(phone.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
      await expectAccessible(phone)
      await shoot(phone, `entered-${tab}-360`)
    }
  })

  await test.step('the team evaluates as usual', async () => {
    await phone.goto(`${page}/evaluation`)
    await expect(phone.getByRole('list', { name: 'Notes' })).toContainText('Très souriante, libre dès lundi.')
  })

  await test.step('the person is hired without a proposal, and reads it', async () => {
    await phone.goto(`${page}/profil`)
    await phone.getByRole('button', { name: 'Autres étapes' }).click()
    await expect(phone.getByRole('button', { name: 'Faire une proposition' })).toHaveCount(0)
    await phone.getByRole('button', { name: 'Passer en entretien' }).click()
    await phone.getByRole('button', { name: /^Confirmer le recrutement/ }).click()
    const hiring = phone.getByRole('dialog', { name: 'Confirmer le recrutement' })
    await hiring.getByLabel('Message au candidat').fill('À lundi, huit heures.')
    await hiring.getByRole('button', { name: 'Confirmer' }).click()
    await expect(phone.getByText('Recrutement confirmé').first()).toBeVisible()
    await expect(async () => {
      expect(await readMail(phone, 'Recrutement confirmé chez Havoana Technologies')).toContain(
        'À lundi, huit heures.',
      )
    }).toPass(TOLD)
  })

  await test.step('the link of the mail removes everything, once', async () => {
    const mail = await readMail(phone, 'Recrutement confirmé chez Havoana Technologies')
    const link = /\/retrait\/[\w.-]+/.exec(mail)?.[0] ?? ''
    const person = await (await browser.newContext({ viewport: PHONE })).newPage()
    await person.goto(link)
    await expectAccessible(person)
    await shoot(person, 'removal-360')
    await person.getByRole('button', { name: 'Supprimer mes informations' }).click()
    await expect(person.getByRole('heading', { name: 'Vos informations sont supprimées' })).toBeVisible()
    await expectAccessible(person)
    await shoot(person, 'removed-360')
    await person.goto(link)
    await person.getByRole('button', { name: 'Supprimer mes informations' }).click()
    await expect(person.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
    await phone.goto(`${LIST}?status=all&name=Rabemanana`)
    await expect(phone.getByText('Aucune candidature sous ces filtres')).toBeVisible()
  })
})

test('without an address the pages promise no mail, a recruiter removes the candidate, and a reader adds nobody', async ({
  browser,
}) => {
  const page = await openOn(browser, RECRUITER, LIST)
  const dialog = await openForm(page)
  await fillPerson(page, 'Vola', '', '033 11 987 65')
  await expectAccessible(page)
  await shoot(page, 'entering-1280')
  await dialog.getByRole('button', { name: 'Ajouter le candidat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vola' })).toBeVisible()
  await expect(page.getByText('Sans adresse e-mail, donnez votre réponse par téléphone.')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'entered-1280')

  const id = new URL(page.url()).pathname.split('/').at(-2)
  const { offer } = (await (await page.request.get(`/api/recruiter/applications/${id}`)).json()).data
  const tab = `/dashboard/recruteur/mes-offres/${offer.id}/candidatures`
  await page.goto(tab)
  await openForm(page)
  await expect(dialog.getByLabel('Offre', { exact: true })).toHaveValue(String(offer.id))
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('row', { name: /Vola/ })).toContainText('Ajouté à la main')
  await expectAccessible(page)
  await shoot(page, 'offer-tab-1280')
  await page.setViewportSize(PHONE)
  await shoot(page, 'offer-tab-360')
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto(`${LIST}/${id}/profil`)
  await page.getByRole('button', { name: /^Ne pas retenir/ }).click()
  const refusal = page.getByRole('dialog', { name: 'Ne pas retenir' })
  await expect(refusal.getByText('Sans adresse e-mail, nous ne prévenons personne')).toBeVisible()
  await expect(refusal.getByLabel('Message au candidat')).toHaveCount(0)
  await refusal.getByLabel('Motif').selectOption('competences')
  await expectAccessible(page)
  await refusal.getByRole('button', { name: 'Ne pas retenir' }).click()
  await expect(page.getByText('Sans adresse e-mail, prévenez ce candidat vous-même.')).toBeVisible()
  await shoot(page, 'entered-refused-1280')

  const reader = await openOn(browser, READER, `${LIST}?status=all`, PHONE)
  const row = reader.getByRole('row', { name: /^Vola/ })
  await expect(row).toContainText('Ajouté à la main')
  await expect(reader.getByRole('button', { name: 'Ajouter un candidat' })).toHaveCount(0)
  await expectAccessible(reader)
  await shoot(reader, 'entered-list-360')

  await page.goto(`${LIST}?status=all`)
  await expect(page.getByRole('row', { name: /Vola/ })).toContainText('Ajouté à la main')
  await shoot(page, 'entered-list-1280')
  await page.goto(
    new URL((await page.getByRole('link', { name: 'Vola' }).first().getAttribute('href')) ?? '', page.url())
      .href,
  )
  await page.getByRole('button', { name: 'Supprimer ce candidat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Candidat supprimé').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Vola/ })).toHaveCount(0)
})
