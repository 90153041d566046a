import type { Browser, Page } from '@playwright/test'
import { afterTheNight } from '#src/notifications/sms/night.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { openLocalHttpGateway } from '../../messages/local-gateways.ts'
import { applyTo } from '../both-sides.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const RECEIVED = '/dashboard/recruteur/candidatures'
const OWN = '/candidat/candidatures'
const RECRUITER = 'recruteur@asafidy.test'

// The gateway of this machine, which stands for that of an operator.
const gateway = await openLocalHttpGateway()
test.afterAll(() => gateway.close())
test.use({ siteSettings: gateway.env })

/** By night what can wait is texted the next morning. @returns since the evening, and 0 by day */
function secondsOfNight(now: Date): number {
  if (afterTheNight(now) <= now) return 0
  const today = after(startOfDay(dayAt(now)), 20 * HOUR)
  const evening = today < now ? today : after(today, -DAY)
  return Math.ceil((now.getTime() - evening.getTime()) / 1000)
}

interface Candidate {
  id: number
  name: string
  email: string
}

/** Calls the API as the person who is signed in on this page. */
async function send(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const reply = await page.request.fetch(path, { method, data, headers })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()).data
}

async function findCandidates(page: Page): Promise<Candidate[]> {
  const list = await (await page.request.get('/api/recruiter/applications?status=shortlisted')).json()
  const found: Candidate[] = []
  for (const { id, applicant_name: name } of list.data.slice(0, 3)) {
    const one = await (await page.request.get(`/api/recruiter/applications/${id}`)).json()
    found.push({ id, name, email: one.data.applicant.email })
  }
  return found
}

/** Opens a page on a phone. */
async function onPhone(browser: Browser, email: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await signIn(page, email)
  return page
}

