import type { Page } from '@playwright/test'
import { applyTo, openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { choose, LIST as OFFERS } from '../own-offers.ts'

const LIST = '/dashboard/recruteur/candidatures'
const OWN = '/candidat/candidatures'
const RECRUITER = 'recruteur@asafidy.test'
const COLLEAGUE = 'rivo.rasoanirina@havoana-technologies.test'
const NAME = 'Miora Andriambelo'
/** An applicant is told ten seconds after a change, until when it can be taken back. */
const TOLD = { timeout: 40_000 }
const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

const cardIn = (page: Page, column: string) =>
  page.getByRole('region', { name: new RegExp(`^${column}, `) }).getByRole('listitem', { name: NAME })

async function moveCard(page: Page, column: string) {
  await page.getByRole('button', { name: `Déplacer ${NAME}` }).click()
  await page.getByRole('button', { name: column, exact: true }).click()
}

const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data

/** An application of somebody else to an offer that the first one applies to, both waiting for an answer. */
async function findBoth(recruiter: Page, phone: Page) {
  const waiting: { id: number; offer: { id: number } }[] = await read(
    recruiter,
    '/api/recruiter/applications?status=waiting',
  )
  const id = await applyTo(
    phone,
    'havoana-technologies',
    waiting.map((each) => each.offer.id),
  )
  const { offer } = await read(phone, `/api/applicant/applications/${id}`)
  const other = waiting.find((each) => each.offer.id === offer.id)
  if (!other) throw new Error('nobody else waits')
  const { applicant } = await read(recruiter, `/api/recruiter/applications/${other.id}`)
  return { id, offer: Number(offer.id), other: other.id, email: String(applicant.email) }
}

test('two colleagues move one card, one is hired, the others are answered at once and the offer is put away, all of it followed from two phones', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, RECRUITER)
  const phone = await openOn(browser, 'candidat@asafidy.test', '/dashboard', PHONE)
  const { id, offer, other, email } = await findBoth(page, phone)
  const follow = phone.getByRole('main')

  await test.step('while nothing comes, the applicant knows what was promised and what to do meanwhile', async () => {
    await phone.goto(`${OWN}/${id}/suivi`)
    await expect(phone.getByText(/^Jour \d+ sur \d+$/)).toBeVisible()
    await expect(phone.getByText(/^Vous pourrez relancer .* une fois, à partir du/)).toBeVisible()
    await expect(phone.getByRole('heading', { name: 'En attendant la réponse' })).toBeVisible()
    await expectAccessible(phone)
    await shoot(phone, 'follow-360')
  })

  await test.step('of two colleagues who move its card, the second hears who was first, and nothing is overwritten', async () => {
    const board = `${LIST}?vue=kanban&offer_id=${offer}`
    await page.goto(board)
    await expect(cardIn(page, 'Nouvelle')).toBeVisible()
    const colleague = await openOn(browser, COLLEAGUE, board)
    // What this page reads again is held up, as by a slow network.
    const arrived = Promise.withResolvers<void>()
    await page.route('**/api/recruiter/applications/board**', (route) =>
      arrived.promise.then(() => route.continue()),
    )
    await moveCard(colleague, 'Présélectionnée')
    await expect(cardIn(colleague, 'Présélectionnée')).toBeVisible()
    await expect(colleague.getByRole('button', { name: 'Annuler ce changement' })).toBeVisible()
    await moveCard(page, 'À l’étude')
    await expect(page.getByText(/Rivo l’a déjà présélectionnée à \d+\sh\s\d\d\./)).toBeVisible()
    await shoot(page, 'moved-first-1280')
    arrived.resolve()
    await expect(cardIn(page, 'Présélectionnée')).toBeVisible()
    await expect(cardIn(page, 'À l’étude')).toHaveCount(0)
    await colleague.context().close()
    await expect(follow).toContainText('Présélectionnée', TOLD)
  })

  await test.step('the proposal is read and accepted on the phone', async () => {
    await page.goto(`${LIST}/${id}/profil`)
    await page.getByRole('button', { name: 'Autres étapes' }).click()
    await page.getByRole('button', { name: 'Faire une proposition' }).click()
    const dialog = page.getByRole('dialog', { name: 'Faire une proposition' })
    await dialog.getByLabel('Salaire brut par mois').fill('1400000')
    await dialog.getByLabel('Prise de poste').fill('2030-02-04')
    await dialog.getByLabel('Message au candidat').fill('Bienvenue chez nous.')
    await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click()
    await expect(page.getByRole('heading', { name: 'Votre proposition' })).toBeVisible()
    await phone.getByRole('link', { name: 'Voir la proposition' }).click(TOLD)
    await phone.getByRole('button', { name: 'Accepter la proposition' }).click()
    await phone.getByRole('button', { name: 'J’accepte' }).click()
    await expect(phone.getByRole('heading', { name: /Félicitations/ })).toBeVisible()
  })

  await test.step('the hiring is confirmed, and the offer closed with one answer to all who wait', async () => {
    await page.reload()
    await expect(page.getByText('Proposition acceptée').first()).toBeVisible()
    await page.getByRole('button', { name: /^Confirmer le recrutement/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByRole('link', { name: 'Répondre aux autres' })).toBeVisible()
    await page.goto(`${OFFERS}/${offer}/apercu`)
    const article = page.locator('article').first()
    await choose(article, 'Clôturer')
    const closing = page.getByRole('dialog', { name: /^Clôturer/ })
    await expect(closing.getByLabel(/^Répondre (à la|aux \d+)/)).toBeChecked()
    await closing.getByRole('button', { name: 'Clôturer' }).click()
    await page
      .getByRole('dialog', { name: /^Répondre/ })
      .getByRole('button', { name: 'Envoyer la réponse' })
      .click()
    await expect(page.getByText(/Candidature répondue|\d+ candidatures répondues/)).toBeVisible()
  })

  await test.step('who was not taken reads it on a phone, with courteous words, and puts it away', async () => {
    const second = await openOn(browser, email, `${OWN}/${other}/suivi`, PHONE)
    await expect(second.getByText('Poste pourvu').first()).toBeVisible(TOLD)
    await expect(second.getByText('le poste est désormais pourvu', { exact: false }).first()).toBeVisible()
    await expectAccessible(second)
    await shoot(second, 'filled-360')
    await second.getByRole('button', { name: 'Archiver' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
    await expect(second.getByText('La candidature est archivée.')).toBeVisible()
    await second.context().close()
  })

  await test.step('the offer is put away, and both calendars have the first day at work', async () => {
    await page.goto(`${OFFERS}/${offer}/apercu`)
    // Those who were already met were answered with all the others.
    await expect(page.getByText('Toutes les candidatures ont une réponse.')).toBeVisible()
    await page.locator('article').first().getByRole('button', { name: 'Archiver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
    await expect(page.getByText('Cette offre est archivée.')).toBeVisible()
    await phone.goto(`${OWN}/${id}/suivi`)
    await expect(follow).toContainText('Recrutement confirmé')
    await expectAccessible(phone)
    await shoot(phone, 'hired-360')
    for (const [side, calendar] of [
      [phone, '/candidat/mon-calendrier'],
      [page, '/dashboard/recruteur/calendrier'],
    ] as const) {
      await side.goto(`${calendar}?vue=liste&jour=2030-02-01`)
      await expect(side.getByRole('heading', { name: /4 février 2030/ })).toBeVisible()
      await expect(side.getByText('Prise de poste', { exact: true }).first()).toBeVisible()
    }
  })
})
