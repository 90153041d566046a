/** The administrators of the stories beside the demonstration's own, one of each role, without codes. */
export const COLLEAGUES = [
  { email: 'moderation@asafidy.test', first_name: 'Lova', last_name: 'Ranaivo', admin_role: 'moderator' },
  { email: 'support@asafidy.test', first_name: 'Fenitra', last_name: 'Andry', admin_role: 'support' },
  { email: 'facturation@asafidy.test', first_name: 'Tiana', last_name: 'Rakoto', admin_role: 'billing' },
] as const
