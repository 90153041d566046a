import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import type { TemplateValues } from '#src/reference/shared/reply-template-parts.ts'
import { currentTime, formatDate } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useUser } from '#src/shell/session/current-user.ts'

function ownValues(user: CurrentUser | null) {
  return {
    societe: user?.company?.name ?? '',
    recruteur: user ? fullName(user) : '',
    date: formatDate(currentTime()),
  }
}

export interface Addressed {
  applicant: { first_name: string; last_name: string }
  offer: { title: string }
}

/** Each variable has its value as it would be written to this applicant now. */
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

/** The preview of a template needs somebody who could have applied. */
export function useSampleValues(): TemplateValues {
  const user = useUser()
  return { prenom: 'Miora', nom: 'Rakotomavo', offre: 'Comptable confirmé\u00A0H/F', ...ownValues(user) }
}
