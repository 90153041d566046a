import type { RejectionReason } from '#src/applications/shared/labels.ts'
import { profileHref } from '#src/profiles/shared/parts.ts'

interface Gap {
  words: string
  link?: { label: string; href: string }
}

const WANTED = { label: 'Préciser ce que je cherche', href: profileHref('wishes') }

/** What a reason lets a person do; the others say nothing about them. */
const GAPS: Partial<Record<RejectionReason, Gap>> = {
  competences: {
    words:
      'La société cherchait d’autres compétences. Notez toutes les vôtres dans votre profil\u00a0: les offres qui les demandent vous sont alors recommandées.',
    link: { label: 'Compléter mes compétences', href: profileHref('skills') },
  },
  experience: {
    words:
      'La société cherchait plus d’expérience, ou une autre. Décrivez vos stages, missions et travaux non déclarés\u00a0: ils comptent aussi.',
    link: { label: 'Décrire mes expériences', href: profileHref('experiences') },
  },
  niveau_etudes: {
    words:
      'La société demandait un autre niveau d’études. Chaque offre dit le sien\u00a0; vos formations courtes et attestations se notent dans votre profil.',
    link: { label: 'Compléter ma formation', href: profileHref('education') },
  },
  pretentions_salariales: {
    words:
      'Vos prétentions dépassaient ce que la société prévoit. Le salaire est affiché sur beaucoup d’offres\u00a0: comparez avant d’envoyer.',
    link: WANTED,
  },
  disponibilite: {
    words: 'La société cherchait quelqu’un à une autre date. Tenez votre disponibilité à jour.',
    link: WANTED,
  },
  eloignement: {
    words: 'La société vous a trouvé trop loin du poste. Dites jusqu’où vous pouvez aller ou déménager.',
    link: { label: 'Préciser ma mobilité', href: profileHref('mobility') },
  },
  peu_renseignee: {
    words:
      'Votre candidature en disait trop peu. Une lettre qui parle du poste et un CV complet changent la réponse.',
    link: { label: 'Revoir mes CV', href: '/candidat/mes-cv' },
  },
  injoignable: {
    words: 'La société n’a pas pu vous joindre. Vérifiez votre numéro et votre adresse e-mail.',
    link: { label: 'Vérifier mes coordonnées', href: profileHref('contact') },
  },
  absent_entretien: {
    words:
      'Vous n’étiez pas à l’entretien. Un empêchement se dit depuis le rendez-vous\u00a0: la société peut alors vous en proposer un autre.',
  },
}

/** Says what the reason of a refusal lets the person do about it; null for one that says nothing about the person. */
export function gapOf(reason: string | null): Gap | null {
  return GAPS[reason as RejectionReason] ?? null
}

/** The head of the near trades that hire in a town. */
export const neighbourTitle = ({ city }: { city: string }): string =>
  `Métiers proches qui recrutent à ${city}`

/** Whoever was hired, or chose to stop, looks for nothing else on the page of the application. */
export function leadsOn({ status, outcome }: { status: string; outcome: string | null }): boolean {
  return status === 'rejected' || outcome === 'position_filled' || outcome === 'no_answer'
}
