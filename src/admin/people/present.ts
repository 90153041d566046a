import { isSuspended } from '#src/accounts/helping/helping.ts'

import type { AccountHolder, User } from '#src/accounts/users.ts'
import { stateLabel } from '#src/applications/shared/labels.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import type { MergePreview } from '#src/personal-data/merging/preview.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { AccountComparison, AdminPerson, PersonRow, PersonState } from './contract.ts'
import type { ReadPerson } from './reading.ts'

function stateOf(user: User): PersonState {
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

function presentSide({ user, profile, links }: MergePreview['kept']): AccountComparison['kept'] {
  return {
    id: user.id,
    name: fullName(user),
    email: user.email,
    phone_number: user.phone_number,
    state: stateOf(user),
    created_at: user.created_at.toISOString(),
    last_seen_at: user.last_seen_at?.toISOString() ?? null,
    verified_at: user.email_verified_at?.toISOString() ?? null,
    has_password: user.password_hash !== null,
    has_codes: user.two_factor_confirmed_at !== null,
    links,
    profile: profile && {
      headline: profile.headline,
      experiences: profile.experiences.length,
      skills: profile.skills.length,
      is_public: profile.is_public,
      updated_at: profile.updated_at?.toISOString() ?? null,
    },
  }
}

/** Applications are shown as facts: letters and CVs are between the person and the company. */
export function presentComparison({ kept, merged, doubles, ...read }: MergePreview): AccountComparison {
  return {
    kept: presentSide(kept),
    merged: presentSide(merged),
    doubles: doubles.map(({ counts, stays, company }) => ({
      title: displayTitle(counts.offer_copy.title),
      company,
      counts: {
        id: counts.id,
        status: stateLabel(counts),
        is_of_kept: counts.applicant_id === kept.user.id,
      },
      stays: { id: stays.id, status: stateLabel(stays), is_withdrawn: isInProgress(stays) },
    })),
    ...read,
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
