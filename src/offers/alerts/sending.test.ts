import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { listApplied } from '#src/applications/responses.ts'
import { applications } from '#src/applications/tables.ts'
import { keepHouse } from '#src/housekeeping.ts'
import { listWorkers } from '#src/jobs.ts'
import { notificationPreferences, notifications } from '#src/notifications/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offerAlerts, offers } from '../tables.ts'
import { serveRound } from './sending.ts'

const services = useServices()
const ALERT = { keywords: 'comptable', frequency: 'daily' }
/** A step is shorter than the life of a session, so that nobody has to sign in again. */
const STEP = 600
let serial = 0

beforeEach(async () => {
  await services.db.delete(applications)
  await services.db.delete(offers)
  for (const table of [offerAlerts, outgoingMails, notifications, throttles]) await services.db.delete(table)
  await services.queue.clear()
  services.clock.advance(STEP)
})

/** Starts a round as the clock of the queue does, and runs every job that follows. */
async function round(frequency: string) {
  const found = listWorkers(services).find((each) => each.kind.name === `offers.alerts-${frequency}`)
  await found?.run({}, { id: 'cron' })
  await services.queue.runDue(services)
}

async function publish(values: Parameters<typeof makeOffer>[2] = {}) {
  const { company } = await makeCompany(services)
  services.clock.advance(STEP)
  const offer = await makeOffer(services, company.id, values)
  services.clock.advance(STEP)
  return offer
}

async function applicant(values: Parameters<typeof makeApplicant>[1] = {}) {
  const person = await makeApplicant(services, values)
  return { person, browser: await signedInAs(services, person) }
}

const mailsTo = (email: string) =>
  services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, email))
    .orderBy(outgoingMails.created_at)

/** Makes an alert for a guest and confirms it; returns the guest's address. */
async function guestAlert(body: object = ALERT): Promise<string> {
  serial += 1
  const email = `abonnee${serial}@exemple.test`
  const guest = new Browser(services)
  await guest.post('/api/alerts', { ...body, email })
  const [mail] = await mailsTo(email)
  const token = /\/alerte\/([\w.~-]+)/.exec(mail?.text ?? '')?.[1]
  await guest.put('/api/alerts/confirmation', { token })
  await services.db.delete(outgoingMails)
  return email
}

test('a person hears of new offers in the bell and by mail, with what it needs to choose', async () => {
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ALERT)
  await publish({ title: 'Chauffeur', activity_area_id: 19, missions: '', profile: '' })
  await round('daily')
  expect(await mailsTo(person.email)).toEqual([])
  const offer = await publish({ application_deadline: '2026-12-24', min_salary: 900_000, max_salary: null })
  const hidden = await publish({ salary_visible: false })
  await round('daily')
  const [mail, ...others] = await mailsTo(person.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 nouvelles offres\u00A0: comptable')
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Comptable confirmé\u00A0H/F')
    expect(part).toContain(' · Antananarivo · CDI')
    expect(part).toContain('À partir de 900\u00A0000\u00A0Ar · Jusqu’au 24 décembre 2026')
    expect(part).toContain('Salaire non communiqué')
    expect(part).toContain(`/offres/${offer.id}-${offer.slug}`)
    expect(part).toContain(`/offres/${hidden.id}-${hidden.slug}`)
    expect(part).toContain('Voir les 2 offres')
  }
  // Nothing is prepared by opening the link: it leads to the offer, where one press does it.
  expect(mail?.text).toContain(
    `Préparer ma candidature\u00A0: http://localhost:3000/offres/${offer.id}-${offer.slug}?utm_source=alerte&postuler=preparer`,
  )
  const [bell] = await services.db.select().from(notifications)
  expect(bell).toMatchObject({ user_id: person.id, title: '2 nouvelles offres', subtitle: 'comptable' })
  expect(bell?.link).toBe('/offres?keywords=comptable&sort=date')
})

test('where few offers fit, those near to the search stand apart below, once and never alone', async () => {
  const email = await guestAlert({ ...ALERT, keywords: 'chauffeur livreur' })
  const plain = { missions: '', profile: '', activity_area_id: 19 }
  await publish({ title: 'Chauffeur poids lourd', ...plain })
  await round('daily')
  expect(await mailsTo(email)).toEqual([])
  await publish({ title: 'Chauffeur de direction', ...plain })
  await publish({ title: 'Comptable', ...plain })
  await publish({ title: 'Chauffeur livreur', ...plain })
  await round('daily')
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Une nouvelle offre\u00A0: chauffeur livreur')
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    const [fitting = '', near = ''] = part.split('Proches de votre recherche')
    expect(fitting).toContain('Chauffeur livreur\u00A0H/F')
    expect(fitting).not.toContain('Chauffeur de direction')
    expect(near).toContain('Chauffeur de direction\u00A0H/F')
    expect(near).not.toContain('Chauffeur poids lourd')
    expect(part).not.toContain('Comptable\u00A0H/F')
  }
  await publish({ title: 'Chauffeur livreur moto', ...plain })
  await round('daily')
  const [, next] = await mailsTo(email)
  expect(next?.text).not.toContain('Chauffeur de direction')
})

