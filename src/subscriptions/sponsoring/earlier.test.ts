import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offerDays } from '#src/offers/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sponsor } from '#test/sponsoring.ts'
import { sponsorings } from './tables.ts'

const services = useServices()
const PUBLISHED = new Date('2026-11-01T08:00:00Z')

test('whoever sponsors an offer reads how many times the views of a day without the last two had', async () => {
  const { company, owner } = await makeCompany(services)
  const earlier = async () =>
    (await (await signedInAs(services, owner)).get('/api/recruiter/sponsoring-credits')).body.data.earlier
  const view = (offer_id: number, number: number, views_count: number) =>
    services.db.insert(offerDays).values({
      offer_id,
      day: dayAt(after(PUBLISHED, number * DAY)),
      source: 'search',
      views_count,
      visitors_count: views_count,
      openings_count: 0,
    })
  /** Sponsored for the week from its eighth day on; its views a day are those without, then those with. */
  const makeSponsored = async (without: number, within: number) => {
    services.clock.set(PUBLISHED)
    const values = { published_at: PUBLISHED, expires_at: after(PUBLISHED, 90 * DAY) }
    const offer = await makeOffer(services, company.id, values)
    for (let number = 0; number < 7; number += 1) await view(offer.id, number, without)
    services.clock.set(after(PUBLISHED, 7 * DAY))
    await sponsor(services, offer.id)
    for (let number = 7; number < 14; number += 1) await view(offer.id, number, within)
    services.clock.set(after(PUBLISHED, 8 * DAY))
    return offer
  }
  services.clock.set(PUBLISHED)
  expect(await earlier()).toBeNull()
  await makeSponsored(2, 6)
  // Not one whole day is over yet, and then too few views to say anything.
  expect(await earlier()).toBeNull()
  services.clock.set(after(PUBLISHED, 9 * DAY))
  expect(await earlier()).toEqual({ offers: 1, views: null, applications: null })
  services.clock.set(after(PUBLISHED, 10 * DAY))
  expect(await earlier()).toEqual({ offers: 1, views: 3, applications: null })
  const second = await makeSponsored(4, 6)
  services.clock.set(after(PUBLISHED, 14 * DAY))
  expect(await earlier()).toEqual({ offers: 2, views: 2, applications: null })

  // One that was stopped tells nothing, and its days are none of those without either.
  await services.db.update(sponsorings).set({ state: 'cancelled' }).where(eq(sponsorings.offer_id, second.id))
  expect(await earlier()).toEqual({ offers: 1, views: 3, applications: null })
  services.clock.set(after(PUBLISHED, 20 * DAY))
  await sponsor(services, second.id)
  for (const number of [21, 22]) await view(second.id, number, 100)
  services.clock.set(after(PUBLISHED, 23 * DAY))
  // With: 6 and 100 a day; without: 12 in 14 days and 24 in 11, from which those of the stopped one are left out.
  expect((await earlier()).views).toBe(34.9)

  const { owner: other } = await makeCompany(services)
  const foreign = await (await signedInAs(services, other)).get('/api/recruiter/sponsoring-credits')
  expect(foreign.body.data.earlier).toBeNull()
})
