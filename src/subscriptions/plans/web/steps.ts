import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { PLAN_NAMES, type PlanTier } from '../shared/plans.ts'

interface Action {
  href: string
  label: string
}

/** Where a visitor stands on the way to a plan; `step` counts from 0, and is null for who does not recruit or has it already. */
export interface Progress {
  step: number | null
  title: string
  text: string
  actions: Action[]
}

const COMPANY = '/dashboard/recruteur/compagnie/ma-societe'

/** Finds the step that a visitor is at, and the one thing to do there. */
export function findProgress(user: CurrentUser | null, plan: PlanTier): Progress {
  if (!user)
    return {
      step: 0,
      title: 'Créez le compte de votre société',
      text: 'Un nom, un téléphone, un e-mail à vérifier.',
      actions: [
        { href: '/inscription/recruteur', label: 'Créer mon compte recruteur' },
        {
          href: `/login?to=${encodeURIComponent(`/abonnement?formule=${plan}`)}`,
          label: 'J’ai déjà un compte',
        },
      ],
    }
  if (!user.company)
    return {
      step: null,
      title: 'Les formules sont pour les sociétés qui recrutent',
      text: 'Pour chercher un emploi, tout est gratuit. Pour recruter, il faut un compte recruteur, avec une autre adresse e-mail.',
      actions: [{ href: '/offres', label: 'Voir les offres' }],
    }
  return progressOfMember(user.company, plan)
}

function progressOfMember(company: NonNullable<CurrentUser['company']>, plan: PlanTier): Progress {
  const name = PLAN_NAMES[plan]
  switch (company.status) {
    case 'incomplete':
      return toComplete(
        'Complétez votre société',
        'Ce qui est écrit est gardé\u00A0: reprenez où vous étiez.',
      )
    case 'rejected':
      return toComplete('Corrigez votre société', 'Ce qui est à corriger est écrit sur sa page.')
    case 'pending':
      return {
        step: 2,
        title: 'Nous vérifions votre société',
        text: 'La formule se choisit dès qu’elle est validée. Préparez déjà votre première offre.',
        actions: [{ href: '/dashboard/recruteur/mes-offres/ajouter', label: 'Préparer une offre' }],
      }
    case 'suspended':
      return {
        step: 2,
        title: 'Votre société est suspendue',
        text: 'Aucune formule ne se choisit tant qu’elle l’est. Écrivez-nous pour savoir quoi faire.',
        actions: [{ href: '/contact', label: 'Nous écrire' }],
      }
    case 'validated':
      if (company.plan === plan) return alreadyHas(name)
      if (company.role === 'owner')
        return {
          step: 3,
          title: `Payez ${name}`,
          text: 'Par mobile money, virement, chèque ou espèces. La formule commence dès que le paiement est vérifié.',
          actions: [
            {
              href: `/dashboard/recruteur/compagnie/abonnement?formule=${plan}`,
              label: `Choisir ${name}`,
            },
          ],
        }
      return {
        step: 3,
        title: 'Le propriétaire de votre société choisit la formule',
        text: 'L’abonnement dépend de lui seul. Son nom est sur la page de l’équipe.',
        actions: [{ href: '/dashboard/parametres/equipe', label: 'Voir l’équipe' }],
      }
  }
}

const alreadyHas = (name: string): Progress => ({
  step: null,
  title: `${name} est votre formule`,
  text: 'Ce qui est utilisé et ce qui reste est sur la page de votre abonnement, où elle se prolonge aussi.',
  actions: [{ href: '/dashboard/recruteur/compagnie/abonnement', label: 'Voir mon abonnement' }],
})

const toComplete = (title: string, text: string): Progress => ({
  step: 1,
  title,
  text,
  actions: [{ href: COMPANY, label: 'Ouvrir ma société' }],
})
