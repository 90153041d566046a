import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

/** For how many days a link may be open. */
const SHARE_DAYS = [7, 30, 90, 180] as const
const [PASSWORD_MIN, PASSWORD_MAX] = [6, 128]

const shareInput = z.object({
  days: z.coerce
    .number()
    .refine((days) => SHARE_DAYS.some((each) => each === days), 'Choisissez une durée de la liste.'),
  /** None: whoever has the address reads the CV. */
  password: z
    .string()
    .min(PASSWORD_MIN, `Le mot de passe doit contenir au moins ${PASSWORD_MIN} caractères.`)
    .max(PASSWORD_MAX, `Le mot de passe ne doit pas dépasser ${PASSWORD_MAX} caractères.`)
    .nullish(),
})

const STATES = ['open', 'expired', 'revoked'] as const
export type ShareState = (typeof STATES)[number]

const shareReply = z.object({
  id: z.number(),
  url: z.string(),
  state: z.enum(STATES),
  has_password: z.boolean(),
  expires_at: z.string(),
  created_at: z.string(),
  views_count: z.number(),
  own_views_count: z.number(),
  robot_views_count: z.number(),
  last_viewed_at: z.string().nullable(),
})

export type Share = z.output<typeof shareReply>

export const listShares = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/shares',
  summary: 'Les liens de partage d’un CV.',
  params: idParams,
  reply: z.object({ data: z.array(shareReply) }),
})

export const createShare = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/:id/shares',
  summary: 'Crée un lien auquel un CV se lit, pour un temps.',
  params: idParams,
  body: shareInput,
  reply: z.object({ data: shareReply }),
  status: 201,
})

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/applicant/resume-shares/:id',
  summary: 'Ferme un lien de partage\u00a0; il ne s’ouvre plus.',
  params: idParams,
  status: 204,
})

const tokenParams = z.object({ token: z.string().max(300) })
const pageNumber = z.coerce.number().int().min(1).max(20)
const access = z.object({ access: z.string().max(400) })

/** What a visitor is shown: nothing of the CV before the password. */
const sharedReply = z.object({
  state: z.enum([...STATES, 'locked']),
  name: z.string(),
  headline: z.string(),
  expires_at: z.string().nullable(),
  pages_count: z.number(),
  /** Opens the pages and the PDF for an hour. */
  access: z.string().nullable(),
})

export type SharedResume = z.output<typeof sharedReply>

export const showShared = endpoint({
  method: 'GET',
  path: '/api/shared-resumes/:token',
  summary: 'Un CV partagé\u00a0: ouvert, protégé par un mot de passe, expiré ou fermé.',
  params: tokenParams,
  reply: z.object({ data: sharedReply }),
})

export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared-resumes/:token/opening',
  summary: 'Ouvre un CV partagé par son mot de passe.',
  params: tokenParams,
  body: z.object({
    password: z
      .string('Entrez le mot de passe.')
      .min(1, 'Entrez le mot de passe.')
      .max(PASSWORD_MAX, 'Ce mot de passe n’est pas le bon.'),
  }),
  reply: z.object({ data: sharedReply }),
})

export const viewShared = endpoint({
  method: 'POST',
  path: '/api/shared-resumes/:token/views',
  summary: 'Compte une lecture d’un CV partagé, une fois par heure et par visiteur.',
  params: tokenParams,
  body: access,
  status: 204,
})

/** Sends `image/svg+xml`. */
export const showSharedPage = endpoint({
  method: 'GET',
  path: '/api/shared-resumes/:token/pages/:page',
  summary: 'Une page d’un CV partagé, en image.',
  params: tokenParams.extend({ page: pageNumber }),
  query: access,
})

/** Sends `application/pdf` as an attachment. */
export const downloadShared = endpoint({
  method: 'GET',
  path: '/api/shared-resumes/:token/pdf',
  summary: 'Un CV partagé, en PDF.',
  params: tokenParams,
  query: access,
})
