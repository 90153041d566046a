import { useLocation } from '@tanstack/react-router'
import { isSocialProvider, type SocialProvider } from '#src/accounts/shared/providers.ts'

/** A page of the way in or out of an account, with where the person was going. */
export function withDestination(path: string, to: string | undefined): string {
  return to ? `${path}?to=${encodeURIComponent(to)}` : path
}

/** Search of the pages that pass `to` on. */
export function destinationSearch({ to }: { to?: unknown }): { to?: string } {
  return typeof to === 'string' ? { to } : {}
}

/** The provider that someone who signs up came back from. */
export function providerSearch({ fournisseur }: { fournisseur?: unknown }): {
  fournisseur?: SocialProvider
} {
  return isSocialProvider(fournisseur) ? { fournisseur } : {}
}

/** Where a guest is going: what the login page was asked for, else the page that the guest reads now. */
export function useDestination(): string | undefined {
  const { pathname, href, search } = useLocation()
  if (pathname === '/login') return destinationSearch(search).to
  return href === '/' ? undefined : href
}
