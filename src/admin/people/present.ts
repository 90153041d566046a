import { isSuspended } from '#src/accounts/helping/helping.ts'
import type { AccountHolder } from '#src/accounts/users.ts'
import { fullName } from '#src/shared/names.ts'
import type { AdminPerson, PersonRow, PersonState } from './contract.ts'
import type { ReadPerson } from './reading.ts'

function stateOf(user: AccountHolder): PersonState {
  if (isSuspended(user)) return 'suspended'
  if (user.deletion_requested_at) return 'leaving'
  if (user.deactivated_at) return 'closed'
  return user.email_verified_at ? 'open' : 'unverified'
}

export function presentPersonRow(user: AccountHolder, companies: PersonRow['companies']): PersonRow {
  return {
    id: user.id,
    name: fullName(user),
    email: user.email,
    phone_number: user.phone_number,
    kind: user.userable_type,
    admin_role: user.admin_role,
    state: stateOf(user),
    companies,
    last_seen_at: user.last_seen_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
  }
}

export function presentPerson({ user, companies, pause, ...read }: ReadPerson): AdminPerson {
  return {
    ...presentPersonRow(user, companies),
    verified_at: user.email_verified_at?.toISOString() ?? null,
    deletion_requested_at: user.deletion_requested_at?.toISOString() ?? null,
    has_password: user.password_hash !== null,
    has_codes: user.two_factor_confirmed_at !== null,
    pause: pause && { failures: pause.failures, until: pause.until.toISOString() },
    ...read,
  }
}
