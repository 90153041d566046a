import { users } from '#src/accounts/tables.ts'
import { enteredCandidates } from '#src/applications/entering/tables.ts'
import { insertApplication } from '../../applications.ts'
import type { TestServices } from '../../services.ts'

/** The form of a candidate who came to the counter, without a file. */
export const entryOf = (offer_id: number) => ({
  client_key: crypto.randomUUID(),
  offer_id,
  first_name: 'Soa',
  last_name: 'Rabe',
  phone_number: '034 12 345 67',
  way: 'counter',
  consent: true,
  consented_on: '2026-11-20',
})

/** Makes a candidate whom the company entered by hand. @returns the id of its application */
export async function insertEntered(
  services: TestServices,
  offer: { id: number; company_id: number; title: string },
) {
  const created_at = services.clock.now()
  const [person] = await services.db
    .insert(users)
    .values({
      email: `saisie-${crypto.randomUUID()}@asafidy.invalid`,
      userable_type: 'entered',
      first_name: 'Soa',
      last_name: 'Rabe',
      username: 'Soa Rabe',
      is_active: false,
      created_at,
    })
    .returning()
  const row = await insertApplication(services, created_at, {
    offer_id: offer.id,
    company_id: offer.company_id,
    applicant_id: person?.id ?? 0,
    status: 'submitted',
    is_entered: true,
    answer_due_at: null,
    offer_copy: { title: offer.title, company: { name: 'Lovasoa' } } as never,
  })
  await services.db.insert(enteredCandidates).values({
    application_id: row.id,
    client_key: crypto.randomUUID(),
    way: 'counter',
    consent_words: 'Oui',
    consented_on: '2026-11-20',
    entered_at: created_at,
  })
  return row.id
}
