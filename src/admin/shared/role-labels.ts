import type { AdminRole } from '#src/accounts/shared/kinds.ts'

export const ADMIN_ROLE_LABELS: Record<AdminRole, string> = {
  moderator: 'Modération',
  billing: 'Facturation',
  support: 'Support',
  super_admin: 'Super-administration',
}
