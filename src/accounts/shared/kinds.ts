export const USER_KINDS = ['admin', 'applicant', 'recruiter'] as const
export type UserKind = (typeof USER_KINDS)[number]

/** A person whom a company entered by hand has a row that its application names, and no account: it never signs in. */
export const PERSON_KINDS = [...USER_KINDS, 'entered'] as const

export const USER_KIND_LABELS: Record<UserKind, string> = {
  admin: 'Administrateur',
  applicant: 'Candidat',
  recruiter: 'Recruteur',
}

/** Visitors can sign up as these; only the command `admin:create` makes administrators. */
export const ACCOUNT_TYPES = ['applicant', 'recruiter'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** What an administrator may do: a super-admin does everything. */
export const ADMIN_ROLES = ['moderator', 'billing', 'support', 'super_admin'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

export const ADMIN_ROLE_LABELS: Record<AdminRole, string> = {
  moderator: 'Modération',
  billing: 'Facturation',
  support: 'Support',
  super_admin: 'Super-administration',
}
