import { Tabs } from '#src/ui/navigation/tabs.tsx'

/** The pages of offers that wait for an applicant, which the navigation has one entry for. */
const OFFERS_FOR_ME = [
  { href: '/candidat/suggestions-offres', label: 'Recommandations' },
  { href: '/candidat/offres-speciales', label: 'Invitations' },
  { href: '/candidat/offres-sauvegardees', label: 'Sauvegardes' },
] as const

export const OffersForMeTabs = () => <Tabs label="Offres pour moi" tabs={OFFERS_FOR_ME} />