test('ten offers are shown, the others are a link away', async () => {
  const email = await guestAlert()
  const { company } = await makeCompany(services)
  services.clock.advance(STEP)
  for (let index = 0; index < 12; index += 1) await makeOffer(services, company.id)
  services.clock.advance(STEP)
  await round('daily')
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('12 nouvelles offres\u00A0: comptable')
  expect(mail?.text.match(/Comptable confirmé/g)).toHaveLength(10)
  expect(mail?.text).toContain(
    'Voir les 12 offres\u00A0: http://localhost:3000/offres?keywords=comptable&sort=date',
  )
  // An address without an account has nobody to prepare an application for.
  expect(mail?.text).not.toContain('Préparer ma candidature')
})

test('the same offer is never told twice, by running again nor when it is published anew', async () => {
  const email = await guestAlert()
  const offer = await publish()
  await round('daily')
  await round('daily')
  expect(await mailsTo(email)).toHaveLength(1)
  await services.db.update(offers).set({ published_at: services.clock.now() }).where(eq(offers.id, offer.id))
  services.clock.advance(STEP)
  await round('daily')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('two workers that serve the same round mail once', async () => {
  const email = await guestAlert()
  await publish()
  const step = { frequency: 'daily' as const, until: services.clock.now().toISOString(), after_id: 0 }
  await Promise.all([
    serveRound(services, { listApplied }, step),
    serveRound(services, { listApplied }, step),
  ])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a failure in between leaves neither a mail nor a mark, and stops no other alert', async () => {
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ALERT)
  const email = await guestAlert()
  await publish()
  const send = services.queue.send.bind(services.queue)
  let cuts = 0
  services.queue.send = async (database, kind, data) => {
    if (kind.name === 'mail.send') cuts += 1
    if (kind.name === 'mail.send' && cuts === 1) throw new Error('cut')
    await send(database, kind, data)
  }
  await expect(round('daily')).rejects.toThrow('1 of 2 rows failed')
  services.queue.send = send
  const [cut] = await services.db.select().from(offerAlerts).where(eq(offerAlerts.email, person.email))
  expect(cut?.sent_at).toBeNull()
  expect(await services.db.select().from(notifications)).toEqual([])
  await round('daily')
  expect(await mailsTo(person.email)).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('each frequency has its hour', async () => {
  const crons = listWorkers(services).flatMap(({ kind, cron }) =>
    kind.name.startsWith('offers.alerts-') ? [[kind.name, cron]] : [],
  )
  expect(crons).toEqual([
    ['offers.alerts-immediate', '*/10 * * * *'],
    ['offers.alerts-daily', '0 3 * * *'],
    ['offers.alerts-weekly', '0 3 * * 1'],
  ])
  const now = await guestAlert({ ...ALERT, frequency: 'immediate' })
  const weekly = await guestAlert({ ...ALERT, frequency: 'weekly' })
  await publish()
  await round('immediate')
  await round('daily')
  expect([(await mailsTo(now)).length, (await mailsTo(weekly)).length]).toEqual([1, 0])
  services.clock.advance(3 * DAY_SECONDS)
  await publish()
  await round('weekly')
  const [mail] = await mailsTo(weekly)
  expect(mail?.subject).toBe('2 nouvelles offres\u00A0: comptable')
})

test('an offer of the last minute waits for the next round', async () => {
  const email = await guestAlert({ ...ALERT, frequency: 'immediate' })
  const { company } = await makeCompany(services)
  services.clock.advance(1)
  await makeOffer(services, company.id)
  await round('immediate')
  expect(await mailsTo(email)).toEqual([])
  services.clock.advance(600)
  await round('immediate')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('what is applied to, paused, closed or past its date is left out', async () => {
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ALERT)
  const sent = await publish()
  expect((await browser.post('/api/applicant/applications', applicationForm(sent.id))).status).toBe(201)
  await services.db.delete(outgoingMails)
  await publish({ paused: true })
  await publish({ status: 'closed' })
  await publish({ application_deadline: '2026-11-01' })
  await round('daily')
  expect(await mailsTo(person.email)).toEqual([])
})

test('a paused alert is silent, and what came out meanwhile is not told afterwards', async () => {
  const { person, browser } = await applicant()
  const { body } = await browser.post('/api/alerts', ALERT)
  const url = `/api/applicant/alerts/${body.data.id}`
  await browser.put(url, { frequency: 'daily', paused: true })
  await publish()
  await round('daily')
  await browser.put(url, { frequency: 'daily', paused: false })
  await round('daily')
  expect(await mailsTo(person.email)).toEqual([])
  await publish()
  await round('daily')
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('preferences decide where a person hears of it', async () => {
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ALERT)
  const preference = { user_id: person.id, kind: 'alert.new-offers' as const, bell: true, mail: false }
  await services.db.insert(notificationPreferences).values(preference)
  await publish()
  await round('daily')
  expect(await mailsTo(person.email)).toEqual([])
  expect(await services.db.select().from(notifications)).toHaveLength(1)
})

test('people who left or were suspended get nothing', async () => {
  for (const gone of [
    { is_active: false },
    { deactivated_at: services.clock.now() },
    { deletion_requested_at: services.clock.now() },
    { email: 'personne@efface.invalid', deleted_at: services.clock.now() },
  ]) {
    const { person, browser } = await applicant()
    await browser.post('/api/alerts', ALERT)
    await services.db.update(users).set(gone).where(eq(users.id, person.id))
    await services.db.delete(outgoingMails)
  }
  await publish()
  await round('daily')
  expect(await services.db.select().from(outgoingMails)).toEqual([])
})

test('an alert made before the address was verified starts when it is', async () => {
  const { person, browser } = await applicant({ email_verified_at: null })
  const { body } = await browser.post('/api/alerts', ALERT)
  expect(body.data.is_started).toBe(false)
  await publish()
  await round('daily')
  expect(await mailsTo(person.email)).toEqual([])
  await services.db
    .update(users)
    .set({ email_verified_at: services.clock.now() })
    .where(eq(users.id, person.id))
  await publish()
  await round('daily')
  const [mail] = await mailsTo(person.email)
  expect(mail?.subject).toBe('Une nouvelle offre\u00A0: comptable')
})

test('one click in the mail stops that alert alone, for a guest as for a person, and can be taken back', async () => {
  const email = await guestAlert()
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ALERT)
  await browser.post('/api/alerts', { keywords: '"confirmé"', frequency: 'daily' })
  await publish()
  await round('daily')
  for (const to of [email, person.email]) {
    const mail = (await mailsTo(to)).find(({ subject }) => subject.endsWith('comptable'))
    const url = new URL((mail?.headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain('/desabonnement/')
    const { status, body } = await new Browser(services).send('POST', url, {
      'List-Unsubscribe': 'One-Click',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ label: 'Alerte\u00A0: comptable', subscribed: false, list: 'alert' })
  }
  const rows = await services.db.select().from(offerAlerts)
  expect(rows.map(({ search, paused }) => [search, paused]).sort()).toEqual([
    ['keywords=%22confirm%C3%A9%22', false],
    ['keywords=comptable', true],
    ['keywords=comptable', true],
  ])
})

test('alerts that nobody confirmed in seven days are forgotten', async () => {
  await new Browser(services).post('/api/alerts', { ...ALERT, email: 'jamais@exemple.test' })
  services.clock.advance(6 * DAY_SECONDS)
  await keepHouse(services)
  expect(await services.db.select().from(offerAlerts)).toHaveLength(1)
  services.clock.advance(2 * DAY_SECONDS)
  await keepHouse(services)
  expect(await services.db.select().from(offerAlerts)).toEqual([])
})

test('a thousand alerts are served in batches, in seconds', async () => {
  const created_at = services.clock.now()
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    email: `foule${index}@exemple.test`,
    label: `comptable ${index % 100}`,
    search: `keywords=comptable&city=${(index % 100) + 1}`,
    frequency: 'daily' as const,
    created_at,
    confirmed_at: created_at,
    seen_until: created_at,
  }))
  await services.db.insert(offerAlerts).values(rows)
  await publish()
  const begun = performance.now()
  await round('daily')
  expect(performance.now() - begun).toBeLessThan(60_000)
  expect(await services.db.select().from(outgoingMails)).toHaveLength(10)
}, 90_000)

test('alerts follow an account to its new address, and the old one is free for somebody else', async () => {
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ALERT)
  const email = `nouvelle${person.id}@exemple.test`
  await services.db.update(users).set({ email }).where(eq(users.id, person.id))
  const { person: other, browser: others } = await applicant({ email: person.email })
  expect((await others.get('/api/applicant/alerts')).body.data).toEqual([])
  expect((await others.post('/api/alerts', ALERT)).body.data.id).toBeGreaterThan(0)
  await publish()
  await round('daily')
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await mailsTo(other.email)).toHaveLength(1)
})

test('an alert of a guest is the account’s once its address is verified, also for the bell', async () => {
  const email = await guestAlert()
  const { person } = await applicant({ email })
  await publish()
  await round('daily')
  const [row] = await services.db.select().from(offerAlerts)
  expect(row?.user_id).toBe(person.id)
  expect(await services.db.select().from(notifications)).toHaveLength(1)
})
