import { asc, eq } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { contactSpendings } from './contacts/tables.ts'
import { blockedCompanies } from './finding/tables.ts'
import { jobInvitations } from './invitations/tables.ts'

export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const received = await listInvitations(database, userId, 'applicant_id')
  const written = await listInvitations(database, userId, 'sent_by')
  const opened = await database
    .select({ company: companies.name, opened_at: contactSpendings.spent_at })
    .from(contactSpendings)
    .innerJoin(companies, eq(companies.id, contactSpendings.company_id))
    .where(eq(contactSpendings.applicant_id, userId))
    .orderBy(asc(contactSpendings.spent_at))
  const blocked = await database
    .select({ company: companies.name, blocked_at: blockedCompanies.blocked_at })
    .from(blockedCompanies)
    .innerJoin(companies, eq(companies.id, blockedCompanies.company_id))
    .where(eq(blockedCompanies.applicant_id, userId))
    .orderBy(asc(blockedCompanies.blocked_at))
  const parts: [name: string, says: string, data: unknown[]][] = [
    ['invitations-recues', 'les invitations à postuler que vous avez reçues et vos réponses', received],
    ['invitations-envoyees', 'les invitations à postuler que vous avez écrites', written],
    ['contacts-ouverts', 'les sociétés qui ont ouvert votre nom et vos coordonnées', opened],
    ['societes-bloquees', 'les sociétés qui ne peuvent pas vous trouver', blocked],
  ]
  return parts.flatMap(([name, says, data]) => (data.length > 0 ? [{ name, says, data }] : []))
}

async function listInvitations(database: Database, userId: number, whose: 'applicant_id' | 'sent_by') {
  const { message, state, decline_reason, decline_note, sent_at, seen_at, ended_at } = jobInvitations
  const rows = await database
    .select({
      company: companies.name,
      offer: offers.title,
      offer_id: offers.id,
      message,
      state,
      decline_reason,
      decline_note,
      sent_at,
      seen_at,
      ended_at,
    })
    .from(jobInvitations)
    .innerJoin(offers, eq(offers.id, jobInvitations.offer_id))
    .innerJoin(companies, eq(companies.id, jobInvitations.company_id))
    .where(eq(jobInvitations[whose], userId))
    .orderBy(asc(jobInvitations.id))
  return rows.map((row) => ({ ...row, offer: displayTitle(row.offer) }))
}
