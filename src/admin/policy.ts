import type { AdminRole } from '#src/accounts/shared/kinds.ts'

/** What can be done on the administration's site. */
export const PERMISSIONS = [
  'read the queue',
  'read companies',
  'read papers',
  'decide on companies',
  'read offers',
  'decide on offers',
  'read the audit log',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALLOWED: Record<AdminRole, readonly Permission[]> = {
  // What was decided stands beside each subject; the whole log tells who signed in and who read which CV.
  moderator: PERMISSIONS.filter((permission) => permission !== 'read the audit log'),
  billing: ['read companies'],
  support: ['read companies', 'read offers', 'read the audit log'],
  super_admin: PERMISSIONS,
}

/** Null: an account that nobody gave a role may do nothing. */
export function canAdminister(role: AdminRole | null, permission: Permission): boolean {
  return permissionsOf(role).includes(permission)
}

export function permissionsOf(role: AdminRole | null): readonly Permission[] {
  return role ? ALLOWED[role] : []
}
