import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { lastQuestions } from '#src/applications/last-question/tables.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { offerDays, offers } from '#src/offers/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { countDays } from '#src/statistics/counting.ts'
import { countDaysJob, statisticsRecurring } from '#src/statistics/jobs.ts'
import { DIMENSIONS } from '#src/statistics/shared/names.ts'
import { dailyCounts, dailySegments } from '#src/statistics/tables.ts'
import { paymentLedger } from '#src/subscriptions/payments/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { insertApplication } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { accept, insertPayment, openTill } from '#test/subscriptions/payments.ts'
import type { Segment, StatisticsOverview } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
const STATISTICS = '/api/admin/statistics'
const NOW = new Date('2026-11-23T06:12:00Z')
/** Every period that the tests read begins after this. */
const FIRST = NOW.getTime() - 80 * DAY

// The same numbers come every time, so that a failure can be looked at again.
let seed = 20_261_123
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const below = (count: number) => Math.floor(random() * count)
const later = (moment: Date, most: number) => new Date(moment.getTime() + Math.floor(random() * most))
const atRandom = () => new Date(FIRST + Math.floor(random() * (NOW.getTime() - FIRST)))

async function makeOffers() {
  const { company } = await makeCompany(services)
  const made = []
  for (let index = 0; index < 25; index += 1) {
    const created_at = atRandom()
    const isPublished = random() < 0.7
    const submitted_at = random() < 0.8 || isPublished ? later(created_at, 2 * DAY) : null
    const published_at = isPublished && submitted_at ? later(submitted_at, 3 * DAY) : null
    made.push(
      await makeOffer(services, company.id, {
        created_at,
        submitted_at,
        published_at,
        status: published_at ? 'published' : submitted_at ? 'submitted' : 'draft',
        salary_visible: random() < 0.6,
        activity_area_id: 1 + below(5),
        city_id: 1 + below(6),
        occupation_code: random() < 0.3 ? null : `${1_000 + below(4)}`,
      }),
    )
  }
  return made
}

async function makeApplicationsOf(applicantId: number, made: (typeof offers.$inferSelect)[]) {
  for (const offer of made) {
    if (!offer.published_at || random() < 0.4) continue
    const submitted_at = later(offer.published_at, 20 * DAY)
    if (submitted_at > NOW) continue
    const isAnswered = random() < 0.6
    const at = later(submitted_at, 12 * DAY)
    const isOver = isAnswered && at < NOW
    const { id } = await insertApplication(services, submitted_at, {
      offer_id: offer.id,
      company_id: offer.company_id,
      applicant_id: applicantId,
      status: isOver ? 'rejected' : random() < 0.05 ? 'draft' : 'submitted',
      changed_at: isOver ? at : submitted_at,
      viewed_at: isOver ? at : null,
      answer_due_at: random() < 0.8 ? new Date(submitted_at.getTime() + 7 * DAY) : null,
      is_entered: random() < 0.1,
      ...(random() < 0.3 && { letter: ' Bonjour. '.repeat(12) }),
      ...(isOver && random() < 0.2 && { status: 'closed', outcome: 'hired' }),
    })
    if (isOver && random() < 0.6) await insertAnswers(id, offer.company_id, later(at, 3 * DAY))
    if (isOver)
      await services.db
        .insert(applicationEvents)
        .values({ application_id: id, at, from_status: 'submitted', to_status: 'rejected' })
  }
}

/** What the applicant answered to the last question, on some day. */
async function insertAnswers(application_id: number, company_id: number, answered_at: Date) {
  const answer = () => (random() < 0.2 ? null : random() < 0.6)
  await services.db.insert(lastQuestions).values({
    application_id,
    company_id,
    occasion: 'ended',
    asked_at: answered_at,
    answered_at,
    asked_for_money: answer(),
    with_respect: answer(),
    started: answer(),
    still_there: answer(),
  })
}

/** The answers that were given in a period, and how many in a hundred say yes to each question. */
async function lastAnswersIn(period: { from: string; to: string }) {
  const rows = (await services.db.select().from(lastQuestions)).filter((row) => isIn(row.answered_at, period))
  const given = (question: 'asked_for_money' | 'with_respect' | 'started' | 'still_there') =>
    rows.map((row) => row[question]).filter((answer) => answer !== null)
  const shareTo = (question: Parameters<typeof given>[0]) => shareOf(given(question), (answer) => answer, 1)
  const all = (['asked_for_money', 'with_respect', 'started', 'still_there'] as const).flatMap(given)
  return [
    ['last_answers', all.length],
    ['asked_for_money', shareTo('asked_for_money')],
    ['with_respect', shareTo('with_respect')],
    ['started', shareTo('started')],
    ['still_there', shareTo('still_there')],
  ]
}

