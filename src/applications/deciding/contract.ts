import { z } from 'zod'
import { reasonOf } from '#src/reference/shared/added-reasons.ts'
import {
  TEMPLATE_BODY_MAX,
  TEMPLATE_VARIABLES,
  variableProblem,
} from '#src/reference/shared/reply-template-parts.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { clientKey, idParams, RELOAD, requiredText, rowId, seenVersion } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { isOnlyGreeting, ONLY_GREETING } from '#src/shared/words/greetings.ts'
import { coming, recruiterDetailReply, recruiterFilters } from '../reviewing/contract.ts'
import { isRejectionReason, REJECTION_REASONS } from '../shared/labels.ts'
import { stateFields } from '../shared/replies.ts'
import { CHOSEN_STAGES, PLAIN_STAGES } from '../shared/states.ts'
import { EVERYONE_ANSWERS } from './shared/everyone-answers.ts'
import { MOST_AT_ONCE } from './shared/limits.ts'

const CHOOSE_STAGE = 'Veuillez choisir une étape.'
const CHOOSE_REASON = 'Veuillez choisir un motif.'
const WRITE_MESSAGE = 'Veuillez écrire un message.'

const reason = reasonOf(REJECTION_REASONS, isRejectionReason, CHOOSE_REASON)

/** The message to one person is optional, because most decisions speak for themselves. */
const message = z
  .string({ error: WRITE_MESSAGE })
  .trim()
  .max(TEMPLATE_BODY_MAX, MESSAGES.letter_too_long)
  .refine((text) => text === '' || !isOnlyGreeting(text), ONLY_GREETING)
  .nullish()

/** A refusal of what was seen at this version; « autre » needs own words. */
export function rejectionOf<Version extends z.ZodType>(version: Version) {
  return z
    .object({ version, reason, message })
    .refine((input) => input.reason !== 'autre' || Boolean(input.message), {
      message: 'Veuillez préciser le motif du refus.',
      path: ['message'],
    })
}

/** The message to several people may hold the variables of a reply template, which are filled for each. */
const templateMessage = requiredText(WRITE_MESSAGE, TEMPLATE_BODY_MAX, MESSAGES.letter_too_long).superRefine(
  (text, context) => {
    const problem = variableProblem(text) ?? (text !== '' && isOnlyGreeting(text) ? ONLY_GREETING : null)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  },
)

export const changeStage = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/stage',
  summary: 'Fait avancer la candidature et prévient le candidat.',
  params: idParams,
  body: z.object({ version: seenVersion, stage: z.enum(CHOSEN_STAGES, { error: CHOOSE_STAGE }), message }),
  reply: recruiterDetailReply,
})

export const undoMove = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/applications/:id/stage',
  summary: 'Reprend le dernier changement d’étape, tant que le candidat n’en est pas prévenu (10 secondes).',
  params: idParams,
  body: z.object({ version: seenVersion }),
  reply: recruiterDetailReply,
})

export const rejectApplication = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/rejection',
  summary: 'Ne retient pas la candidature\u00a0; le candidat est prévenu après 24 heures.',
  params: idParams,
  body: rejectionOf(seenVersion),
  reply: recruiterDetailReply,
})

export const cancelRejection = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/applications/:id/rejection',
  summary: 'Annule le refus dans les 24 heures\u00a0; la candidature revient où elle était.',
  params: idParams,
  reply: recruiterDetailReply,
})

export const hireApplicant = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/hire',
  summary: 'Confirme le recrutement.',
  params: idParams,
  body: z.object({ version: seenVersion, message }),
  reply: recruiterDetailReply,
})

export const archiveRecruiterApplication = endpoint({
  method: 'PUT',
  path: '/api/recruiter/applications/:id/archive',
  summary: 'Archive une candidature terminée, pour la société seulement.',
  params: idParams,
  reply: recruiterDetailReply,
})

const NOBODY = 'Veuillez choisir au moins une candidature.'
const TOO_MANY = `Choisissez ${MOST_AT_ONCE}\u00a0candidatures au plus.`

const applications = z
  .array(z.object({ id: rowId(RELOAD), version: seenVersion }), { error: NOBODY })
  .min(1, NOBODY)
  .max(MOST_AT_ONCE, TOO_MANY)

const change = z.discriminatedUnion(
  'change',
  [
    z.object({
      change: z.literal('stage'),
      stage: z.enum(PLAIN_STAGES, { error: CHOOSE_STAGE }),
      key: clientKey,
      applications,
    }),
    z.object({
      change: z.literal('rejection'),
      reason,
      message: templateMessage,
      key: clientKey,
      applications,
    }),
    z.object({ change: z.literal('message'), message: templateMessage, key: clientKey, applications }),
  ],
  { error: 'Veuillez choisir une action.' },
)
export type BatchChange = z.output<typeof change>

