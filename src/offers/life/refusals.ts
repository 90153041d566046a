import type { Member } from '#src/abilities/actor.ts'
import { listPeople } from '#src/accounts/people.ts'
import { conflict, type HttpError } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { OfferEvent } from '../shared/life.ts'

export const HELD =
  'La modération a suspendu cette offre\u00a0: elle revient en ligne une fois examinée, sans rien faire de votre part.'
export const TEXT_CHANGED =
  'Le texte de cette offre a été modifié\u00a0: envoyez-le en validation pour la publier à nouveau.'
export const LINK_USED =
  'Ce lien ne sert plus\u00a0: les dates de cette offre ont changé depuis cet e-mail. Voici où elle en est.'
const NO_LONGER = 'Cette offre a changé entre-temps\u00a0: cette action n’est plus possible.'

/** The verbs after « Hery l’a », for what somebody of the company did. */
const DONE: Partial<Record<OfferEvent, string>> = {
  submitted: 'envoyée en validation',
  taken_back: 'reprise en brouillon',
  edited: 'modifiée',
  change_submitted: 'modifiée',
  paused: 'mise en pause',
  confirmed: 'confirmée',
  resumed: 'remise en ligne',
  closed: 'clôturée',
  renewed: 'renouvelée',
  archived: 'archivée',
}
/** The sentences for what the site or its moderators did. */
const ELSE: Partial<Record<OfferEvent, string>> = {
  expired: 'Cette offre a expiré entre-temps.',
  held: HELD,
  paused_for_plan: 'Cette offre a été mise en pause à la fin de la formule de votre société.',
  paused_unattended:
    'Cette offre a été mise en pause, faute de réponse à «\u00a0Toujours ouverte\u00a0?\u00a0».',
  resumed_for_plan: 'Cette offre est revenue en ligne avec la formule de votre société.',
  published: 'Cette offre a été publiée entre-temps.',
  rejected: 'La modération a refusé cette offre entre-temps.',
}

/**
 * The refusal of a change that the offer's state no longer allows. It says who changed the offer meanwhile, and how.
 */
export async function changeConflict(
  { db }: Unit,
  member: Member,
  last: { kind: OfferEvent; actor_id: number | null } | undefined,
): Promise<HttpError> {
  const said = last && ELSE[last.kind]
  if (said) return conflict(said)
  const done = last && DONE[last.kind]
  if (!done || last.actor_id === null) return conflict(NO_LONGER)
  if (last.actor_id === member.id) return conflict(`Vous l’avez déjà ${done}.`)
  const name = (await listPeople(db, [last.actor_id])).get(last.actor_id)?.first_name ?? 'Un collègue'
  return conflict(`${name} l’a déjà ${done}.`)
}
