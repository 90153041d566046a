import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { applicationForm, SENT } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import type { TestServices } from '#test/services.ts'
import { ask, ENV, type Person, type Reply, signIn } from './people.ts'
import type { Tally } from './tally.ts'

/** An open offer and who receives its applications. */
export interface Hiring {
  company: { id: number }
  owner: { id: number; email: string }
  offer: { id: number }
}

export async function makeHiring(services: TestServices): Promise<Hiring> {
  const { company, owner } = await makeCompany(services)
  return { company, owner, offer: await makeOffer(services, company.id) }
}

export async function makeApplicants(services: TestServices, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1)
    people.push(await signIn(services, await makeApplicant(services)))
  return people
}

/** Sends an application with a PDF; `values` replaces fields of the form. */
export function apply(
  server: { url: string },
  person: Person,
  { offer }: Hiring,
  values: Record<string, Blob> = {},
): Promise<Reply> {
  return ask(server, person, ['POST', SENT], applicationForm(offer.id, values))
}

/**
 * Checks that each application has its file and one line of history, that its applicant and the company have one mail
 * each, and that all those that were acknowledged are there.
 * @returns how many there are
 */
export async function checkHiring(
  services: TestServices,
  tally: Tally,
  { offer, owner }: Hiring,
  acknowledged: Person[],
): Promise<number> {
  const rows = await services.db.select().from(applications).where(eq(applications.offer_id, offer.id))
  const ids = rows.map(({ id }) => id)
  const events = await services.db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.application_id, ids.length ? ids : [0]))
  const mails = await services.db.select({ to: outgoingMails.to_address }).from(outgoingMails)
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email).length
  for (const { email, id } of acknowledged) {
    const own = rows.filter(({ applicant_id }) => applicant_id === id).length
    tally.hold('an application that was acknowledged is there once', own === 1, own)
    tally.hold('its applicant has one mail', mailsTo(email) === 1, mailsTo(email))
  }
  for (const { id, cv_key } of rows) {
    const bytes = await services.files.read(cv_key ?? '').catch(() => Buffer.alloc(0))
    tally.hold('its file is whole', Buffer.from(bytes).includes('%%EOF'), cv_key)
    const lines = events.filter(({ application_id }) => application_id === id).length
    tally.hold('it has one line of history', lines === 1, lines)
  }
  const told = mailsTo(owner.email)
  tally.hold('the company has one mail for each', told === rows.length, [told, rows.length])
  return rows.length
}

/** Counts the stored files. */
export function countFiles(): number {
  const folder = join(ENV.DATA_DIR, 'files')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
}