const tomorrowMonday = () => {
  const at = new Date(Date.now() + 8 * 86_400_000)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

test('three are invited to interview: one takes a slot, one moves it, one does not come, and every calendar says so', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, RECRUITER)
  const [first, second, third] = await findCandidates(page)
  if (!first || !second || !third) throw new Error('three are needed')

  await test.step('the recruiter proposes slots, and the application comes to its interview', async () => {
    await page.goto(`${RECEIVED}/${first.id}/rendez-vous`)
    const form = page.getByRole('form', { name: 'Proposer un entretien' })
    await form.getByRole('button', { name: 'Visio' }).click()
    await form.getByRole('button', { name: `Envoyer à ${first.name}` }).click()
    await expect(form.getByRole('link', { name: 'Proposez au moins un créneau.' })).toBeVisible()
    await form.getByLabel('Lien de la visio').fill('https://meet.exemple.test/salle')
    await form.getByRole('button', { name: 'Semaine suivante' }).click()
    await form.getByRole('button', { name: /^mardi .*, 10\sh\s00$/ }).click()
    await form.getByRole('button', { name: /^jeudi .*, 14\sh\s30$/ }).click()
    await expect(form.getByText(/^2 créneaux sur 5\./)).toBeVisible()
    // People work on Saturdays, too.
    await expect(form.getByRole('button', { name: /^samedi .*, 9\sh\s00$/ })).toBeEnabled()
    await expectAccessible(page)
    await form.getByRole('button', { name: `Envoyer à ${first.name}` }).click()
    await expect(page.getByRole('heading', { name: 'Créneaux proposés' })).toBeVisible()
    await expect(page.getByText('Entretien', { exact: true }).first()).toBeVisible()
  })

  const list = await (await page.request.get(`/api/recruiter/applications/${first.id}/interviews`)).json()
  const slots = list.data[0].slots.map(({ starts_at }: { starts_at: string }) => starts_at)
  const me = list.data[0].attendees[0].id
  const proposal = {
    type: 'interview_onsite',
    place: 'Ankorondrano',
    duration_minutes: 45,
    attendee_ids: [me],
  }
  await send(page, 'POST', `/api/recruiter/applications/${second.id}/interviews`, { ...proposal, slots })

  const phone = await onPhone(browser, first.email)
  await test.step('one takes a slot on a phone, and finds it in the calendar', async () => {
    await phone.goto('/dashboard')
    await phone.getByRole('link', { name: 'Choisir un créneau' }).first().click()
    await expect(phone.getByRole('heading', { name: 'Choisissez un créneau' })).toBeVisible()
    await expectAccessible(phone)
    // The page of the application begins with the slots, with the day's name.
    await phone.goto(`${OWN}/${first.id}/suivi`)
    const step = phone.getByRole('main')
    await expect(step.getByRole('radio', { name: /^Jeu\. / })).toBeVisible()
    await expectAccessible(phone)
    await step.getByRole('radio', { name: /^Mar\. .*10\sh\s00/ }).check()
    await step.getByRole('button', { name: 'Confirmer ce créneau' }).click()
    await expect(step.getByText(/^Mardi \d/).first()).toBeVisible()
    await step.getByRole('link', { name: 'Voir le rendez-vous' }).click()
    await expect(phone.getByText('Entretien confirmé')).toBeVisible()
    await expect(phone.getByText(/^Rappels par e-mail .* : le lundi .*, puis le mardi /)).toBeVisible()
    await phone.goto('/candidat/mon-calendrier')
    await expect(phone.getByText('Entretien en visio').first()).toBeVisible()
    await expectAccessible(phone)
    await phone.goto('/candidat/mon-calendrier?vue=semaine')
    const today = phone.getByRole('heading', { name: formatLongDate(Date.now()) })
    await expect(today).toBeInViewport()
    // The days scroll in their own box; the page does not.
    const width = await phone.evaluate(() => document.documentElement.clientWidth)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  const other = await onPhone(browser, second.email)
  await test.step('another finds that slot gone, takes the one that is left, then asks for another day', async () => {
    await other.goto(`${OWN}/${second.id}/rendez-vous`)
    await expect(other.getByText('Pris entre-temps')).toBeVisible()
    await other.getByRole('button', { name: /^Confirmer jeudi/ }).click()
    await other.getByRole('button', { name: 'Déplacer' }).click()
    await other.getByLabel('Jour').fill(dayAfter(tomorrowMonday(), 11))
    await other.getByRole('textbox', { name: 'Un mot pour le recruteur' }).fill('Je suis en déplacement.')
    await other.getByRole('button', { name: 'Proposer ces moments' }).click()
    await expect(other.getByRole('heading', { name: 'Le recruteur choisit une heure' })).toBeVisible()
    await page.goto(`${RECEIVED}/${second.id}/rendez-vous`)
    await expect(page.getByText('Je suis en déplacement.')).toBeVisible()
    await page.getByRole('button', { name: /^9\sh\s15$/ }).click()
    await page.getByRole('button', { name: /^Confirmer .* à 9\sh\s15$/ }).click()
    await expect(page.getByText('Entretien confirmé')).toBeVisible()
  })

  await test.step('the third says yes and does not come, which the recruiter notes', async () => {
    const starts = new Date(Date.now() + 8_000).toISOString()
    const path = `/api/recruiter/applications/${third.id}/interviews`
    const made = await send(page, 'POST', path, { ...proposal, slots: [starts], duration_minutes: 15 })
    const absent = await onPhone(browser, third.email)
    await send(absent, 'PUT', `/api/applicant/interviews/${made.id}/slot`, { slot_id: made.slots[0].id })
    const note = page.getByRole('button', { name: `${third.name} n’est pas venu` })
    await expect(async () => {
      await page.goto(`${RECEIVED}/${third.id}/rendez-vous`)
      await expect(note).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await note.click()
    await expect(page.getByText('Absent à l’entretien', { exact: true })).toBeVisible()
    await absent.reload()
    await absent.goto(`${OWN}/${third.id}/rendez-vous`)
    await expect(absent.getByText('Le recruteur a noté votre absence')).toBeVisible()
  })

  await test.step('both calendars and what a program subscribes to say the same', async () => {
    await page.goto(
      `/dashboard/recruteur/calendrier?vue=liste&event_type=interview_video&event_type=interview_onsite`,
    )
    for (const { name } of [first, second, third])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    for (const side of [page, phone]) {
      await side.goto(side === page ? '/dashboard/recruteur/calendrier?vue=mois' : '/candidat/mon-calendrier')
      if (side === phone) await side.getByText('Plus\u00a0: ces dates dans votre agenda').click()
      await side.getByRole('button', { name: 'Créer une adresse privée' }).click()
      const address = await side.getByLabel('Adresse privée de votre calendrier').inputValue()
      const feed = await (await side.request.get(new URL(address).pathname)).text()
      const days = `start_date=${dayAfter(tomorrowMonday(), -14)}&end_date=${dayAfter(tomorrowMonday(), 60)}`
      const shown = await (await side.request.get(`/api/calendar/events?${days}`)).json()
      expect(shown.data).not.toEqual([])
      for (const { key } of shown.data) expect(feed).toContain(`UID:${key}@`)
      await expectAccessible(side)
    }
  })

  await test.step('a note of one’s own goes to another day by the keyboard', async () => {
    await page.goto('/dashboard/recruteur/calendrier?vue=liste')
    await page.getByRole('button', { name: 'Ajouter un rappel' }).click()
    await page.getByLabel('De quoi s’agit-il').fill('Préparer la grille')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    // The note is in the list before the dialog over it has closed.
    await expect(page.getByLabel('De quoi s’agit-il')).toBeHidden()
    await page.getByRole('button', { name: 'Préparer la grille', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Un jour plus tard' }).press('Enter')
    await expect(page.getByRole('heading', { name: /^Demain/ })).toBeVisible()
    await page.getByRole('button', { name: 'C’est fait : Préparer la grille' }).click()
    await expect(page.getByRole('button', { name: 'À refaire : Préparer la grille' })).toBeVisible()
  })
})

test('a number is proven by a code, and an interview is taken by « OUI 2 » without the site', async ({
  page,
  browser,
  sites,
}) => {
  await sites.advance(-secondsOfNight(new Date()))
  const phone = await onPhone(browser, 'candidat@asafidy.test')
  await phone.goto('/dashboard/parametres/notifications')
  await phone.getByLabel('Numéro mobile').fill('034 55 123 45')
  await phone.getByRole('button', { name: 'Recevoir un code' }).click()
  const lastText = () => gateway.listSent().at(-1)?.text ?? ''
  await expect.poll(lastText).toContain('votre code est')
  await phone.getByLabel('Code à six chiffres').fill(/code est (\d{6})/.exec(lastText())?.[1] ?? '')
  await phone.getByRole('button', { name: 'Confirmer', exact: true }).click()
  const answers = phone.getByRole('checkbox', { name: 'Réponse à une candidature, par SMS' })
  await expect(answers).toBeChecked()
  await answers.click()
  await expect(answers).not.toBeChecked()
  await expectAccessible(phone)

  const id = await applyTo(phone, 'havoana-technologies')
  await signIn(page, RECRUITER)
  const { data } = await (
    await page.request.get('/api/recruiter/busy-times?start_date=2026-01-01&end_date=2026-01-02')
  ).json()
  const me = data.colleagues.find(({ is_me }: { is_me: boolean }) => is_me).id
  const slots = [0, 1].map((days) => `${dayAfter(tomorrowMonday(), days)}T14:30:00+03:00`)
  const proposal = { type: 'interview_phone', duration_minutes: 45, attendee_ids: [me], slots }
  await send(page, 'POST', `/api/recruiter/applications/${id}/interviews`, proposal)
  await expect.poll(lastText).toMatch(/ 2\) mar .* 14h30\. Répondez OUI 1 ou 2\.$/)

  const incoming = `/api/sms/incoming/${gateway.env.SMS_INCOMING_SECRET}`
  const answer = (text: string) =>
    page.request.post(incoming, { data: { from: '261345512345', text, id: crypto.randomUUID() } })
  expect((await answer('Oui 2')).status()).toBe(204)
  await expect.poll(lastText).toMatch(/entretien confirmé avec .* : mar .* 14h30\./)
  await phone.goto(`${OWN}/${id}/rendez-vous`)
  await expect(phone.getByText('Entretien confirmé')).toBeVisible()
  await page.goto(`${RECEIVED}/${id}/rendez-vous`)
  await expect(page.getByText('Entretien confirmé')).toBeVisible()
  await expect(page.getByText('034 55 123 45')).toHaveCount(0)

  expect((await answer('stop')).status()).toBe(204)
  await phone.goto('/dashboard/parametres/notifications')
  await expect(phone.getByRole('checkbox', { name: 'Me prévenir par SMS' })).not.toBeChecked()
})
