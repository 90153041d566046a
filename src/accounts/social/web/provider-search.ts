import { isSocialProvider, type SocialProvider } from '#src/accounts/shared/providers.ts'

/** The provider that someone who signs up came back from. */
export function providerSearch({ fournisseur }: { fournisseur?: unknown }): {
  fournisseur?: SocialProvider
} {
  return isSocialProvider(fournisseur) ? { fournisseur } : {}
}
