import type { AdminRole } from './kinds.ts'

/** What the roles differ by; each call and each screen of the administration's site needs one of these. */
export const PERMISSIONS = [
  'read the queue',
  'read companies',
  'read papers',
  'decide on companies',
  'read offers',
  'decide on offers',
  'read messages to the team',
  'answer messages to the team',
  'read the audit log',
  'read people',
  'help people',
  'view as people',
  'merge accounts',
  'manage payments',
  'manage plans',
  'write articles',
  'write pages',
  'send campaigns',
  'manage administrators',
  'manage settings',
  'manage api keys',
  'read mails',
  'send mails again',
  'manage jobs',
  'plan maintenance',
  'read operations',
  'read statistics',
  'read applications',
  'read letters and CVs',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALLOWED: Record<AdminRole, readonly Permission[]> = {
  // A moderator reads the decisions on each desk; the whole log also tells who signed in and who read which CV.
  moderator: [
    ...(['read the queue', 'read companies', 'read papers', 'decide on companies'] as const),
    ...(['read offers', 'decide on offers', 'read applications'] as const),
    ...([
      'read messages to the team',
      'answer messages to the team',
      'write articles',
      'write pages',
    ] as const),
  ],
  billing: ['read companies', 'manage payments', 'manage plans', 'read statistics'],
  support: [
    ...(['read companies', 'read offers', 'read the audit log', 'read people', 'help people'] as const),
    ...(['view as people', 'read applications', 'read letters and CVs'] as const),
    ...(['read messages to the team', 'answer messages to the team'] as const),
    ...(['read mails', 'send mails again'] as const),
  ],
  super_admin: PERMISSIONS,
}

/** An account that nobody gave a role (null) may do nothing. */
export function canAdminister(role: AdminRole | null, permission: Permission): boolean {
  return permissionsOf(role).includes(permission)
}

export function permissionsOf(role: AdminRole | null): readonly Permission[] {
  return role ? ALLOWED[role] : []
}