let browser: AdminBrowser
beforeAll(async () => {
  services.clock.set(NOW)
  await openTill(services)
  const made = await makeOffers()
  for (let index = 0; index < 40; index += 1) {
    const created_at = atRandom()
    const { id } = await makeApplicant(services, {
      created_at,
      email_verified_at: random() < 0.7 ? created_at : null,
      last_seen_at: later(created_at, 60 * DAY),
    })
    await makeApplicationsOf(id, made)
  }
  for (const offer of made.slice(0, 10)) {
    const values = { offer_id: offer.id, views_count: 9, visitors_count: 5, openings_count: 2 }
    await services.db
      .insert(offerDays)
      .values({ ...values, day: dayAt(new Date(NOW.getTime() - (1 + below(60)) * DAY)), source: 'search' })
  }
  for (const price of [60_000, 150_000]) {
    services.clock.set(atRandom())
    const { company: payer } = await makeCompany(services)
    const lines = [{ name: 'Formule', quantity: 1, unit_price: price }]
    const term = { plan: 'silver', period: 'monthly', price, status: 'pending' } as const
    await accept(
      services,
      (await insertPayment(services, payer.id, { method: 'mvola', amount: price, lines }, term)).id,
    )
  }
  services.clock.set(NOW)
  await countDays(services)
  ;({ browser } = await signedInAdmin(site, { admin_role: 'billing' }))
}, 120_000)

const PERIODS = [
  { from: '2026-11-01', to: '2026-11-22' },
  { from: '2026-10-07', to: '2026-11-09' },
  { from: '2026-11-12', to: '2026-11-12' },
]

const isIn = (moment: Date | null, { from, to }: { from: string; to: string }) =>
  moment !== null && dayAt(moment) >= from && dayAt(moment) <= to

async function readRows() {
  const rows = await services.db.select().from(applications)
  return {
    people: (await services.db.select().from(users)).filter(({ userable_type: kind }) => kind !== 'admin'),
    offers: await services.db.select().from(offers),
    sent: rows.filter(({ status, is_entered }) => status !== 'draft' && !is_entered),
    events: new Map(
      (await services.db.select().from(applicationEvents)).map((event) => [event.application_id, event.at]),
    ),
    ledger: await services.db.select().from(paymentLedger),
  }
}
type Rows = Awaited<ReturnType<typeof readRows>>

const dueOf = ({ answer_due_at, submitted_at }: Rows['sent'][number]) =>
  answer_due_at ?? new Date((submitted_at?.getTime() ?? 0) + 14 * DAY)

function promisesIn({ sent, events }: Rows, period: { from: string; to: string }) {
  const due = sent.filter((row) => isIn(dueOf(row), period))
  const kept = due.filter((row) => {
    const at = events.get(row.id)
    return at !== undefined && dayAt(at) <= dayAt(dueOf(row))
  })
  return { due, kept }
}

/** The share in percent, in whole ones or in tenths; null of nothing. */
function shareOf<Row>(rows: Row[], is: (row: Row) => boolean, parts: 1 | 10): number | null {
  return rows.length ? Math.round((100 * parts * rows.filter(is).length) / rows.length) / parts : null
}

