import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { insertApplication } from './applications.ts'
import type { Browser } from './browser.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from './factories.ts'
import type { TestServices } from './services.ts'

export const CHANGES = '/api/recruiter/application-changes'

/** Makes so many applications to one offer, each of another person, and two recruiters of the company. */
export async function makeMany(services: TestServices, count: number) {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const offer_copy = { title: offer.title, company: { name: company.name } } as never
  const sent = []
  for (let index = 0; index < count; index += 1) {
    const applicant = await makeApplicant(services)
    const names = { offer_id: offer.id, company_id: company.id, applicant_id: applicant.id }
    const row = await insertApplication(services, services.clock.now(), {
      ...names,
      status: 'submitted',
      offer_copy,
    })
    sent.push({ id: row.id, version: row.version, applicant })
  }
  const colleague = await makeMember(services, company.id, 'recruiter')
  return {
    company,
    owner,
    offer,
    colleague,
    sent,
    chosen: sent.map(({ id, version }) => ({ id, version })),
    recruiter: await signedInAs(services, owner),
    other: await signedInAs(services, colleague),
  }
}

/** Asks for a change of many applications. @returns its key and the answer */
export async function changeMany(
  recruiter: Browser,
  body: Record<string, unknown>,
  key: string = randomUUID(),
) {
  const answer = await recruiter.post(CHANGES, { key, ...body })
  const results = (answer.body.data ?? []) as { id: number; result: string; message: string | null }[]
  return { key, answer, results, words: results.map(({ result }) => result) }
}

export async function historyOf(services: TestServices, id: number) {
  const events = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(asc(applicationEvents.id))
  return events.map(({ to_status, to_stage }) => to_stage ?? to_status)
}

export async function stateOf(services: TestServices, id: number) {
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  return row?.stage ?? row?.outcome ?? row?.status
}
