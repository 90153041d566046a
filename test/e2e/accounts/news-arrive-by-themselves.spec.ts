import type { BrowserContext, Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'

const LETTER = 'Madame, Monsieur, votre offre correspond à mon expérience. '.repeat(3).trim()

async function headersOf(context: BrowserContext) {
  const token = (await context.cookies()).find((each) => each.name === 'XSRF-TOKEN')?.value ?? ''
  return { 'X-XSRF-TOKEN': decodeURIComponent(token), Accept: 'application/json' }
}

/** Reads all notifications, so that the next one is the only one. */
async function readAll(context: BrowserContext) {
  const answer = await context.request.put('/api/notification/read', { headers: await headersOf(context) })
  expect(answer.status()).toBe(204)
}

/** Applies to an offer of the demonstration's recruiter from a context that is signed in. */
async function applyToAnOffer(context: BrowserContext) {
  const found = await context.request.get('/api/offers?keywords=Havoana')
  const offers: { id: number; has_applied: boolean; company: { name: string } }[] = (await found.json()).data
  const offer = offers.find((each) => each.company.name === 'Havoana Technologies' && !each.has_applied)
  const read = await (await context.request.get(`/api/offers/${offer?.id}`)).json()
  const answers = read.data.questions.map((_: object, index: number) => [`answers[${index}]`, 'Oui'])
  const sent = await context.request.post('/api/applicant/applications', {
    headers: await headersOf(context),
    multipart: {
      resume_type: 'pdf',
      resume_pdf: { name: 'CV.pdf', mimeType: 'application/pdf', buffer: makePdf({ text: 'CV' }) },
      letter: LETTER,
      available_now: '1',
      min_salary_expectation: '1500000',
      max_salary_expectation: '1900000',
      offer_id: String(offer?.id),
      ...Object.fromEntries(answers),
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('a notification arrives without reload in both tabs of its reader, and is read in both', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, 'recruteur@asafidy.test', '/dashboard')
  await readAll(context)
  const second = await context.newPage()
  await second.goto('/dashboard/notifications')
  await page.reload()
  for (const tab of [page, second]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications')
  const applicant = await browser.newContext()
  await signIn(await applicant.newPage(), 'candidat@asafidy.test')
  await applyToAnOffer(applicant)

  // Sooner than the minute after which a tab would ask by itself.
  for (const tab of [page, second]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 nouveau')
  await expect(second.getByRole('main').getByRole('listitem').first()).toContainText('Nouvelle candidature')

  await bellOf(page).click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByText('1 nouveau', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect(panel.getByText(/nouveau/)).toHaveCount(0)
  await second.reload()
  await expect(bellOf(second)).toHaveAccessibleName('Notifications')
  await applicant.close()
})

test('an applicant’s open page shows what a recruiter does, as the bell rings', async ({ page, browser }) => {
  await signIn(page, 'candidat@asafidy.test')
  const recruiter = await browser.newContext()
  const other = await recruiter.newPage()
  await signIn(other, 'recruteur@asafidy.test')
  await applyToAnOffer(page.context())
  const sent = await (await page.request.get('/api/applicant/applications?status=submitted')).json()
  const { id } = sent.data.find(
    (each: { company: { name: string } }) => each.company.name === 'Havoana Technologies',
  )
  await page.goto(`/candidat/candidatures/${id}/suivi`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Envoyée')
  await expect(main).not.toContainText('Consultée')
  await recruiter.request.get(`/api/recruiter/applications/${id}`)
  await expect(main).toContainText('Consultée')
  await recruiter.close()
})

test('a notification taken off the list stays off in this browser, and still counts as unseen', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  await bellOf(page).click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  const first = panel.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const known = await panel.getByRole('listitem').count()
  const { unseen, data } = await (await page.request.get('/api/notification')).json()
  expect(known).toBe(data.length)
  await first.getByRole('button', { name: /^Retirer/ }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(known - 1)
  await page.reload()
  await bellOf(page).click()
  await expect(panel.getByRole('listitem')).toHaveCount(known - 1)
  expect(unseen).toBeGreaterThan(0)
  await expect(bellOf(page)).toHaveAccessibleName(new RegExp(`, ${unseen} nouveau`))
})

test('the tab that hears closes and another one takes over', async ({ page, context, browser }) => {
  await signIn(page, 'recruteur@asafidy.test', '/dashboard')
  await readAll(context)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(bellOf(second)).toHaveAccessibleName('Notifications')
  const taken = second.waitForRequest('**/api/notification/live')
  await page.close()
  await taken
  const applicant = await browser.newContext()
  await signIn(await applicant.newPage(), 'candidat@asafidy.test')
  await applyToAnOffer(applicant)
  await expect(bellOf(second)).toHaveAccessibleName('Notifications, 1 nouveau')
  await applicant.close()
})

test('signing out ends the session in every tab', async ({ page, context }) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  const second = await context.newPage()
  await second.goto('/candidat/candidatures')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await second.waitForURL('**/login?to=**')
})

test('a tab whose scripts come after the session has ended leads to the sign-in page as well', async ({
  page,
  context,
}) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  const second = await context.newPage()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await second.route('**/assets/*.js', async (route) => {
    await late
    await route.continue()
  })
  await second.goto('/candidat/candidatures', { waitUntil: 'commit' })
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  arrive()
  await second.waitForURL('**/login?to=**', { timeout: 30_000 })
})

test('an address verified on another device lets the open form be sent at once', async ({
  page,
  browser,
}) => {
  const email = 'tablette@exemple.mg'
  const phrase = 'quatre baobabs sur la colline'
  await page.goto('/inscription/candidat')
  await page.getByLabel('Prénom').fill('Tiana')
  await page.getByLabel('Nom', { exact: true }).fill('Rabe')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /J’accepte/ }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('**/verification-email/**')
  await page.goto('/login?to=%2Foffres')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(phrase)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/offres')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Postuler' }).first().click()
  const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  const warning = popup.getByText('Veuillez vérifier votre email avant de pouvoir postuler')
  await expect(warning).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Soumettre' })).toBeDisabled()

  const elsewhere = await (await browser.newContext()).newPage()
  await openMail(elsewhere, email)
  await elsewhere.getByRole('link', { name: 'Vérifier mon adresse' }).click()
  await elsewhere.getByRole('link', { name: 'Connectez-vous ici avec lui' }).click()
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Mot de passe', { exact: true }).fill(phrase)
  await elsewhere.getByRole('button', { name: 'Se connecter' }).click()
  await elsewhere.waitForURL('**/dashboard')
  await expect(warning).toHaveCount(0)
  await expect(popup.getByRole('button', { name: 'Soumettre' })).toBeEnabled()
  await elsewhere.context().close()
})
