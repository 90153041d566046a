import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { collectParts } from '#src/personal-data/exports/content.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { insertApplication, LETTER, makeSent } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { APPLICATION_STATES } from './shared/states.ts'

const services = useServices()
const site = useAdminSite(services)
const APPLICATIONS = '/api/admin/applications'
const support = () => signedInAdmin(site, { admin_role: 'support' })

beforeEach(() => services.db.delete(throttles))

test('what was sent is counted by day, company and offer, and its states add up', async () => {
  const ago = (days: number) => new Date(services.clock.now().getTime() - days * DAY)
  const states = [
    { status: 'submitted' },
    { status: 'active', stage: 'viewed' },
    { status: 'active', stage: 'interview' },
    { status: 'closed', outcome: 'hired' },
    { status: 'closed', outcome: 'withdrawn' },
    { status: 'closed', outcome: 'no_answer' },
    { status: 'rejected' },
    { status: 'draft' },
    { status: 'submitted', is_entered: true },
  ] as const
  const { company } = await makeCompany(services)
  const other = await makeCompany(services)
  const offers = [
    await makeOffer(services, company.id, { title: 'Soudeur' }),
    await makeOffer(services, company.id),
    await makeOffer(services, other.company.id),
  ]
  for (const [index, offer] of offers.entries())
    for (const [days, state] of states.entries()) {
      if (index === 2 && days > 1) continue
      await insertApplication(services, ago(days % 4), {
        offer_id: offer.id,
        company_id: offer.company_id,
        applicant_id: (await makeApplicant(services)).id,
        ...state,
      })
    }
  const { browser } = await support()
  const period = 'from=2026-11-01&to=2026-11-30'
  const read = async (by: string, more = '') =>
    (await browser.get(`${APPLICATIONS}?by=${by}&${period}${more}`)).body
  const expected = { waiting: 6, in_progress: 2, hired: 2, rejected: 2, withdrawn: 2, ended: 2 }
  for (const by of ['day', 'company', 'offer']) {
    const { data, sum, meta, period: shown } = await read(by)
    expect(sum).toEqual({ total: 16, standings: expected })
    expect(shown).toEqual({ from: '2026-11-01', to: '2026-11-21' })
    expect(meta.total).toBe(by === 'day' ? 4 : by === 'company' ? 2 : 3)
    for (const name of APPLICATION_STATES)
      expect(
        data.reduce(
          (total: number, each: { standings: Record<string, number> }) => total + (each.standings[name] ?? 0),
          0,
        ),
      ).toBe(expected[name])
  }
  expect((await read('company')).data[0]).toMatchObject({
    id: String(company.id),
    label: company.name,
    total: 14,
  })
  expect((await read('offer')).data[0]).toMatchObject({
    label: expect.stringContaining('Soudeur'),
    company: company.name,
    total: 7,
  })
  expect((await read('day')).data.map(({ id }: { id: string }) => id)).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
  ])
  expect((await read('day', '&sort_by_date=asc')).data[0].id).toBe('2026-11-18')
  expect((await read('company', '&sort_by_date=asc')).data[0].label).toBe(other.company.name)
  const second = await read('offer', '&per_page=2&page=2')
  expect(second.data).toHaveLength(1)
  expect(second.sum.total).toBe(16)
})

describe('a letter or a CV', () => {
  test('is read with a written reason, which the log and the person’s own copy keep', async () => {
    const { id, applicant } = await makeSent(services)
    const { browser, admin } = await support()
    const readings = `${APPLICATIONS}/${id}/readings`
    const missing = await browser.post(readings, { what: 'letter', reason: ' ' })
    expect([missing.status, missing.body.errors]).toEqual([422, { reason: ['Dites pourquoi'] }])
    expect(Object.keys((await browser.post(readings, { what: 'photo', reason: 'x' })).body.errors)).toEqual([
      'what',
    ])
    expect((await browser.get(`${APPLICATIONS}/${id}/cv`)).status).toBe(403)
    const reason = 'Signalement 311, faux diplôme\u00a0?'
    const letter = await browser.post(readings, { what: 'letter', reason })
    expect(letter.body.data).toEqual({ letter: LETTER, cv: null })
    // Who asked for the letter has not asked for the CV.
    expect((await browser.get(`${APPLICATIONS}/${id}/cv`)).status).toBe(403)
    const { cv } = (await browser.post(readings, { what: 'cv', reason })).body.data
    const file = await browser.get(cv)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await (await support()).browser.get(cv)).status).toBe(403)
    services.clock.advance(15 * 60)
    expect((await browser.get(cv)).status).toBe(403)
    const lines = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'applications.read-by-team'))
    expect(lines).toMatchObject([
      {
        actor_id: admin.id,
        subject: `user:${applicant.id}`,
        details: { application: id, what: 'letter', why: reason },
      },
      { actor_id: admin.id, details: { what: 'cv', why: reason } },
    ])
    const [person] = await services.db.select().from(users).where(eq(users.id, applicant.id))
    if (!person) throw new Error('no person')
    const part = (await collectParts(services.db, person)).find(
      ({ name }) => name === 'lectures-par-notre-equipe',
    )
    expect(part?.data).toMatchObject([
      { details: { what: 'letter', why: reason } },
      { details: { what: 'cv' } },
    ])
  })

  test('is nobody’s whom a company entered, and not there without an application', async () => {
    const { id } = await makeSent(services)
    const { browser } = await support()
    const ask = async (of: number) =>
      (await browser.post(`${APPLICATIONS}/${of}/readings`, { what: 'letter', reason: 'Demande' })).status
    expect(await ask(999_999)).toBe(404)
    await services.db.update(applications).set({ is_entered: true }).where(eq(applications.id, id))
    expect(await ask(id)).toBe(404)
  })

  test('is not for billing, and moderators count alone', async () => {
    const { id } = await makeSent(services)
    const { browser: billing } = await signedInAdmin(site, { admin_role: 'billing' })
    const { browser: moderator } = await signedInAdmin(site, { admin_role: 'moderator' })
    expect((await billing.get(APPLICATIONS)).status).toBe(403)
    expect((await moderator.get(APPLICATIONS)).status).toBe(200)
    for (const browser of [billing, moderator]) {
      const asked = await browser.post(`${APPLICATIONS}/${id}/readings`, { what: 'cv', reason: 'Demande' })
      expect(asked.status).toBe(403)
    }
  })
})
