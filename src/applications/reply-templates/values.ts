import type { Member } from '#src/abilities/actor.ts'
import { fullName } from '#src/accounts/users.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ApplicationRow } from '../applications.ts'
import type { TemplateValues } from './shared/parts.ts'

/** What stands for each variable of a text that this person sends to this applicant at this moment. */
export function templateValues(
  member: Member,
  row: Pick<ApplicationRow, 'offer_copy'>,
  applicant: { first_name: string; last_name: string } | undefined,
  now: Date,
): TemplateValues {
  return {
    prenom: applicant?.first_name ?? '',
    nom: applicant?.last_name ?? '',
    offre: displayTitle(row.offer_copy.title),
    societe: row.offer_copy.company.name,
    recruteur: fullName(member.user),
    date: formatDate(now),
  }
}
