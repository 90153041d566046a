export const MANAGED_OFFER_TABS = [
  'apercu',
  'candidatures',
  'statistiques',
  'sponsorisation',
  'historique',
] as const
export type ManagedOfferTab = (typeof MANAGED_OFFER_TABS)[number]

export function isManagedOfferTab(name: string): name is ManagedOfferTab {
  return (MANAGED_OFFER_TABS as readonly string[]).includes(name)
}

export const TAB_WORDS: Record<ManagedOfferTab, string> = {
  apercu: 'Aperçu',
  candidatures: 'Candidatures',
  statistiques: 'Statistiques',
  sponsorisation: 'Sponsorisation',
  historique: 'Historique',
}
