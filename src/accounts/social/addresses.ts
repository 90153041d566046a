import type { Pending } from '../shared/pending.ts'
import type { SocialProvider } from '../shared/providers.ts'

/** Where a browser goes on after a provider. */
export const SETTINGS = '/dashboard/parametres/securite'

export function loginAddress(search: { erreur?: string; lier?: SocialProvider; to?: string | null }): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value) as [string, string][])
  return query.size ? `/login?${query}` : '/login'
}

export function joinAddress(
  provider: SocialProvider,
  accountType: NonNullable<Pending['social_attempt']>['account_type'],
): string {
  if (accountType === 'recruiter') return `/inscription/recruteur/${provider}`
  return `${accountType ? '/inscription/candidat' : '/register'}?fournisseur=${provider}`
}
