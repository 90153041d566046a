import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { listApplied } from '#src/applications/responses.ts'
import { offers } from '#src/offers/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { serveWeeklyRound, startWeeklyRound } from './weekly-round.ts'

const services = useServices()

async function makeAccountant(account = {}) {
  const person = await makeApplicant(services, account)
  await services.db
    .update(applicantProfiles)
    .set({
      headline: 'Comptable confirmé',
      activity_area_id: 10,
      city_id: 1,
      job_level_id: 4,
      contract_ids: [1],
    })
    .where(eq(applicantProfiles.user_id, person.id))
  return person
}

function mailsTo({ id }: { id: number }) {
  return services.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.user_id, id), like(outgoingMails.key, 'suggestion.fresh:%')))
}

async function serveWeek() {
  await startWeeklyRound(services)
  await services.queue.runDue(services)
}

test('on Monday an applicant is mailed the week’s offers that fit it well, once, with a link to each', async () => {
  await services.db.delete(offers)
  const { company } = await makeCompany(services)
  const fresh = await makeOffer(services, company.id)
  const old = new Date(services.clock.now().getTime() - 8 * 86_400_000)
  await makeOffer(services, company.id, { title: 'Comptable confirmé d’avant', published_at: old })
  await makeOffer(services, company.id, { title: 'Soudeur', activity_area_id: 16 })
  const person = await makeAccountant()
  await serveWeek()
  await serveWeek()
  await serveWeeklyRound(
    services,
    { listApplied },
    { until: services.clock.now().toISOString(), after_id: 0 },
  )
  const [mail, ...others] = await mailsTo(person)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Une nouvelle offre pour vous')
  expect(mail?.html).toContain(`/offres/${fresh.id}-${fresh.slug}`)
  expect(mail?.text).toMatch(/Correspond à \d+\s%/)
  expect(mail?.text).toContain(
    `Préparer ma candidature\u00A0: http://localhost:3000/offres/${fresh.id}-${fresh.slug}?postuler=preparer`,
  )
  expect(mail?.text).not.toContain('Soudeur')
  expect(mail?.text).not.toContain('d’avant')
  services.clock.advance(7 * 86_400)
  await serveWeek()
  expect(await mailsTo(person)).toHaveLength(1)
})

test('nobody is mailed who does not want it, closed its account, never proved its address, or whom nothing fits', async () => {
  await services.db.delete(offers)
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id)
  const unwilling = await makeAccountant()
  const browser = await signedInAs(services, unwilling)
  await browser.put('/api/notification-preferences', { kinds: ['suggestion.fresh'], mail: false })
  const people = [
    unwilling,
    await makeAccountant({ is_active: false }),
    await makeAccountant({ email_verified_at: null }),
    await makeApplicant(services),
  ]
  const willing = await makeAccountant()
  await serveWeek()
  for (const person of people) expect(await mailsTo(person)).toEqual([])
  expect(await mailsTo(willing)).toHaveLength(1)
  expect((await browser.get('/api/applicant/suggestions')).body.is_mailed).toBe(false)
})

test('a round serves everybody in steps, and the failure of one keeps nobody else from being told', async () => {
  await services.db.delete(offers)
  await services.db.update(users).set({ is_active: false })
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id)
  const people = []
  for (let index = 0; index < 52; index += 1) people.push(await makeAccountant())
  const failing = people[3]?.id
  const facts: { listApplied: typeof listApplied } = {
    listApplied: (database, userId, ids) => {
      if (userId === failing) throw new Error('the database is away')
      return listApplied(database, userId, ids)
    },
  }
  const round = { until: services.clock.now().toISOString(), after_id: 0 }
  await expect(serveWeeklyRound(services, facts, round)).rejects.toThrow('1 of 50 rows failed')
  await services.queue.runDue(services)
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(like(outgoingMails.key, `suggestion.fresh:%`))
  const told = new Set(mails.map(({ user_id }) => user_id))
  expect(people.filter(({ id }) => !told.has(id)).map(({ id }) => id)).toEqual([failing])
})
