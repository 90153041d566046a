/** Of who is signed in on the administration's site, and how far. */
export const adminSessionKeys = {
  all: ['admin-session'],
  session: ['admin-session', 'session'],
  signIn: ['admin-session', 'sign-in'],
  setup: ['admin-session', 'setup'],
  invitation: (token: string) => ['admin-session', 'invitation', token] as const,
} as const
