import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '#src/housekeeping.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { makeFindable, makeInvitation, openContact } from '#test/matching.ts'
import { useServices } from '#test/services.ts'
import { contactSpendings } from './contacts/tables.ts'
import { eraseMatching } from './erasure.ts'
import { exportOf } from './export.ts'
import { blockedCompanies } from './finding/tables.ts'
import { jobInvitations } from './invitations/tables.ts'

const services = useServices()

async function scene() {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const { user } = await makeFindable(services)
  await openContact(services, company.id, user.id)
  const ids = { company_id: company.id, applicant_id: user.id, offer_id: offer.id }
  const invitation = await makeInvitation(services, { ...ids, sent_by: owner.id })
  const other = (await makeCompany(services)).company
  await (await signedInAs(services, user)).put(`/api/applicant/blocked-companies/${other.id}`)
  return { company, owner, user, invitation, other }
}

test('a copy of one’s data has the invitations, who opened the contact and whom one blocked', async () => {
  const { company, owner, user, other } = await scene()
  const parts = new Map((await exportOf(services.db, user.id)).map(({ name, data }) => [name, data]))
  expect(parts.get('invitations-recues')).toMatchObject([{ company: company.name, state: 'sent' }])
  expect(parts.get('contacts-ouverts')).toMatchObject([{ company: company.name }])
  expect(parts.get('societes-bloquees')).toMatchObject([{ company: other.name }])
  const written = await exportOf(services.db, owner.id)
  expect(written.map(({ name }) => name)).toEqual(['invitations-envoyees'])
  expect(JSON.stringify(written)).not.toContain(user.email)
})

test('of who is erased the states stay, without a word', async () => {
  const { user, invitation } = await scene()
  await inTransaction(services, null, (unit) => eraseMatching(unit, user.id))
  const [row] = await services.db.select().from(jobInvitations).where(eq(jobInvitations.id, invitation.id))
  expect(row).toMatchObject({ message: '', state: 'expired', end_reason: 'retrait' })
  const own = eq(blockedCompanies.applicant_id, user.id)
  expect(await services.db.select().from(blockedCompanies).where(own)).toEqual([])
})

test('invitations that ended and contacts that were opened go after two years', async () => {
  const { user, invitation } = await scene()
  const ended_at = services.clock.now()
  const own = eq(jobInvitations.id, invitation.id)
  await services.db.update(jobInvitations).set({ state: 'declined', ended_at }).where(own)
  const count = async () => [
    (await services.db.select().from(jobInvitations).where(own)).length,
    (await services.db.select().from(contactSpendings).where(eq(contactSpendings.applicant_id, user.id)))
      .length,
  ]
  services.clock.advance(730 * DAY_SECONDS)
  await keepHouse(services)
  expect(await count()).toEqual([1, 1])
  services.clock.advance(1)
  await keepHouse(services)
  expect(await count()).toEqual([0, 0])
})
