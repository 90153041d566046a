import { after, DAY } from '#src/shared/durations.ts'
import type { ApplicationState } from '../../shared/states.ts'
import { isInProgress } from '../../shared/transitions.ts'

export const SIDES = ['applicant', 'company'] as const
export type Side = (typeof SIDES)[number]

export const MESSAGE_MAX = 3_000
/** Both sides may still write for so many days once an application has ended. */
const WRITING_DAYS = 30

/** Each names a reason why a side cannot write now. */
export const SILENCES = ['first', 'withdrawn', 'over', 'gone', 'reader', 'entered'] as const
export type Silence = (typeof SILENCES)[number]

/** The page shows these words, and a refused call answers with them. */
export const SILENCE_WORDS: Record<Silence, string> = {
  first:
    'Vous pourrez écrire à la société dès que le recruteur vous aura écrit ou aura fait avancer votre candidature.',
  withdrawn: 'La candidature a été retirée\u00a0: cet échange peut être relu, mais plus continué.',
  over: `La candidature est terminée depuis plus de ${WRITING_DAYS}\u00a0jours\u00a0: cet échange peut être relu, mais plus continué.`,
  gone: 'Ce compte est fermé ou en pause\u00a0: personne ne lirait votre message.',
  entered:
    'Cette personne a été ajoutée à la main et n’a pas de compte\u00a0: appelez-la, ou écrivez-lui par WhatsApp ou par e-mail.',
  reader: 'Vous lisez cet échange\u00a0: seuls les recruteurs de votre société y répondent.',
}

interface Moment {
  /** The state is the one that this side sees. */
  state: ApplicationState
  /** The application ended then; null while it goes on. */
  ended_at: Date | null
  company_wrote: boolean
  now: Date
}

/**
 * Tells whether a side may write: the company from the start, the applicant once the recruiter wrote or moved the
 * application; both for thirty days after its end, and nobody after it was withdrawn.
 */
export function silenceOf(side: Side, { state, ended_at, company_wrote, now }: Moment): Silence | null {
  if (state.outcome === 'withdrawn') return 'withdrawn'
  const untouched = state.status === 'draft' || state.status === 'submitted' || state.stage === 'viewed'
  if (side === 'applicant' && !company_wrote && (untouched || state.outcome === 'no_answer')) return 'first'
  if (isInProgress(state)) return null
  return ended_at && after(ended_at, WRITING_DAYS * DAY) < now ? 'over' : null
}
