import type { InvitationTab } from '../contract.ts'

/** Each tab has the name that the address gives it. */
export const TABS: readonly { tab: InvitationTab; slug: string; label: string; empty: string }[] = [
  {
    tab: 'waiting',
    slug: '',
    label: 'À répondre',
    empty: 'Aucune invitation à postuler ne vous attend.',
  },
  {
    tab: 'applied',
    slug: 'candidatures',
    label: 'Candidatures envoyées',
    empty: 'Vous n’avez postulé à aucune invitation.',
  },
  {
    tab: 'declined',
    slug: 'declinees',
    label: 'Déclinées',
    empty: 'Vous n’avez décliné aucune invitation.',
  },
  { tab: 'expired', slug: 'expirees', label: 'Expirées', empty: 'Aucune invitation n’a expiré.' },
]

const SPECIAL_OFFERS = '/candidat/offres-speciales'

export function invitationsHref(tab: InvitationTab, page = 1): string {
  const slug = TABS.find((each) => each.tab === tab)?.slug
  const search = new URLSearchParams([
    ...(slug ? [['etat', slug]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString()
  return search ? `${SPECIAL_OFFERS}?${search}` : SPECIAL_OFFERS
}