/**
 * `already`: it stands there before; `moved`: somebody else changed it first; `impossible`: it cannot go there from
 * where it is.
 */
const RESULTS = ['done', 'already', 'moved', 'impossible'] as const

const result = z.object({
  id: z.number(),
  /** Nobody is told of a step of an entered candidate. */
  is_entered: z.boolean(),
  applicant_name: z.string(),
  result: z.enum(RESULTS),
  /** The message says why nothing was done: who moved the application, or where it stands. */
  message: z.string().nullable(),
  /** The version is null where this very request made none. */
  version: z.number().nullable(),
})
export type BatchResult = z.output<typeof result>

const results = z.object({ data: z.array(result) })

export const changeApplications = endpoint({
  method: 'POST',
  path: '/api/recruiter/application-changes',
  summary: 'Fait le même changement à plusieurs candidatures, ou leur écrit, chacune avec son résultat.',
  body: change,
  reply: results.extend({
    /** This is when the first applicant is told; null when nothing waits to be told. */
    notified_at: z.string().nullable(),
    /** All of it can be taken back for so many seconds more; null when it cannot. */
    undo_seconds: z.number().nullable(),
  }),
})

const waiting = z.object({
  key: z.string(),
  count: z.number(),
  /** The recruiter who made it, null once that account is gone. */
  by: z.string().nullable(),
  notified_at: z.string(),
})
export type WaitingAnswers = z.output<typeof waiting>

export const listWaitingAnswers = endpoint({
  method: 'GET',
  path: '/api/recruiter/application-changes',
  summary: 'Les refus groupés dont les candidats ne sont pas encore prévenus.',
  reply: z.object({ data: z.array(waiting) }),
})

export const takeBackChange = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/application-changes/:key',
  summary: 'Reprend tout d’un changement groupé, tant que les candidats n’en sont pas prévenus.',
  params: z.object({ key: z.uuid() }),
  reply: results,
})

export const selectApplications = endpoint({
  method: 'GET',
  path: '/api/recruiter/application-changes/selection',
  summary: `Les candidatures de ces filtres à sélectionner, ${MOST_AT_ONCE} au plus.`,
  query: recruiterFilters,
  reply: z.object({
    data: z.array(z.object({ id: z.number(), version: z.number(), applicant_name: z.string() })),
  }),
})

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))].slice(0, MOST_AT_ONCE))
  .nullish()
  .catch(null)

const variables = Object.keys(TEMPLATE_VARIABLES) as [keyof typeof TEMPLATE_VARIABLES]

/** Each variable of a message is replaced by its value here. */
export const templateValues = z.record(z.enum(variables), z.string())

const recipient = z.object({
  id: z.number(),
  ...stateFields,
  version: z.number(),
  applicant_name: z.string(),
  offer: z.object({ id: z.number(), title: z.string() }),
  values: templateValues,
  /** The last change of the application; `by` is null where the system made it. */
  last_change: z.object({ label: z.string(), by: z.string().nullable(), at: z.string() }).nullable(),
  can_reject: z.boolean(),
  /** The meeting or the proposal that an answer would end. */
  coming: coming.nullable(),
  /** The words say why nobody can write to the person now; null when one can. */
  silence: z.string().nullable(),
  /** An answer leaves by mail; an entered candidate may have given no address. */
  is_mailed: z.boolean(),
})
export type BatchRecipient = z.output<typeof recipient>

export const listRecipients = endpoint({
  method: 'GET',
  path: '/api/recruiter/application-changes/recipients',
  summary: `Les destinataires d’une réponse groupée\u00a0: ces candidatures, ou celles de l’offre qui restent ouvertes, ${MOST_AT_ONCE} au plus.`,
  query: z.object({ ids, offer_id: rowId().nullish().catch(null) }),
  reply: z.object({
    data: z.array(recipient),
    /** `close_reason`: why the offer that stands for them was closed. */
    meta: z.object({ total: z.number(), close_reason: z.string().nullable() }),
  }),
})

export const answerAll = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/answers',
  summary: 'Répond à toutes les candidatures de l’offre qui attendent encore une réponse.',
  params: idParams,
  body: z.object({
    answer: z.enum(EVERYONE_ANSWERS, { error: CHOOSE_REASON }),
    message: templateMessage,
    /** Whoever is further on, as in an interview, is answered too; a proposal is always decided on its own. */
    with_further: z.boolean().default(false),
  }),
  reply: z.object({ data: z.object({ answered_count: z.number() }) }),
})
