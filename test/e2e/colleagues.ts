/** The administrators of the stories beside the demonstration's own, one of each role, without codes; the super-administrator is a second one. */
export const COLLEAGUES = [
  { email: 'moderation@asafidy.test', first_name: 'Lova', last_name: 'Ranaivo', admin_role: 'moderator' },
  { email: 'support@asafidy.test', first_name: 'Fenitra', last_name: 'Andry', admin_role: 'support' },
  { email: 'facturation@asafidy.test', first_name: 'Tiana', last_name: 'Rakoto', admin_role: 'billing' },
  { email: 'noro@asafidy.test', first_name: 'Noro', last_name: 'Ratsimba', admin_role: 'super_admin' },
] as const
