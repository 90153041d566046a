import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { RELOAD } from '#src/shared/fields.ts'
import { rejectionOf, templateValues } from '../deciding/contract.ts'
import { dossierFields } from '../shared/replies.ts'

export const tokenParams = z.object({ token: z.string().max(100) })

/** A form that the browser sends by itself writes it as text. */
export const writtenVersion = z.coerce.number(RELOAD).int(RELOAD)

/**
 * `open`: an answer is waited for; `used`: the link answered; `changed`: somebody has answered meanwhile; `barred`: the
 * person may not answer now; `ended`: the password or the address has changed since, or the sessions were ended.
 */
const STATES = ['open', 'used', 'changed', 'barred', 'expired', 'ended'] as const

const { letter, answers, cv_name, cv_size, available_now, availability_date } = dossierFields
const { min_salary_expectation, max_salary_expectation } = dossierFields

const waiting = z.object({
  version: z.number(),
  applicant_name: z.string(),
  job_offer_title: z.string(),
  company: z.string(),
  submitted_at: z.string(),
  letter,
  answers,
  cv_name,
  cv_size,
  available_now,
  availability_date,
  min_salary_expectation,
  max_salary_expectation,
  /** The values that a courteous refusal is filled with. */
  values: templateValues,
})
export type WaitingApplication = z.output<typeof waiting>

const page = z.object({
  state: z.enum(STATES),
  /** Says what was answered, or why nothing can be answered here; null while it can. */
  message: z.string().nullable(),
  /** Says what becomes of the answer; null without one. */
  follow_up: z.string().nullable(),
  /** Where the person goes on after signing in. */
  application_id: z.number(),
  expires_at: z.string(),
  /** Null unless an answer is waited for. */
  application: waiting.nullable(),
})
export type AnswerPage = z.output<typeof page>

export const answerPageReply = z.object({ data: page })

export const showAnswerPage = endpoint({
  method: 'GET',
  path: '/api/application-answers/:token',
  summary: 'La candidature à laquelle le lien d’un e-mail répond\u00a0; la lire ne change rien.',
  params: tokenParams,
  reply: answerPageReply,
})

/** A program that follows links must not open a CV, so a press does, and is given an address for a few minutes. */
export const openCvByMail = endpoint({
  method: 'POST',
  path: '/api/application-answers/:token/cv',
  summary: 'Ouvre le CV joint à la candidature, ce qui la marque comme consultée.',
  params: tokenParams,
  reply: z.object({ data: z.object({ url: z.string() }) }),
})

/** Sends `application/pdf` as an attachment. */
export const downloadCvByMail = endpoint({
  method: 'GET',
  path: '/api/application-answers/:token/cv',
  summary: 'Le CV que le lien d’un e-mail vient d’ouvrir, en PDF.',
  params: tokenParams,
  query: z.object({ access: z.string().max(400) }),
})

export const reviewByMail = endpoint({
  method: 'POST',
  path: '/api/application-answers/:token/review',
  summary: 'Met la candidature à l’étude, par le lien d’un e-mail.',
  params: tokenParams,
  body: z.object({ version: writtenVersion }),
  reply: answerPageReply,
})

export const rejectByMail = endpoint({
  method: 'POST',
  path: '/api/application-answers/:token/rejection',
  summary:
    'Ne retient pas la candidature, par le lien d’un e-mail\u00a0; le candidat est prévenu après 24 heures.',
  params: tokenParams,
  body: rejectionOf(writtenVersion),
  reply: answerPageReply,
})
