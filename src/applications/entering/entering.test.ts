import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { teamNotes } from '#src/applications/evaluating/tables.ts'
import { measureResponses } from '#src/applications/responses.ts'
import { applications } from '#src/applications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { warnInactive } from '#src/personal-data/deletion/retention.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { countDaily } from '#src/platform/throttle.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { makeScene, move, RECEIVED } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { proposal as interviewProposal } from '#test/calendar.ts'
import { ADDED, entryForm, mailsTo, makeEntered, removalTokenIn } from '#test/entering/candidates.ts'
import { makeCompany, makeMember, makeOffer, newAddress, register, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { notifyOfDueChanges } from '../deciding/notifying.ts'
import { closeUnanswered } from '../expiry.ts'
import { remindUnanswered } from '../reminding/reminders.ts'
import { CONSENT_WORDS, ENTRIES_A_DAY } from './shared/limits.ts'

const services = useServices()

const countOf = (companyId: number) =>
  services.db.$count(applications, eq(applications.company_id, companyId))

const rowsOf = (id: number) => services.db.select().from(applications).where(eq(applications.id, id))

test('a candidate from the counter stands among the applications, with who added it and what was agreed', async () => {
  const { recruiter, owner, id, theirs, offer } = await makeEntered(services, {
    email: null,
    note: 'Disponible dès lundi.',
  })
  const list = await recruiter.get(RECEIVED)
  expect(list.body.data).toMatchObject([
    {
      id,
      applicant_name: 'Soa Rabe',
      status: 'submitted',
      days_without_answer: null,
      min_salary_expectation: null,
      entered: { by: `${owner.first_name} ${owner.last_name}`, has_email: false },
    },
  ])
  const shown = (await recruiter.get(theirs)).body.data
  expect(shown).toMatchObject({
    applicant: { first_name: 'Soa', last_name: 'Rabe', email: '', phone_number: '+261341234567' },
    entry: { way: 'counter', consented_on: '2026-11-20', consent_words: CONSENT_WORDS },
    cv_name: 'CV de Soa.pdf',
    notes_count: 1,
    answer_due_at: null,
  })
  expect((await recruiter.get(`${theirs}/cv`)).status).toBe(200)
  const [note] = await services.db.select().from(teamNotes).where(eq(teamNotes.application_id, id))
  expect(note).toMatchObject({ author_id: owner.id, text: 'Disponible dès lundi.' })
  expect((await recruiter.get('/api/recruiter/offers')).body.data[0]).toMatchObject({
    id: offer.id,
    applications_count: 1,
  })
})

test('the notice says who keeps what, until when, and how to have it removed', async () => {
  const { company, mail: address } = await makeEntered(services)
  const [mail, ...others] = await mailsTo(services, address)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(
    `${company.name} a enregistré votre candidature\u00a0: Comptable confirmé\u00a0H/F`,
  )
  expect(mail?.text).toContain(
    'votre nom, votre numéro de téléphone, votre adresse e-mail et votre CV, avec ce que son équipe en pense',
  )
  expect(mail?.text).toMatch(/soit le \d+(er)? \S+ 2028 si plus rien ne change/)
  expect(removalTokenIn(mail?.text)).not.toBe('')
})

test('the same form sent again, and twenty at once, make one candidate and one mail', async () => {
  const { recruiter, offer, company } = await makeScene(services)
  const mail = newAddress()
  const form = entryForm(offer.id, { email: mail, resume_pdf: null })
  const answers = await Promise.all(Array.from({ length: 20 }, () => recruiter.post(ADDED, form)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
  expect(new Set(answers.map(({ body }) => body.data?.id ?? body.known[0]?.id)).size).toBe(1)
  expect(await countOf(company.id)).toBe(1)
  expect(await mailsTo(services, mail)).toHaveLength(1)
})

test('the same number or address in the offer is pointed out, and added only when that is confirmed', async () => {
  const { recruiter, offer, id, company, mail } = await makeEntered(services)
  const same: Record<string, string>[] = [
    { phone_number: '+261 34 12 345 67' },
    { phone_number: '033 11 222 33', email: mail },
  ]
  for (const values of same) {
    const again = await recruiter.post(ADDED, entryForm(offer.id, values))
    expect(again).toMatchObject({
      status: 200,
      body: { data: null, known: [{ id, applicant_name: 'Soa Rabe', label: 'Envoyée' }] },
    })
  }
  const other = await makeOffer(services, company.id)
  expect((await recruiter.post(ADDED, entryForm(other.id))).status).toBe(201)
  expect((await recruiter.post(ADDED, entryForm(offer.id, { even_if_known: '1' }))).status).toBe(201)
})

test('somebody who applied on the site is pointed out too, by the address of the account', async () => {
  const { recruiter, offer, applicant, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const again = await recruiter.post(ADDED, entryForm(offer.id, { email: applicant.email.toUpperCase() }))
  expect(again).toMatchObject({ status: 200, body: { data: null, known: [{ id }] } })
})

test('each field that is wrong is refused on its own', async () => {
  const { recruiter, offer, company } = await makeScene(services)
  const refused = await recruiter.post(
    ADDED,
    entryForm(offer.id, {
      first_name: '',
      last_name: '',
      phone_number: '',
      email: 'pas une adresse',
      way: 'pigeon',
      consent: '0',
      consented_on: '2026-11-22',
    }),
  )
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors).sort()).toEqual([
    'consent',
    'consented_on',
    'email',
    'last_name',
    'phone_number',
    'way',
  ])
  const number = await recruiter.post(ADDED, entryForm(offer.id, { phone_number: '034 12' }))
  expect(number).toMatchObject({ status: 422, body: { errors: { phone_number: [expect.any(String)] } } })
  const file = await recruiter.post(
    ADDED,
    entryForm(offer.id, { resume_pdf: new Blob(['un texte'], { type: 'application/pdf' }) }),
  )
  expect(file).toMatchObject({
    status: 422,
    body: { errors: { resume_pdf: ['Le fichier doit être au format PDF'] } },
  })
  expect(await countOf(company.id)).toBe(0)
})

test('a paused offer takes one, a closed or expired one does not, and the form offers only those that run', async () => {
  const { recruiter, offer, company } = await makeScene(services)
  const paused = await makeOffer(services, company.id, { title: 'Chauffeur', paused: true })
  await makeOffer(services, company.id, { status: 'closed' })
  const listed = await recruiter.get(`${ADDED}/offers`)
  expect(listed.body.data).toMatchObject([
    { id: paused.id, title: 'Chauffeur\u00a0H/F', paused: true },
    { id: offer.id, paused: false },
  ])
  expect((await recruiter.post(ADDED, entryForm(paused.id))).status).toBe(201)
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id))
  expect(await recruiter.post(ADDED, entryForm(offer.id))).toMatchObject({
    status: 422,
    body: { errors: { offer_id: ['Cette offre est clôturée\u00a0: elle n’accepte plus de candidats.'] } },
  })
})

