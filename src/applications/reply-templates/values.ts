import type { Member } from '#src/abilities/actor.ts'
import { fillTemplate, type TemplateValues } from '#src/reference/shared/reply-template-parts.ts'
import { formatDate } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { OfferSnapshot } from '../shared/snapshot.ts'

/** A letter is a text that this person sends to this applicant at this moment. */
interface Letter {
  member: Member
  offer_copy: OfferSnapshot
  applicant: { first_name: string; last_name: string } | undefined
  now: Date
}

export function templateValues({ member, offer_copy, applicant, now }: Letter): TemplateValues {
  return {
    prenom: applicant?.first_name ?? '',
    nom: applicant?.last_name ?? '',
    offre: displayTitle(offer_copy.title),
    societe: offer_copy.company.name,
    recruteur: fullName(member.user),
    date: formatDate(now),
  }
}

/** Fills a template as the applicant reads it, each variable replaced by its value. */
export function fillTemplateFor(template: string, letter: Letter): string {
  return fillTemplate(template, templateValues(letter))
}
