import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { completenessOf } from '#src/shared/completeness.ts'
import { companies } from './tables.ts'

type Company = typeof companies.$inferSelect

export async function findCompany(database: Database, id: number): Promise<Company | null> {
  const [row] = await database.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** What applicants and the administration look for in a company's profile, in words for its recruiters. */
export function companyCompleteness(company: Company) {
  return completenessOf([
    ['le secteur d’activité', company.activity_area_id],
    ['la taille de la société', company.company_size],
    ['le NIF', company.nif],
    ['le STAT', company.stat],
    ['le RCS', company.rcs],
    ['la ville', company.city_id],
    ['l’adresse', company.address],
    ['le numéro de téléphone', company.phone_number],
    ['l’e-mail', company.email],
    ['le site', company.website],
    ['le logo', company.logo_svg],
    ['la présentation', company.description],
    ['les avantages', company.benefits],
  ])
}
