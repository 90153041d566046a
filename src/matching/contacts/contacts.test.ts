import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeApplicant, makeCompany, makeMember } from '#test/factories.ts'
import { giveContacts } from '#test/matching.ts'
import type { TestServices } from '#test/services.ts'
import { useServices } from '#test/services.ts'
import { countContacts, spendContact } from './contacts.ts'
import { contactSpendings } from './tables.ts'

const services = useServices()

const spend = (
  actor: { id: number },
  companyId: number,
  applicantId: number,
  from: TestServices = services,
) => inTransaction(from, actor, (unit) => spendContact(unit, companyId, applicantId))

const leftOf = async (companyId: number) =>
  (await countContacts(services.db, companyId, services.clock.now())).left

test('a contact is spent once for a person, whoever of the company looks again', async () => {
  const { company, owner } = await makeCompany(services)
  const colleague = await makeMember(services, company.id, 'recruiter')
  const person = await makeApplicant(services)
  await giveContacts(services, company.id, 3)
  expect(await spend(owner, company.id, person.id)).toMatchObject({ isNew: true })
  expect(await spend(colleague, company.id, person.id)).toMatchObject({ isNew: false })
  expect(await leftOf(company.id)).toBe(2)
})

test('of fifty colleagues at once who open one person one contact is spent', async () => {
  const { company } = await makeCompany(services)
  const colleagues = await Promise.all(
    Array.from({ length: 5 }, () => makeMember(services, company.id, 'recruiter')),
  )
  const person = await makeApplicant(services)
  await giveContacts(services, company.id, 5)
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, index) => spend(colleagues[index % 5] ?? person, company.id, person.id)),
  )
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await leftOf(company.id)).toBe(4)
})

test('of twenty people opened at once no more are opened than there are contacts', async () => {
  const { company, owner } = await makeCompany(services)
  const people = await Promise.all(Array.from({ length: 20 }, () => makeApplicant(services)))
  await giveContacts(services, company.id, 3)
  const all = await Promise.allSettled(people.map(({ id }) => spend(owner, company.id, id)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
  const rows = await services.db
    .select()
    .from(contactSpendings)
    .where(eq(contactSpendings.company_id, company.id))
  expect(rows).toHaveLength(3)
  expect(await leftOf(company.id)).toBe(0)
})

test('the contacts that end first are spent first, and those that ended are of no use', async () => {
  const { company, owner } = await makeCompany(services)
  const [first, second] = await Promise.all([1, 2].map(() => makeApplicant(services)))
  if (!first || !second) throw new Error('nobody')
  await giveContacts(services, company.id, 1)
  services.clock.advance(10 * DAY_SECONDS)
  const later = await giveContacts(services, company.id, 1)
  await spend(owner, company.id, first.id)
  expect(await countContacts(services.db, company.id, services.clock.now())).toEqual({
    total: 2,
    spent: 1,
    left: 1,
    until: later.valid_to,
  })
  services.clock.advance(31 * DAY_SECONDS)
  expect(await leftOf(company.id)).toBe(0)
  await expect(spend(owner, company.id, second.id)).rejects.toMatchObject({ status: 409 })
  // A contact that was opened stays open after its grant has ended.
  expect(await spend(owner, company.id, first.id)).toMatchObject({ isNew: false })
})
