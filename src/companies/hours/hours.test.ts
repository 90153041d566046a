import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { hoursOn, USUAL_HOURS, type WorkingHours } from '../shared/working-hours.ts'
import { companies } from '../tables.ts'

const services = useServices()
const HOURS = '/api/recruiter/working-hours'
const TUESDAY_TO_SUNDAY: WorkingHours = [
  null,
  ...Array.from({ length: 5 }, () => ({ opens: '06:30', closes: '14:00' })),
  { opens: '07:00', closes: '11:30' },
]

async function companyAtWork() {
  const { company, owner } = await makeCompany(services)
  const colleague = await signedInAs(services, await makeMember(services, company.id, 'recruiter'))
  return { company, browser: await signedInAs(services, owner), colleague }
}

async function countChanges(companyId: number) {
  const about = and(
    eq(auditLog.subject, `company:${companyId}`),
    eq(auditLog.action, 'companies.hours-changed'),
  )
  return (await services.db.select().from(auditLog).where(about)).length
}

test('a company that never said its hours has the usual ones: the week and Saturday morning', async () => {
  const { browser } = await companyAtWork()
  const { body } = await browser.get(HOURS)
  expect(body.data.is_usual).toBe(true)
  expect(body.data.days.map((day: WorkingHours[number]) => day && `${day.opens}-${day.closes}`)).toEqual([
    ...Array.from({ length: 5 }, () => '08:00-17:00'),
    '08:00-12:00',
    null,
  ])
})

test('a recruiter writes the company’s own hours, which every colleague reads and no other company', async () => {
  const { browser, colleague, company } = await companyAtWork()
  const { browser: elsewhere } = await companyAtWork()
  const saved = await colleague.put(HOURS, { days: TUESDAY_TO_SUNDAY })
  expect([saved.status, saved.body.data]).toEqual([200, { days: TUESDAY_TO_SUNDAY, is_usual: false }])
  expect((await browser.get(HOURS)).body.data.days).toEqual(TUESDAY_TO_SUNDAY)
  expect((await elsewhere.get(HOURS)).body.data).toEqual({ days: USUAL_HOURS, is_usual: true })
  // Sent twice, as over a slow network, it is one change.
  expect((await colleague.put(HOURS, { days: TUESDAY_TO_SUNDAY })).status).toBe(200)
  expect(await countChanges(company.id)).toBe(1)
})

test('hours that can’t be are refused on their field, and the ones before stay', async () => {
  const { browser } = await companyAtWork()
  await browser.put(HOURS, { days: TUESDAY_TO_SUNDAY })
  const withMonday = (monday: unknown) => ({ days: [monday, ...TUESDAY_TO_SUNDAY.slice(1)] })
  const cases: [Record<string, unknown>, string, RegExp][] = [
    [withMonday({ opens: '17:00', closes: '08:00' }), 'days.0.closes', /La fin doit venir après le début/],
    [withMonday({ opens: '08:00', closes: '08:00' }), 'days.0.closes', /La fin doit venir après le début/],
    [withMonday({ opens: '', closes: '08:00' }), 'days.0.opens', /Entrez une heure/],
    [withMonday({ opens: '08:00', closes: '24:00' }), 'days.0.closes', /Entrez une heure/],
    [{ days: TUESDAY_TO_SUNDAY.map(() => null) }, 'days', /Choisissez un jour au moins/],
    [{ days: TUESDAY_TO_SUNDAY.slice(1) }, 'days', /Rechargez la page/],
    [{}, 'days', /./],
  ]
  for (const [body, field, message] of cases) {
    const refused = await browser.put(HOURS, body)
    expect([refused.status, refused.body.errors[field]?.[0]]).toEqual([422, expect.stringMatching(message)])
  }
  expect((await browser.get(HOURS)).body.data.days).toEqual(TUESDAY_TO_SUNDAY)
})

test('a suspended company changes nothing, and reads why', async () => {
  const { company, browser } = await companyAtWork()
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  const refused = await browser.put(HOURS, { days: TUESDAY_TO_SUNDAY })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('suspendue')])
  expect((await browser.get(HOURS)).body.data.is_usual).toBe(true)
})

test('the hours of a day are those of its weekday', () => {
  expect(hoursOn(USUAL_HOURS, '2026-11-23')).toEqual({ opens: '08:00', closes: '17:00' })
  expect(hoursOn(USUAL_HOURS, '2026-11-28')).toEqual({ opens: '08:00', closes: '12:00' })
  expect(hoursOn(USUAL_HOURS, '2026-11-29')).toBeNull()
})
