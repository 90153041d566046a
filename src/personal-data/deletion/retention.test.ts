import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { eraseInactive, warnInactive } from './retention.ts'

const services = useServices()

async function rowOf(id: number) {
  const [row] = await services.db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('no user')
  return row
}

async function runNight() {
  await warnInactive(services)
  await eraseInactive(services)
}

function warnings(email: string) {
  return services.db
    .select()
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.to_address, email),
        eq(outgoingMails.subject, 'Votre compte sera supprimé le 21 novembre 2028'),
      ),
    )
}

test('a visit is kept to the day', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  await browser.get('/api/user')
  expect((await rowOf(applicant.id)).last_seen_at).toEqual(new Date('2026-11-20T21:00:00Z'))
  services.clock.advance(HOUR_SECONDS)
  await browser.get('/api/user')
  expect((await rowOf(applicant.id)).last_seen_at).toEqual(new Date('2026-11-20T21:00:00Z'))
})

test('who does not come for two years is told a month before, then deleted; who comes stays', async () => {
  services.clock.set('2026-11-21T08:00:00Z')
  const [gone, paused, back] = [
    await makeApplicant(services),
    await makeApplicant(services, { is_active: false, deactivated_at: services.clock.now() }),
    await makeApplicant(services),
  ]
  const suspended = await makeApplicant(services, { is_active: false })
  const admin = await makeAdmin(services)
  services.clock.set('2028-10-21T07:59:00Z')
  await runNight()
  expect((await rowOf(gone.id)).inactivity_warned_at).toBeNull()

  services.clock.set('2028-10-22T08:00:00Z')
  await runNight()
  await runNight()
  expect(await warnings(gone.email)).toHaveLength(1)
  expect(await warnings(paused.email)).toHaveLength(1)
  expect(await warnings(admin.email)).toEqual([])
  expect(await warnings(suspended.email)).toEqual([])

  services.clock.set('2028-11-01T08:00:00Z')
  await (await signedInAs(services, back)).get('/api/user')
  expect((await rowOf(back.id)).inactivity_warned_at).toBeNull()

  services.clock.set('2028-11-21T07:00:00Z')
  await runNight()
  expect((await rowOf(gone.id)).deleted_at).toBeNull()

  services.clock.set('2028-11-21T08:00:01Z')
  await runNight()
  expect(await rowOf(gone.id)).toMatchObject({ first_name: 'Candidat', deleted_at: services.clock.now() })
  expect(await rowOf(paused.id)).toMatchObject({ first_name: 'Candidat' })
  for (const stays of [back, suspended, admin]) expect((await rowOf(stays.id)).deleted_at).toBeNull()
})

test('a notice that comes late still leaves thirty days', async () => {
  services.clock.set('2026-11-21T08:00:00Z')
  const applicant = await makeApplicant(services)
  services.clock.set('2029-12-01T08:00:00Z')
  await runNight()
  expect(await rowOf(applicant.id)).toMatchObject({
    inactivity_warned_at: services.clock.now(),
    deleted_at: null,
  })
  services.clock.advance(30 * DAY_SECONDS - 1)
  await runNight()
  expect((await rowOf(applicant.id)).deleted_at).toBeNull()
  services.clock.advance(1)
  await runNight()
  expect((await rowOf(applicant.id)).deleted_at).not.toBeNull()
})

test('who recruits for a company with open offers is left alone', async () => {
  services.clock.set('2026-11-21T08:00:00Z')
  const [busy, idle] = [await makeCompany(services), await makeCompany(services)]
  const expires_at = new Date('2040-01-01T00:00:00Z')
  await makeOffer(services, busy.company.id, { expires_at })
  services.clock.set('2029-12-01T08:00:00Z')
  await runNight()
  services.clock.advance(31 * DAY_SECONDS)
  await runNight()
  expect(await rowOf(busy.owner.id)).toMatchObject({ inactivity_warned_at: null, deleted_at: null })
  expect(await rowOf(idle.owner.id)).toMatchObject({ first_name: 'Compte' })
  const [company] = await services.db.select().from(companies).where(eq(companies.id, idle.company.id))
  expect(company?.status).toBe('suspended')
})
