import { z } from 'zod'
import { companyMark } from '#src/companies/shared/replies.ts'
import { amount } from '#src/shared/amounts/input.ts'
import { documentFile } from '#src/shared/document-file.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, RELOAD } from '#src/shared/fields.ts'
import { DOCUMENT_MAX_BYTES } from '#src/shared/files/limits.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { isOnlyGreeting, ONLY_GREETING } from '#src/shared/words/greetings.ts'

export const PROPOSAL_MAX = 3_000

/** A proposal that is `withdrawn` or `declined` can still be read. */
const PROPOSAL_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'hired', 'ended'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

const proposal = z.object({
  id: z.number(),
  application_id: z.number(),
  state: z.enum(PROPOSAL_STATES),
  text: z.string(),
  /** The salary is in ariary a month, before deductions. */
  salary: z.number(),
  start_date: z.string(),
  answer_by: z.string(),
  file: z.object({ name: z.string(), size: z.number() }).nullable(),
  author: z.string(),
  created_at: z.string(),
  accepted_at: z.string().nullable(),
  job_offer_title: z.string(),
  company: companyMark,
  city: z.string(),
  contract: z.string(),
  contract_duration_months: z.number().nullable(),
  job_type: z.string().nullable(),
  /** The benefits are those of the offer as it was applied to. */
  benefits: z.array(z.string()),
  /**
   * The salary fits within what the applicant asked for, and the start within the day from which the applicant is
   * free.
   */
  fits: z.object({ salary: z.boolean(), start_date: z.boolean() }),
})

export type Proposal = z.output<typeof proposal>

const reply = z.object({ data: proposal })

export const showProposal = endpoint({
  method: 'GET',
  path: '/api/applicant/applications/:id/proposal',
  summary: 'La proposition reçue.',
  params: idParams,
  reply,
})

/** The reply is `application/pdf` as an attachment, not JSON. */
export const downloadProposalFile = endpoint({
  method: 'GET',
  path: '/api/applicant/applications/:id/proposal/file',
  summary: 'Le fichier joint à la proposition.',
  params: idParams,
})

/** The body names the proposal that the person has read, so that another one made since is not accepted by mistake. */
export const acceptProposal = endpoint({
  method: 'PUT',
  path: '/api/applicant/applications/:id/proposal/acceptance',
  summary: 'Accepte la proposition\u00a0; le recruteur confirme ensuite le recrutement.',
  params: idParams,
  body: z.object({ proposal_id: z.int(RELOAD) }),
  reply,
})

export const showRecruiterProposal = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/proposal',
  summary: 'La dernière proposition faite à ce candidat.',
  params: idParams,
  reply,
})

export const downloadRecruiterProposalFile = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/proposal/file',
  summary: 'Le fichier joint à la proposition faite.',
  params: idParams,
})

const version = z.coerce.number(RELOAD).int()

const day = (missing: string) => z.string({ error: missing }).refine(isCalendarDate, missing)

export const proposalInput = (today: string) =>
  z.object({
    version,
    text: z
      .string({ error: 'Veuillez écrire au candidat.' })
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .refine((text) => text.length > 0, 'Veuillez écrire au candidat.')
      .refine((text) => text === '' || !isOnlyGreeting(text), ONLY_GREETING)
      .refine((text) => text.length <= PROPOSAL_MAX, 'Le message est trop long'),
    salary: amount('Veuillez préciser le salaire.', 'Le salaire doit être positif.').refine(
      (salary) => salary > 0,
      'Le salaire doit être positif.',
    ),
    start_date: day('Veuillez choisir la date de prise de poste.').refine(
      (date) => date >= today,
      'La prise de poste ne doit pas être passée.',
    ),
    answer_by: day('Veuillez choisir le jour de la réponse.').refine(
      (date) => date >= today,
      'Laissez au candidat au moins la journée pour répondre.',
    ),
    file: documentFile.nullish(),
  })

export type ProposalInput = z.output<ReturnType<typeof proposalInput>>

export const makeProposal = endpoint({
  method: 'POST',
  path: '/api/recruiter/applications/:id/proposal',
  summary: 'Fait une proposition au candidat\u00a0; il en est prévenu après dix secondes.',
  params: idParams,
  body: proposalInput,
  files: { file: { maxBytes: DOCUMENT_MAX_BYTES } },
  reply: z.object({ data: proposal, removed: removedParts }),
  status: 201,
})

export const withdrawProposal = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/applications/:id/proposal',
  summary:
    'Retire la proposition tant qu’elle n’est pas acceptée\u00a0; la candidature revient à l’étape d’avant.',
  params: idParams,
  body: z.object({ version, message: z.string().trim().max(3_000, 'Le message est trop long').nullish() }),
  reply,
})
