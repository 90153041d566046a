import { eq } from 'drizzle-orm'
import { outgoingMails } from '#src/platform/tables.ts'
import { makeScene, RECEIVED } from '../applications.ts'
import { newAddress } from '../factories.ts'
import { pdfPart } from '../pdfs/make-pdf.ts'
import type { TestServices } from '../services.ts'

export const ADDED = '/api/recruiter/entered-candidates'

/** Returns the form of a candidate from the counter, with some fields replaced, or left out where they are null. */
export function entryForm(offerId: number, values: Record<string, string | Blob | null> = {}): FormData {
  const data = new FormData()
  const base = {
    client_key: crypto.randomUUID(),
    offer_id: String(offerId),
    first_name: 'Soa',
    last_name: 'Rabe',
    phone_number: '034 12 345 67',
    email: '',
    resume_pdf: pdfPart(),
    way: 'counter',
    consent: '1',
    consented_on: '2026-11-20',
    note: '',
  }
  for (const [name, value] of Object.entries({ ...base, ...values })) {
    if (value instanceof Blob) data.set(name, value, 'CV de Soa.pdf')
    else if (value !== null) data.set(name, value)
  }
  return data
}

export const mailsTo = (services: TestServices, address: string) =>
  services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, address))
    .orderBy(outgoingMails.created_at)

/** Returns the token of the link that removes what a company entered. */
export const removalTokenIn = (text: string | undefined) => /\/retrait\/(\S+)/.exec(text ?? '')?.[1] ?? ''

/** Makes a scene to which a candidate was added, with an address of its own unless `email` is null. */
export async function makeEntered(services: TestServices, values: Record<string, string | Blob | null> = {}) {
  const scene = await makeScene(services)
  const mail = newAddress()
  const answer = await scene.recruiter.post(ADDED, entryForm(scene.offer.id, { email: mail, ...values }))
  if (answer.status !== 201) throw new Error(`the candidate was refused: ${JSON.stringify(answer.body)}`)
  const { id } = answer.body.data as { id: number }
  return { ...scene, id, mail, theirs: `${RECEIVED}/${id}` }
}
