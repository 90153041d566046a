import { randomBytes } from 'node:crypto'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { slugify } from '#src/shared/slugs.ts'
import { companies, companyMembers } from './tables.ts'

const TRIES = 20

/** A new company that still has to tell about itself, owned by the recruiter who named it. */
export async function createCompany(
  unit: Unit,
  user: { id: number },
  named: { company_name: string; phone_number: string },
): Promise<void> {
  const company_id = await insertWithFreeSlug(unit, named)
  await unit.db
    .insert(companyMembers)
    .values({ company_id, user_id: user.id, role: 'owner', joined_at: unit.now })
}

/** Two of the same name founded at once wait for each other and get two addresses. */
async function insertWithFreeSlug(
  { db, now }: Unit,
  { company_name, phone_number }: { company_name: string; phone_number: string },
): Promise<number> {
  const base = slugify(company_name).slice(0, 60).replace(/-$/, '') || 'societe'
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const [row] = await db
      .insert(companies)
      .values({ name: company_name, phone_number, slug: slugOf(base, turn), created_at: now })
      .onConflictDoNothing({ target: companies.slug })
      .returning({ id: companies.id })
    if (row) return row.id
  }
  throw new Error(`no address was free for ${base}`)
}

function slugOf(base: string, turn: number): string {
  if (turn === 1) return base
  return `${base}-${turn < TRIES / 2 ? turn : randomBytes(4).toString('hex')}`
}
