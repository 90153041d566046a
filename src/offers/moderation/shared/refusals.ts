import type { OfferFlagKind } from '../../shared/life.ts'

interface Refusal {
  label: string
  /** The message between « Bonjour » and the name of the team, without the title of the offer. */
  text: string
  /** An offer with one of these flags has this reason proposed. */
  flags: readonly OfferFlagKind[]
}

/** The reasons for refusing an offer, the most frequent first. The moderator edits the message before it is sent. */
export const REFUSALS = {
  money_asked: {
    label: 'Frais demandés aux candidats',
    text: 'elle demande de l’argent aux candidats. Aucun frais ne peut être demandé pour postuler, même remboursé.\n\nVous pouvez retirer ce passage et envoyer l’offre de nouveau.',
    flags: ['money_asked'],
  },
  discrimination: {
    label: 'Critère discriminatoire',
    text: 'elle choisit les candidats sur un critère que la loi ne permet pas (âge, sexe, origine, apparence, famille…).\n\nDites plutôt ce que le poste demande de savoir faire, et envoyez l’offre de nouveau.',
    flags: ['discriminating_words'],
  },
  duplicate: {
    label: 'Doublon',
    text: 'elle répète une offre déjà en ligne.\n\nVous pouvez modifier celle qui est publiée, ou la clôturer avant d’envoyer celle-ci.',
    flags: ['near_duplicate'],
  },
  abroad: {
    label: 'À l’étranger, sans référence',
    text: 'le poste est à l’étranger et l’offre ne donne pas la référence du ministère du Travail.\n\nAjoutez cette référence et envoyez l’offre de nouveau.',
    flags: ['abroad_without_reference'],
  },
  below_minimum_wage: {
    label: 'Sous le salaire minimum',
    text: 'le salaire proposé est inférieur au salaire minimum en vigueur.\n\nCorrigez-le et envoyez l’offre de nouveau.',
    flags: ['below_minimum_wage'],
  },
  foreign_contact: {
    label: 'Contact hors d’Asafidy',
    text: 'elle ne laisse qu’une messagerie ou un lien raccourci pour postuler.\n\nRetirez-le\u00a0: les candidatures arrivent dans votre espace. Envoyez ensuite l’offre de nouveau.',
    flags: ['foreign_contact_only'],
  },
  too_short: {
    label: 'Texte insuffisant',
    text: 'elle ne dit pas assez du poste\u00a0: missions, profil recherché ou conditions.\n\nComplétez-la et envoyez-la de nouveau.',
    flags: [],
  },
  hidden_pay: {
    label: 'Salaire caché sans raison valable',
    text: 'elle n’affiche pas de salaire, et la raison donnée ne suffit pas. Une fourchette aide chacun à savoir si le poste lui convient, et vous apporte plus de candidatures.\n\nIndiquez-la, ou précisez ce qui vous en empêche, et envoyez l’offre de nouveau.',
    flags: ['hidden_pay'],
  },
  other: { label: 'Autre', text: '', flags: [] },
} as const satisfies Record<string, Refusal>

export const REFUSAL_REASONS = Object.keys(REFUSALS) as [RefusalReason, ...RefusalReason[]]
export type RefusalReason = keyof typeof REFUSALS

/** The reason in a few words; for « Autre », what the moderator wrote. */
export function refusalLabel(reason: RefusalReason, message: string): string {
  return reason === 'other' ? message : REFUSALS[reason].label
}

/** The reason to propose for an offer with these flags; null when they propose none, and the moderator chooses. */
export function proposedRefusal(flags: readonly { kind: OfferFlagKind }[]): RefusalReason | null {
  const [first] = flags
  const found = REFUSAL_REASONS.find((reason) => {
    const proposing: readonly OfferFlagKind[] = REFUSALS[reason].flags
    return first && proposing.includes(first.kind)
  })
  return found ?? null
}

/**
 * The whole message of a reason; for « Autre » the moderator writes it. @param title as the offer is shown, with «
 * H/F »
 */
export function refusalMessage(reason: RefusalReason, title: string): string {
  const { text } = REFUSALS[reason]
  return text ? `Nous n’avons pas publié «\u00a0${title}\u00a0»\u00a0: ${text}` : ''
}
