import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { TemplateValues } from '../shared/parts.ts'

function ownValues(user: CurrentUser | null) {
  return {
    societe: user?.company?.name ?? '',
    recruteur: user ? `${user.first_name} ${user.last_name}` : '',
    date: formatDate(Date.now()),
  }
}

/** Whom a message is for, and about which offer. */
export interface Addressed {
  applicant: { first_name: string; last_name: string }
  offer: { title: string }
}

/** What stands for each variable when a message to this applicant is written. */
export function useTemplateValues({ applicant, offer }: Addressed) {
  const user = useUser()
  const values: TemplateValues = {
    prenom: applicant.first_name,
    nom: applicant.last_name,
    offre: displayTitle(offer.title),
    ...ownValues(user),
  }
  return values
}

/** Someone who could have applied, for the preview. */
export function useSampleValues(): TemplateValues {
  const user = useUser()
  return { prenom: 'Miora', nom: 'Rakotomavo', offre: 'Comptable confirmé\u00A0H/F', ...ownValues(user) }
}
