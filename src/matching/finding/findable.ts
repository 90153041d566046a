import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { blockedCompanies } from './tables.ts'

/**
 * Condition on `applicant_profiles` joined with `users`: the person agreed to be found, has an open account with a
 * verified address, and has not blocked this company. Every reading asks it again, so that a change of mind holds at
 * once.
 */
export function findableBy(companyId: number | AnyPgColumn): SQL {
  const { applicant_id, company_id } = blockedCompanies
  return sql`(${applicantProfiles.is_best_profile} AND ${users.is_active} AND ${users.email_verified_at} IS NOT NULL
    AND ${users.deactivated_at} IS NULL AND ${users.deletion_requested_at} IS NULL AND ${users.deleted_at} IS NULL
    AND NOT EXISTS (SELECT FROM ${blockedCompanies}
      WHERE ${applicant_id} = ${users.id} AND ${company_id} = ${companyId}))`
}
