import type { Flows } from '../shared/flows.ts'
import type { SocialProvider } from '../shared/providers.ts'

export const SECURITY_SETTINGS = '/dashboard/parametres/securite'

export function loginPath(search: { erreur?: string; lier?: SocialProvider; to?: string | null }): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value) as [string, string][])
  return query.size ? `/login?${query}` : '/login'
}

/** A signed-in browser goes to the sign-in page, which leads on to `to` where that is a page, as after a password. */
export function arrivalPath(to: string | null): string {
  return to ? loginPath({ to }) : '/dashboard'
}

export function signUpPath(
  provider: SocialProvider,
  accountType: NonNullable<Flows['social_attempt']>['account_type'],
): string {
  if (accountType === 'recruiter') return `/inscription/recruteur/${provider}`
  return `${accountType ? '/inscription/candidat' : '/register'}?fournisseur=${provider}`
}