test('a reader may not, and the offer or the candidate of another company is not found', async () => {
  const { company, offer, id } = await makeEntered(services)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await reader.post(ADDED, entryForm(offer.id))).status).toBe(403)
  expect((await reader.delete(`${ADDED}/${id}`)).status).toBe(403)
  const { owner } = await makeCompany(services)
  const stranger = await signedInAs(services, owner)
  expect((await stranger.post(ADDED, entryForm(offer.id))).status).toBe(404)
  expect((await stranger.delete(`${ADDED}/${id}`)).status).toBe(404)
})

test('the recruiter hires without a proposal, and the person reads it at the given address', async () => {
  const { recruiter, theirs, mail: address } = await makeEntered(services)
  const { allowed } = (await recruiter.get(theirs)).body.data
  expect(allowed.map(({ change }: { change: string }) => change)).toEqual([
    'review',
    'shortlisted',
    'interview',
    'reject',
    'hire',
  ])
  expect((await move(services, recruiter, `${theirs}/stage`, { stage: 'offer_made' })).status).toBe(409)
  expect((await move(services, recruiter, `${theirs}/stage`, { stage: 'interview' })).status).toBe(200)
  expect((await move(services, recruiter, `${theirs}/hire`, { message: 'À lundi, 8 h.' })).status).toBe(200)
  expect(await mailsTo(services, address)).toHaveLength(1)
  services.clock.advance(60)
  await notifyOfDueChanges(services)
  const mails = await mailsTo(services, address)
  expect(mails.map(({ subject }) => subject)).toHaveLength(2)
  expect(mails[1]?.text).toContain('confirme votre recrutement')
  expect(mails[1]?.text).toContain('«\u00a0À lundi, 8 h.\u00a0»')
})

test('a refusal is mailed after a day, and one that was taken back never', async () => {
  const { recruiter, owner, theirs, mail: address } = await makeEntered(services)
  const refuse = (by: Browser) =>
    move(services, by, `${theirs}/rejection`, { reason: 'experience', message: 'Merci de votre visite.' })
  expect((await refuse(recruiter)).status).toBe(200)
  expect((await recruiter.delete(`${theirs}/rejection`)).status).toBe(200)
  services.clock.advance(DAY_SECONDS)
  await notifyOfDueChanges(services)
  expect(await mailsTo(services, address)).toHaveLength(1)
  expect((await refuse(await signedInAs(services, owner))).status).toBe(200)
  services.clock.advance(DAY_SECONDS)
  await notifyOfDueChanges(services)
  const [, mail] = await mailsTo(services, address)
  expect(mail?.text).toContain('Motif\u00a0: expérience.')
  expect(mail?.text).toContain('Merci de votre visite.')
})

