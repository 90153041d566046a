import type { DailyLimit } from '#src/shared/limits/daily-limit.ts'

/** It stops only programs: nobody types so many forms. */
export const ENTRIES_A_DAY: DailyLimit = {
  most: 200,
  one: 'candidat à ajouter',
  many: 'candidats à ajouter',
  reached: 'Votre société a ajouté 200\u00a0candidats',
}

/** What was entered of a person goes so many months after the last change of its application. */
export const ENTERED_KEPT_MONTHS = 24
export const ENTERED_NOTE_MAX = 2_000

/** The recruiter confirms these words, and they are kept as they were on that day. */
export const CONSENT_WORDS = `La personne est d’accord pour que notre société garde ses coordonnées et son CV pour ce recrutement, ${ENTERED_KEPT_MONTHS}\u00a0mois au plus. Elle sait qu’elle peut les faire supprimer.`