test.each(PERIODS)('the figures from $from to $to add up to the rows', async (period) => {
  const rows = await readRows()
  const answer = await browser.get(`${STATISTICS}?from=${period.from}&to=${period.to}`)
  const { figures, funnels, period: read } = answer.body.data as StatisticsOverview
  expect(read).toEqual(period)
  const { due, kept } = promisesIn(rows, period)
  const received = rows.ledger
    .filter(({ at }) => isIn(at, period))
    .reduce((sum, { amount }) => sum + amount, 0)
  const published = rows.offers.filter((each) => isIn(each.published_at, period))
  const sent = rows.sent.filter((each) => isIn(each.submitted_at, period))
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['signups', rows.people.filter((each) => isIn(each.created_at, period)).length],
    ['offers', published.length],
    ['applications', sent.length],
    ['answers', due.length ? Math.round((100 * kept.length) / due.length) : null],
    ['received', received],
    ['paid_offers', shareOf(published, ({ salary_visible }) => salary_visible, 1)],
    ['short_letters', shareOf(sent, ({ letter }) => letter.trim().length < 150, 1)],
    ['hires', shareOf(sent, ({ outcome }) => outcome === 'hired', 10)],
    ...(await lastAnswersIn(period)),
  ])
  const steps = (name: string) => funnels.find((each) => each.name === name)?.steps.map(({ value }) => value)
  const joined = rows.people.filter(
    (each) => isIn(each.created_at, period) && each.userable_type === 'applicant',
  )
  const appliedAtAll = new Set(rows.sent.map((each) => each.applicant_id))
  expect(steps('signup')).toEqual([
    joined.length,
    joined.filter((each) => each.email_verified_at).length,
    0,
    joined.filter((each) => appliedAtAll.has(each.id)).length,
  ])
  const begun = rows.offers.filter((each) => isIn(each.created_at, period))
  const withApplication = new Set(rows.sent.map((each) => each.offer_id))
  expect(steps('publication')).toEqual([
    begun.length,
    begun.filter((each) => each.submitted_at).length,
    begun.filter((each) => each.published_at).length,
    begun.filter((each) => each.published_at && withApplication.has(each.id)).length,
  ])
})

test.each(PERIODS)(
  'supply and demand from $from to $to add up to the same, in each dimension',
  async (period) => {
    const rows = await readRows()
    const published = rows.offers.filter((each) => isIn(each.published_at, period))
    const sent = rows.sent.filter((each) => isIn(each.submitted_at, period))
    const { due, kept } = promisesIn(rows, period)
    for (const dimension of DIMENSIONS) {
      const url = `${STATISTICS}/segments/${dimension}?from=${period.from}&to=${period.to}`
      const segments = (await browser.get(url)).body.data.segments as Segment[]
      const total = (name: 'offers' | 'applications' | 'answers_due' | 'answers_kept') =>
        segments.reduce((sum, each) => sum + each[name].value, 0)
      expect([total('offers'), total('applications'), total('answers_due'), total('answers_kept')]).toEqual(
        [published, sent, due, kept].map(({ length }) => length),
      )
    }
    const sectors = (await browser.get(`${STATISTICS}/segments/sector?from=${period.from}&to=${period.to}`))
      .body.data.segments as Segment[]
    for (const { key, offers: own } of sectors)
      expect(own.value).toBe(published.filter((each) => String(each.activity_area_id) === key).length)
  },
)

test('a wait is told to within a tenth', async () => {
  const rows = await readRows()
  const period = { from: '2026-09-05', to: '2026-11-22' }
  const waits = rows.offers
    .filter((each) => isIn(each.published_at, period) && each.submitted_at)
    .map((each) => ((each.published_at?.getTime() ?? 0) - (each.submitted_at?.getTime() ?? 0)) / 60_000)
    .toSorted((one, other) => one - other)
  const data = (await browser.get(`${STATISTICS}?from=${period.from}&to=${period.to}`)).body.data
  const wait = (data as StatisticsOverview).waits.find(({ name }) => name === 'offer')
  expect(wait?.now.count).toBe(waits.length)
  const middle = waits.slice(Math.floor(waits.length / 2) - 1, Math.floor(waits.length / 2) + 2)
  expect(wait?.now.median).toBeGreaterThan(Math.min(...middle) * 0.8)
  expect(wait?.now.median).toBeLessThan(Math.max(...middle) * 1.25)
})

describe('the count of a night', () => {
  test('changes nothing when it runs twice, or two at once', async () => {
    const before = [
      await services.db.select().from(dailyCounts),
      await services.db.select().from(dailySegments),
    ]
    await Promise.all([countDays(services), countDays(services)])
    const again = [
      await services.db.select().from(dailyCounts),
      await services.db.select().from(dailySegments),
    ]
    const sorted = (rows: object[][]) => rows.map((each) => each.map((row) => JSON.stringify(row)).toSorted())
    expect(sorted(again)).toEqual(sorted(before))
  })

  test('takes up what changed late, and leaves what is older than it counts', async () => {
    const [person] = await services.db
      .select()
      .from(users)
      .where(eq(users.userable_type, 'applicant'))
      .limit(1)
    const day = '2026-09-20'
    await services.db
      .insert(dailyCounts)
      .values({ day: '2024-01-05', name: 'signups', key: 'applicant', value: 7 })
    await services.db
      .update(users)
      .set({ created_at: new Date(`${day}T20:59:59Z`) })
      .where(eq(users.id, person?.id ?? 0))
    const signupsOf = async (on: string) =>
      (await browser.get(`${STATISTICS}?from=${on}&to=${on}`)).body.data.figures[0].value as number
    const before = await signupsOf(day)
    await countDays(services)
    expect(await signupsOf(day)).toBe(before + 1)
    expect(await signupsOf('2024-01-05')).toBe(7)
  })

  test('leaves today out, and says when it was done', async () => {
    await makeApplicant(services)
    const [worker] = statisticsRecurring(services)
    expect(worker?.kind).toBe(countDaysJob)
    await worker?.run({}, { id: 'night' })
    const { counted, figures, period } = (await browser.get(`${STATISTICS}?from=2026-11-22&to=2026-11-30`))
      .body.data as StatisticsOverview
    expect(counted?.at).toBe(NOW.toISOString())
    expect(period).toEqual({ from: '2026-11-22', to: '2026-11-22' })
    const rows = await readRows()
    expect(figures[0]?.value).toBe(rows.people.filter((each) => isIn(each.created_at, period)).length)
  })
})