test('without an address nobody is mailed, and nothing is written to, met or proposed here', async () => {
  const { recruiter, owner, theirs } = await makeEntered(services, { email: null, resume_pdf: null })
  const written = await recruiter.post(`${theirs}/messages`, {
    client_key: crypto.randomUUID(),
    text: 'Bonjour Soa',
  })
  expect(written.status).toBe(409)
  expect(written.body.message).toContain('ajoutée à la main')
  const slots = [new Date(services.clock.now().getTime() + 2 * DAY)]
  const meeting = await recruiter.post(`${theirs}/interviews`, interviewProposal([owner.id], slots))
  expect(meeting.status).toBe(409)
  expect(meeting.body.message).toContain('ajoutée à la main')
  const soon = dayAt(slots[0] ?? 0)
  const offered = { text: 'Bienvenue.', salary: 1_400_000, start_date: soon, answer_by: soon, version: 0 }
  expect((await recruiter.post(`${theirs}/proposal`, offered)).status).toBe(409)
  const before = await services.db.select().from(outgoingMails)
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'experience', message: 'Merci.' })
  services.clock.advance(DAY_SECONDS)
  await notifyOfDueChanges(services)
  expect(await services.db.select().from(outgoingMails)).toHaveLength(before.length)
})

test('an entered candidate counts in no rate, no delay and no reminder, and ends like the others', async () => {
  const { company, id, owner } = await makeEntered(services)
  services.clock.advance(8 * DAY_SECONDS)
  await remindUnanswered(services)
  expect(await mailsTo(services, owner.email)).toEqual([])
  services.clock.advance(30 * DAY_SECONDS)
  expect(await measureResponses(services.db, [company.id], services.clock.now())).toEqual(new Map())
  services.clock.advance(30 * DAY_SECONDS)
  await closeUnanswered(services)
  expect(await rowsOf(id)).toMatchObject([{ status: 'closed', outcome: 'no_answer' }])
})

test('nobody signs in as the person, finds a password for it or hears of inactivity', async () => {
  const { id, mail: address } = await makeEntered(services)
  const [row] = await rowsOf(id)
  const [person] = await services.db
    .select()
    .from(users)
    .where(eq(users.id, row?.applicant_id ?? 0))
  expect(person).toMatchObject({ userable_type: 'entered', is_active: false, password_hash: null })
  const guest = new Browser(services)
  for (const email of [person?.email ?? '', address]) {
    expect((await guest.post('/login', { email, password: 'un mot de passe assez long' })).status).toBe(422)
    expect((await guest.post('/forgot-password', { email })).status).toBe(200)
  }
  services.clock.advance(800 * DAY_SECONDS)
  await warnInactive(services)
  await services.queue.runDue(services).catch(() => undefined)
  const sent = await services.db.select().from(outgoingMails)
  expect(sent.filter(({ to_address }) => to_address === person?.email)).toEqual([])
  expect((await mailsTo(services, address)).map(({ subject }) => subject)).not.toContain(
    'Choisissez un nouveau mot de passe',
  )
})

test('the address stays free: its owner registers and applies to the same offer', async () => {
  const { offer, recruiter, mail: address } = await makeEntered(services)
  const guest = new Browser(services)
  expect((await register(services, guest, { email: address })).status).toBe(202)
  await services.queue.runDue(services)
  const owners = await services.db.select().from(users).where(eq(users.email, address))
  expect(owners).toMatchObject([{ userable_type: 'applicant' }])
  expect((await recruiter.get(`${RECEIVED}?offer_id=${offer.id}`)).body.data).toHaveLength(1)
})

test('a company adds two hundred a day, and is told how many are left', async () => {
  const { recruiter, company, offer } = await makeEntered(services)
  const left = async () => (await recruiter.get(`${ADDED}/offers`)).body.entries
  expect(await left()).toMatchObject({ left: 199 })
  // A fair brings more than one a minute: nothing but the day's number, which is told, ends it.
  for (let times = 0; times < 61; times += 1)
    expect((await recruiter.post(ADDED, entryForm(offer.id))).body.known).toHaveLength(1)
  expect(await left()).toMatchObject({ left: 199 })
  const now = services.clock.now()
  for (let times = 1; times < 200; times += 1)
    await countDaily(services.db, `enter-for:${company.id}`, ENTRIES_A_DAY, now)
  const refused = await recruiter.post(ADDED, entryForm(offer.id, { even_if_known: '1' }))
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe(reachedLimitWords(ENTRIES_A_DAY, (await left()).again_at))
})

test('an address gets five notices a day from all companies together', async () => {
  const { recruiter, company, offer, mail: address } = await makeEntered(services)
  for (let count = 1; count < 5; count += 1) {
    const other = await makeOffer(services, company.id)
    expect(
      (await recruiter.post(ADDED, entryForm(other.id, { email: address, resume_pdf: null }))).status,
    ).toBe(201)
  }
  const sixth = await recruiter.post(ADDED, entryForm(offer.id, { email: address, even_if_known: '1' }))
  expect(sixth).toMatchObject({
    status: 429,
    body: { errors: { email: [expect.stringContaining('déjà reçu')] } },
  })
})
