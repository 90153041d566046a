import type { BadgeTone } from '#src/ui/shared/badge.ts'
import type { PersonState } from '../../people/contract.ts'

export const PERSON_STATE_LABELS: Record<PersonState, string> = {
  open: 'Actif',
  unverified: 'Adresse non vérifiée',
  suspended: 'Suspendu',
  leaving: 'Suppression demandée',
  closed: 'Fermé par la personne',
}

export const PERSON_STATE_TONES: Record<PersonState, BadgeTone> = {
  open: 'green',
  unverified: 'amber',
  suspended: 'red',
  leaving: 'grey',
  closed: 'grey',
}