test('who came back is counted once everybody of the month had the time', async () => {
  const { cohorts } = (await browser.get(`${STATISTICS}/retention`)).body.data
  const september = cohorts.find(
    (each: { month: string; kind: string }) => each.month === '2026-09' && each.kind === 'applicant',
  )
  const rows = await readRows()
  const joined = rows.people.filter(
    (each) => each.userable_type === 'applicant' && dayAt(each.created_at).startsWith('2026-09'),
  )
  expect(september.signups).toBe(joined.length)
  const [one, three] = september.back
  expect(three).toEqual({ months: 3, count: null })
  const month = (at: Date) => new Date(new Date(at).setUTCMonth(at.getUTCMonth() + 1))
  expect(one.count).toBe(
    joined.filter((each) => each.last_seen_at && each.last_seen_at >= month(each.created_at)).length,
  )
})

test('what was received in each month adds up to the ledger', async () => {
  const { months } = (await browser.get(`${STATISTICS}/receipts`)).body.data
  expect(months).toHaveLength(14)
  expect(months.at(-1)).toMatchObject({ month: '2026-11', days: 22, of_days: 30 })
  const { ledger } = await readRows()
  const total = months.reduce((sum: number, each: { total: number }) => sum + each.total, 0)
  expect(total).toBe(ledger.reduce((sum, each) => sum + each.amount, 0))
  expect(total).toBe(210_000)
})

test('the files hold the same figures, and their download stands in the log', async () => {
  const days = await browser.get(`${STATISTICS}/exports/days?from=2026-11-01&to=2026-11-22`)
  expect(days.headers['content-disposition']).toContain('statistiques-days-2026-11-01-2026-11-22.csv')
  const lines = String(days.body).trimEnd().split('\r\n').slice(1)
  const signups = lines
    .filter((line) => line.includes('"Comptes créés"'))
    .reduce((sum, line) => sum + Number(line.split(';').at(-1)), 0)
  const { figures } = (await browser.get(`${STATISTICS}?from=2026-11-01&to=2026-11-22`)).body.data
  expect(signups).toBe(figures[0].value)
  expect(signups).toBeGreaterThan(0)
  const sectors = await browser.get(`${STATISTICS}/exports/sector?from=2026-11-01&to=2026-11-22`)
  expect(String(sectors.body)).toContain('"Secteur";"Offres publiées"')
  const logged = await services.db.select().from(auditLog).where(eq(auditLog.action, 'statistics.exported'))
  expect(logged.map(({ subject }) => subject)).toEqual(['statistics:days', 'statistics:sector'])
  expect((await browser.get(`${STATISTICS}/exports/passwords`)).status).toBe(404)
  expect((await browser.get(`${STATISTICS}/segments/people`)).status).toBe(404)
})

test('a period that is none becomes the month until yesterday', async () => {
  for (const query of ['from=2026-13-01&to=2026-13-02', 'from=2026-11-09&to=2026-11-01', 'from=hier', ''])
    expect((await browser.get(`${STATISTICS}?${query}`)).body.data.period).toEqual({
      from: '2026-11-01',
      to: '2026-11-22',
    })
})

test.each(['moderator', 'support'] as const)('a %s reads no statistics', async (admin_role) => {
  const { browser: other } = await signedInAdmin(site, { admin_role })
  for (const path of ['', '/segments/city', '/retention', '/receipts', '/last-looks', '/exports/days'])
    expect((await other.get(STATISTICS + path)).status).toBe(403)
})
