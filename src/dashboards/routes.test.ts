import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { messageThreads } from '#src/applications/messages/tables.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { type offers, savedOffers } from '#src/offers/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { agreedOn, at, insertInterview } from '#test/calendar.ts'
import { makeAdmin, makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const APPLICANT = '/api/applicant/dashboard'
const RECRUITER = '/api/recruiter/dashboard'
const ago = (days: number) => new Date(services.clock.now().getTime() - days * DAY)

type Offer = Awaited<ReturnType<typeof makeOffer>>
type Values = Partial<typeof applications.$inferInsert>

async function makeApplication(offer: Offer, days: number, values: Values = {}) {
  const applicant_id = values.applicant_id ?? (await makeApplicant(services)).id
  const [row] = await services.db
    .insert(applications)
    .values({
      offer_id: offer.id,
      company_id: offer.company_id,
      status: 'submitted',
      resume_type: 'resume',
      offer_copy: {
        id: offer.id,
        title: offer.title,
        reference: offer.reference,
        city: 'Antananarivo',
        contract: 'CDI',
        job_type: null,
        min_salary: null,
        max_salary: null,
        company: { id: offer.company_id, name: 'Lovasoa', slug: 'lovasoa' },
        description: '',
        missions: '',
        profile: '',
      },
      letter: 'Bonjour',
      available_now: true,
      min_salary_expectation: 1,
      max_salary_expectation: 2,
      created_at: ago(days),
      submitted_at: ago(days),
      changed_at: ago(days),
      answer_due_at: ago(days - 7),
      ...values,
      applicant_id,
    })
    .returning()
  if (!row) throw new Error('no application')
  return row
}

async function answer(id: number, days: number, stage: 'viewed' | 'review' = 'review') {
  const state = { to_status: 'active' as const, to_stage: stage }
  await services.db.insert(applicationEvents).values({ application_id: id, at: ago(days), ...state })
  await services.db.update(applications).set({ status: 'active', stage }).where(eq(applications.id, id))
}

beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

describe('the applicant’s dashboard', () => {
  test('counts what is in progress, tells the last changes and what to do', async () => {
    const me = await makeApplicant(services)
    const { company } = await makeCompany(services)
    const at = async (days: number, values: Values) =>
      makeApplication(await makeOffer(services, company.id, { activity_area_id: 5 }), days, {
        applicant_id: me.id,
        ...values,
      })
    await at(1, {})
    await at(2, { status: 'active', stage: 'viewed' })
    await at(3, { status: 'active', stage: 'viewed' })
    const made = await at(4, { status: 'active', stage: 'offer_made', changed_at: ago(0) })
    await at(5, { status: 'rejected' })
    await at(6, { status: 'active', stage: 'accepted' })
    await at(0, { status: 'draft', submitted_at: null })
    const browser = await signedInAs(services, me)
    const { status, body } = await browser.get(APPLICANT)
    expect(status).toBe(200)
    const { data } = body
    expect(data.steps).toEqual({
      submitted: 1,
      viewed: 2,
      review: 0,
      shortlisted: 0,
      interview: 0,
      offer_made: 1,
      accepted: 1,
    })
    expect(data.is_newcomer).toBe(false)
    const changes = data.last_changes as { id: number; label: string }[]
    expect(changes.map((each) => each.label)).toEqual([
      ...['Proposition faite', 'Envoyée', 'Consultée', 'Consultée', 'Proposition acceptée'],
    ])
    expect(changes[0]).toMatchObject({ id: made.id, job_offer_title: 'Comptable confirmé' })
    expect(data.next_step).toMatchObject({ kind: 'answer_offer' })
    const proposal = { application_id: made.id, job_offer_title: 'Comptable confirmé', company: 'Lovasoa' }
    expect(data.proposals).toEqual([{ ...proposal, answer_by: null }])
  })

  test('offers the latest open offers of the person’s sector, without those applied to', async () => {
    const me = await makeApplicant(services)
    const profile = { activity_area_id: 23, city_id: 1, skills: ['forage'], min_salary_expectation: 0 }
    await services.db.update(applicantProfiles).set(profile).where(eq(applicantProfiles.user_id, me.id))
    const { company } = await makeCompany(services)
    const inMines = (values: Partial<typeof offers.$inferInsert>) =>
      makeOffer(services, company.id, { activity_area_id: 23, ...values })
    const older = await inMines({ published_at: ago(3), salary_visible: false })
    const newer = await inMines({ published_at: ago(1) })
    await inMines({ paused: true })
    await inMines({ expires_at: ago(1) })
    await inMines({ application_deadline: '2026-11-20' })
    await makeOffer(services, company.id, { activity_area_id: 24 })
    await makeApplication(await inMines({}), 1, { applicant_id: me.id })
    const saved = { user_id: me.id, offer_id: older.id, saved_at: ago(1) }
    await services.db.insert(savedOffers).values(saved)
    const { body } = await (await signedInAs(services, me)).get(APPLICANT)
    const { data } = body
    expect(data.activity_area).toEqual({ id: 23, name: 'Mines' })
    expect((data.recent_offers as { id: number }[]).map((each) => each.id)).toEqual([newer.id, older.id])
    expect(data.recent_offers[1]).toMatchObject({ min_salary: null, max_salary: null, contract: 'CDI' })
    expect(data.saved_offers_count).toBe(1)
    const { percent, missing } = data.profile as { percent: number; missing: { words: string }[] }
    expect(percent).toBe(30)
    expect(missing.map((each) => each.words)).toContain('Langues')
  })

  test('recommends the offers that fit, with their scores, and knows a newcomer', async () => {
    const me = await makeApplicant(services)
    const profile = { activity_area_id: 23, city_id: 1, headline: 'Comptable', skills: ['comptabilité'] }
    await services.db.update(applicantProfiles).set(profile).where(eq(applicantProfiles.user_id, me.id))
    const { company } = await makeCompany(services)
    const offer = await makeOffer(services, company.id, { activity_area_id: 23, title: 'Comptable' })
    const browser = await signedInAs(services, me)
    const { data } = (await browser.get(APPLICANT)).body
    expect(data.is_newcomer).toBe(true)
    expect(data.recommended_offers[0]).toMatchObject({ id: offer.id, title: 'Comptable' })
    for (const { score } of data.recommended_offers) expect(score).toBeGreaterThanOrEqual(50)
  })

  test('asks to finish a draft CV', async () => {
    const me = await makeApplicant(services)
    const draft = { title: 'Mon CV', name: 'Miora', description: 'x', is_draft: true }
    await services.db
      .insert(resumes)
      .values({ user_id: me.id, ...draft, created_at: ago(1), updated_at: ago(1) })
    const { body } = await (await signedInAs(services, me)).get(APPLICANT)
    expect(body).toMatchObject({
      data: { resumes_count: 0, resume_drafts_count: 1, next_step: { kind: 'finish_resume' } },
    })
  })

  test('is refused signed out and to others', async () => {
    expect((await new Browser(services).get(APPLICANT)).status).toBe(401)
    const { owner } = await makeCompany(services)
    expect((await (await signedInAs(services, owner)).get(APPLICANT)).status).toBe(403)
    expect((await (await signedInAs(services, await makeAdmin(services))).get(APPLICANT)).status).toBe(403)
  })

  test('ignores what it is not asked', async () => {
    const browser = await signedInAs(services, await makeApplicant(services))
    expect((await browser.get(`${APPLICANT}?applicant_id=1&page=-1`)).status).toBe(200)
  })
})

async function figuresOf(user: { email: string }) {
  const { body } = await (await signedInAs(services, user)).get(RECRUITER)
  return body.data.figures
}

describe('the recruiter’s dashboard', () => {
  test('counts applications by days of Antananarivo and compares with the 30 days before', async () => {
    // It is 22:30 in Antananarivo: an application of 20:30 UTC on the day before belongs to that day there, one of
    // 21:30 to today.
    services.clock.set('2026-11-21T19:30:00Z')
    const { company, owner } = await makeCompany(services)
    const offer = await makeOffer(services, company.id, { views_count: 40 })
    await makeOffer(services, company.id, { views_count: 2, status: 'closed' })
    for (const submitted_at of [
      ...['2026-11-20T20:30:00Z', '2026-11-20T21:30:00Z', '2026-11-21T10:00:00Z'],
      ...['2026-10-22T21:30:00Z', '2026-10-22T20:30:00Z', '2026-09-22T21:30:00Z', '2026-09-22T20:30:00Z'],
    ])
      await makeApplication(offer, 0, { submitted_at: new Date(submitted_at) })
    const figures = await figuresOf(owner)
    expect(figures.received).toEqual({ value: 4, before: 2 })
    const days = figures.per_day as { day: string; count: number }[]
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-10-23', count: 1 })
    expect(days.slice(-3).map((each) => each.count)).toEqual([0, 1, 2])
    expect(figures).toMatchObject({ views_count: 42, new_count: 7, open_offers_count: 1 })
  })

  test('tells the rate that the public page tells, after a second application too', async () => {
    const { company, owner } = await makeCompany(services)
    const offer = await makeOffer(services, company.id)
    const answered = await makeApplication(offer, 30)
    await answer(answered.id, 28)
    const again = await makeApplication(await makeOffer(services, company.id), 10, {
      created_at: ago(40),
      attempts: 2,
    })
    // The application was answered, withdrawn and sent once more, and nobody has answered since.
    await answer(again.id, 38)
    await services.db
      .update(applications)
      .set({ status: 'submitted', stage: null })
      .where(eq(applications.id, again.id))
    const shown = (await new Browser(services).get(`/api/offers/${offer.id}`)).body.data.company.response
    expect(shown).toEqual({ rate: 50, median_days: 2 })
    expect((await figuresOf(owner)).response_rate.value).toBe(shown.rate)
  })

  test('an answer promised for today is not late before midnight', async () => {
    const { company, owner } = await makeCompany(services)
    const me = await makeApplicant(services)
    const offer = await makeOffer(services, company.id)
    const answer_due_at = new Date('2026-11-21T05:00:00Z')
    const { id } = await makeApplication(offer, 7, { applicant_id: me.id, answer_due_at })
    const late = async () => {
      const browser = await signedInAs(services, me)
      const dashboard = (await browser.get(APPLICANT)).body.data.next_step.kind
      const page = (await browser.get(`/api/applicant/applications/${id}`)).body.data.promise.is_late
      const shown = (await new Browser(services).get(`/api/offers/${offer.id}`)).body.data.company.response
      return [dashboard === 'overdue_answer', page, shown?.rate, (await figuresOf(owner)).response_rate.value]
    }
    await services.db.insert(resumes).values({
      user_id: me.id,
      title: 'CV',
      name: 'CV',
      description: '',
      is_draft: false,
      created_at: ago(9),
      updated_at: ago(9),
    })
    services.clock.set('2026-11-21T20:59:59Z')
    expect(await late()).toEqual([false, false, undefined, null])
    services.clock.set('2026-11-21T21:00:00Z')
    expect(await late()).toEqual([true, true, 0, 0])
  })

  test('measures answers: those due or given count, withdrawals and fresh ones do not', async () => {
    const { company, owner } = await makeCompany(services)
    const offer = await makeOffer(services, company.id)
    const [fast, slow, read] = [
      await makeApplication(offer, 20),
      await makeApplication(offer, 20),
      await makeApplication(offer, 20),
    ]
    await answer(fast.id, 18)
    await answer(slow.id, 15)
    await answer(slow.id, 1)
    await answer(read.id, 19, 'viewed')
    await makeApplication(offer, 20, { status: 'closed', outcome: 'withdrawn' })
    await makeApplication(offer, 2)
    const old = await makeApplication(offer, 100)
    await answer(old.id, 96)
    await makeApplication(offer, 100)
    await makeApplication(offer, 200)
    const figures = await figuresOf(owner)
    expect(figures.response_rate).toEqual({ value: 67, before: 50 })
    expect(figures.median_days).toEqual({ value: 3.5, before: 4 })
  })

  test('an answer that was taken back does not count', async () => {
    const { company, owner } = await makeCompany(services)
    const taken = await makeApplication(await makeOffer(services, company.id), 20)
    await answer(taken.id, 18)
    await answer(taken.id, 17, 'viewed')
    expect((await figuresOf(owner)).response_rate).toEqual({ value: 0, before: null })
  })

  test('lists what to do: late answers per offer, offers that end soon', async () => {
    const { company, owner } = await makeCompany(services)
    const soon = await makeOffer(services, company.id, { title: 'Soudeur', expires_at: ago(-2) })
    const other = await makeOffer(services, company.id, { title: 'Maçon', expires_at: ago(-8) })
    for (const days of [8, 9, 6]) await makeApplication(other, days)
    await makeApplication(soon, 30, { status: 'active', stage: 'viewed' })
    await makeApplication(soon, 30, { status: 'active', stage: 'review' })
    await makeApplication(other, 30, { status: 'active', stage: 'accepted' })
    const figures = await figuresOf(owner)
    expect(figures.unanswered).toEqual({
      total: 3,
      offers: [
        { id: other.id, title: 'Maçon', count: 2 },
        { id: soon.id, title: 'Soudeur', count: 1 },
      ],
    })
    expect(figures.accepted_count).toBe(1)
    expect(figures.expiring_offers).toMatchObject([
      { id: soon.id, title: 'Soudeur', days_left: 2, applications_count: 2 },
    ])
  })

  test('counts the conversations to read and the week’s meetings, on both sides, as their lists do', async () => {
    // This day is a Saturday, whose week began on Monday the 16th.
    services.clock.set('2026-11-21T08:00:00Z')
    const { company, owner } = await makeCompany(services)
    const me = await makeApplicant(services)
    const made = await makeApplication(await makeOffer(services, company.id), 3, { applicant_id: me.id })
    const other = await makeApplication(await makeOffer(services, company.id), 3, { applicant_id: me.id })
    const thread = { company_id: company.id, applicant_id: me.id, company_wrote: true }
    await services.db.insert(messageThreads).values([
      { ...thread, application_id: made.id, applicant_unread: 2, company_unread: 0 },
      { ...thread, application_id: other.id, applicant_unread: 0, company_unread: 3 },
    ])
    for (const [day, time] of [
      ['2026-11-15', '23:45'],
      ['2026-11-16', '00:00'],
      ['2026-11-22', '23:00'],
      ['2026-11-23', '00:00'],
    ] as const)
      await insertInterview(services, made, { ...agreedOn(at(day, time)), attendee_ids: [owner.id] })
    const mine = await signedInAs(services, me)
    const theirs = await signedInAs(services, owner)
    const applicant = (await mine.get(APPLICANT)).body.data
    expect([applicant.unread_threads, applicant.meetings.week_count]).toEqual([1, 2])
    const recruiter = (await theirs.get(RECRUITER)).body.data
    expect([recruiter.figures.unread_threads, recruiter.meetings.week_count]).toEqual([1, 2])
    const listed = async (browser: Browser, path: string) => {
      const { data, meta, counts } = (await browser.get(`${path}?messages=unread`)).body
      return [(data as { id: number }[]).map(({ id }) => id), meta.total, counts.unread]
    }
    expect(await listed(mine, '/api/applicant/applications')).toEqual([[made.id], 1, 1])
    expect(await listed(theirs, '/api/recruiter/applications')).toEqual([[other.id], 1, 1])
    const stranger = await makeCompany(services)
    const nobody = await signedInAs(services, stranger.owner)
    expect(await listed(nobody, '/api/recruiter/applications')).toEqual([[], 0, 0])
    expect((await mine.get('/api/applicant/applications?messages=tous')).body.meta.total).toBe(2)
  })

  test('tells another company nothing', async () => {
    const { company } = await makeCompany(services)
    await makeApplication(await makeOffer(services, company.id), 10)
    const other = await makeCompany(services)
    const reader = await makeMember(services, other.company.id, 'reader')
    const figures = await figuresOf(reader)
    expect(figures).toMatchObject({ received: { value: 0 }, new_count: 0, unanswered: { total: 0 } })
  })

  test('shows the remaining steps instead of figures until the company is validated', async () => {
    const { company, owner } = await makeCompany(services, { status: 'incomplete', nif: '1', stat: null })
    const { body } = await (await signedInAs(services, owner)).get(RECRUITER)
    const { data } = body
    expect(data.figures).toBe(null)
    expect((data.opening_steps as { done: boolean }[]).map((step) => step.done)).toEqual([
      ...[true, false, false, false, false],
    ])
    const filled = { status: 'pending' as const, stat: '2', completed_at: ago(1) }
    await services.db.update(companies).set(filled).where(eq(companies.id, company.id))
    const again = await (await signedInAs(services, owner)).get(RECRUITER)
    const { opening_steps } = again.body.data
    expect((opening_steps as { done: boolean }[]).map((step) => step.done)).toEqual([
      ...[true, true, true, false, false],
    ])
  })

  test('a company to correct reads what to correct, in the words of its moderators', async () => {
    const { company, owner } = await makeCompany(services, {
      status: 'rejected',
      status_reason: 'Encore deux points.',
      corrections: [{ field: 'nif', message: 'Ce NIF est celui d’une autre société.' }],
    })
    const browser = await signedInAs(services, owner)
    const { data } = (await browser.get(RECRUITER)).body
    expect(data.company).toMatchObject({
      status_reason: 'Encore deux points.',
      corrections: [{ label: 'NIF', message: 'Ce NIF est celui d’une autre société.' }],
    })
    await services.db.update(companies).set({ status: 'pending' }).where(eq(companies.id, company.id))
    expect((await browser.get(RECRUITER)).body.data.company.corrections).toEqual([])
  })

  test('a company in its first week is known as one: nothing published, nothing received yet', async () => {
    const { company, owner } = await makeCompany(services)
    const first = { has_published: false, has_received: false, pending_offers_count: 0 }
    expect(await figuresOf(owner)).toMatchObject(first)
    await makeOffer(services, company.id, { status: 'submitted', published_at: null })
    expect(await figuresOf(owner)).toMatchObject({ ...first, pending_offers_count: 1 })
    await makeApplication(await makeOffer(services, company.id), 0)
    expect(await figuresOf(owner)).toMatchObject({ has_published: true, has_received: true, new_count: 1 })
  })

  test('is refused signed out, to applicants and to administrators', async () => {
    expect((await new Browser(services).get(RECRUITER)).status).toBe(401)
    expect((await (await signedInAs(services, await makeApplicant(services))).get(RECRUITER)).status).toBe(
      403,
    )
    expect((await (await signedInAs(services, await makeAdmin(services))).get(RECRUITER)).status).toBe(403)
  })

  test('ignores what it is not asked', async () => {
    const { owner } = await makeCompany(services)
    expect((await (await signedInAs(services, owner)).get(`${RECRUITER}?company_id=1`)).status).toBe(200)
  })
})
