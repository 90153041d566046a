import type { z } from 'zod'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { nextStep } from './contract.ts'

type NextStep = z.input<typeof nextStep>

interface Concerned {
  id: number
  job_offer_title: string
  company_name: string
}

export interface Needs {
  email: string
  email_verified: boolean
  /** The last draft; `ready` CVs can be sent. */
  resumes: { ready: number; draft: { id: number; name: string; has_file: boolean } | null }
  proposal: Concerned | null
  /** An interview whose slots the person has to choose from. */
  slots: Concerned | null
  /** The application whose promised answer is the most overdue. */
  overdue: (Concerned & { answer_due_at: Date }) | null
}

/** Chooses the one thing that most needs the person now: the order of the calls below is the rule. */
export function chooseNextStep(needs: Needs): NextStep {
  return (
    answerOffer(needs) ??
    chooseSlot(needs) ??
    finishResume(needs) ??
    createResume(needs) ??
    verifyEmail(needs) ??
    overdueAnswer(needs) ?? {
      kind: 'find_offer',
      title: 'Trouvez votre prochaine offre',
      text: 'Votre CV est prêt\u00a0: cherchez par métier, par ville ou par contrat, et postulez en quelques minutes.',
      action: 'Chercher une offre',
      link: '/offres',
      application_id: null,
    }
  )
}

function answerOffer({ proposal }: Needs): NextStep | null {
  return (
    proposal && {
      kind: 'answer_offer',
      title: `${proposal.company_name} vous fait une proposition`,
      text: `${displayTitle(proposal.job_offer_title)}. Lisez la proposition et dites ce que vous en pensez.`,
      action: 'Voir la proposition',
      link: `/candidat/candidatures/${proposal.id}/proposition`,
      application_id: proposal.id,
    }
  )
}

function chooseSlot({ slots }: Needs): NextStep | null {
  return (
    slots && {
      kind: 'choose_slot',
      title: `${slots.company_name} vous propose un entretien`,
      text: `${displayTitle(slots.job_offer_title)}. Choisissez le moment qui vous convient, ou dites quand vous pouvez venir.`,
      action: 'Choisir un créneau',
      link: `/candidat/candidatures/${slots.id}/rendez-vous`,
      application_id: slots.id,
    }
  )
}

/** A draft that was left beside a CV that can be sent keeps nobody from applying. */
function finishResume({ resumes: { ready, draft } }: Needs): NextStep | null {
  if (ready > 0 || !draft) return null
  return {
    kind: 'finish_resume',
    title: `Terminez votre CV «\u00a0${draft.name}\u00a0»`,
    text: 'C’est encore un brouillon\u00a0: une fois terminé, il peut servir à postuler.',
    action: 'Reprendre mon CV',
    link: draft.has_file ? '/candidat/mes-cv' : `/candidat/cv-builder/${draft.id}`,
    application_id: null,
  }
}

function createResume({ resumes: { ready, draft } }: Needs): NextStep | null {
  if (ready > 0 || draft) return null
  return {
    kind: 'create_resume',
    title: 'Créez votre premier CV',
    text: 'Enregistré une fois, il vous sert à postuler à chaque offre.',
    action: 'Créer mon CV',
    link: '/candidat/cv-builder',
    application_id: null,
  }
}

function verifyEmail({ email, email_verified }: Needs): NextStep | null {
  if (email_verified) return null
  return {
    kind: 'verify_email',
    title: 'Vérifiez votre adresse e-mail',
    text: `Un lien vous attend dans la boîte de ${email}. Vous pourrez postuler dès que vous l’aurez ouvert.`,
    action: 'Vérifier mon adresse',
    link: `/verification-email/${encodeURIComponent(email)}`,
    application_id: null,
  }
}

function overdueAnswer({ overdue }: Needs): NextStep | null {
  return (
    overdue && {
      kind: 'overdue_answer',
      title: `${overdue.company_name} n’a pas encore répondu`,
      text: `Une réponse était promise pour le ${formatDate(overdue.answer_due_at)} (${displayTitle(overdue.job_offer_title)})\u00a0: nous relançons le recruteur.`,
      action: 'Voir le suivi',
      link: followUp(overdue.id),
      application_id: overdue.id,
    }
  )
}

function followUp(id: number): string {
  return `/candidat/candidatures/${id}/suivi`
}
