import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offerAttendance } from '#src/offers/attending/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { insertApplication } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const NOW = new Date('2026-11-23T06:12:00Z')
const ago = (days: number, more = 0) => new Date(NOW.getTime() - days * DAY - more)

test('the offers where people wait are told by the days since a recruiter last looked', async () => {
  services.clock.set(NOW)
  const { browser } = await signedInAdmin(site, { admin_role: 'billing' })
  const read = async () => (await browser.get('/api/admin/statistics/last-looks')).body.data
  expect((await read()).median).toBeNull()

  const { company } = await makeCompany(services)
  const { id: applicant_id } = await makeApplicant(services)
  const apply = async (published_at: Date, looked_at?: Date, values = {}) => {
    const offer = await makeOffer(services, company.id, { status: 'published', published_at, ...values })
    const application = {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id,
      status: 'submitted' as const,
    }
    await insertApplication(services, published_at, application)
    if (looked_at)
      await services.db.insert(offerAttendance).values({ offer_id: offer.id, attended_at: looked_at })
    return offer
  }
  // Never looked at: as long as the offer has been on the site.
  await apply(ago(3, -1))
  await apply(ago(3))
  await apply(ago(40))
  // Looked at once it was on the site.
  await apply(ago(40), ago(1))
  const last = await apply(ago(40), ago(13))
  // Nothing waits here: a pause, and an offer without any application.
  await apply(ago(5), undefined, { paused: true })
  await makeOffer(services, company.id, { status: 'published', published_at: ago(5) })

  const parts = (...counts: number[]) =>
    [3, 7, 14, null].map((within, index) => ({ within, offers: counts[index] }))
  expect(await read()).toEqual({ median: 3, parts: parts(2, 1, 1, 1) })
  await services.db.update(offers).set({ paused: true }).where(eq(offers.id, last.id))
  expect(await read()).toEqual({ median: 2, parts: parts(2, 1, 0, 1) })
})
