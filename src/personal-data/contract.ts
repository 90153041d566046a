import { z } from 'zod'
import { proofAsked } from '#src/accounts/security/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { CONFIRMATION } from './policy.ts'

const exportReply = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready']),
  requested_at: z.string(),
  ready_at: z.string().nullable(),
  /** Until when it can be downloaded. */
  expires_at: z.string().nullable(),
  /** Bytes. */
  file_size: z.number().nullable(),
})

export type DataExport = z.output<typeof exportReply>

export const listExports = endpoint({
  method: 'GET',
  path: '/api/user/exports',
  summary: 'Les copies de ses données que la personne a demandées, la plus récente en premier.',
  reply: z.object({ data: z.array(exportReply) }),
})

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/user/exports',
  summary: 'Demande une copie de toutes ses données ; un mail annonce qu’elle est prête.',
  reply: z.object({ data: exportReply }),
  status: 202,
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/user/exports/:id/file',
  summary: 'La copie, en ZIP.',
  params: z.object({ id: z.uuid() }),
})

const visibility = z.object({
  is_public: z.boolean(),
  is_indexed: z.boolean(),
  is_best_profile: z.boolean(),
})

const visibilityReply = visibility.extend({
  /** Of the public page, given at the first opt-in; null before. */
  public_slug: z.string().nullable(),
})

export type VisibilityReply = z.output<typeof visibilityReply>

export const showVisibility = endpoint({
  method: 'GET',
  path: '/api/applicant/visibility',
  summary: 'Qui peut trouver le profil du candidat.',
  reply: z.object({ data: visibilityReply }),
})

export const putVisibility = endpoint({
  method: 'PUT',
  path: '/api/applicant/visibility',
  summary: 'Choisit qui peut trouver le profil du candidat.',
  body: visibility,
  reply: z.object({ data: visibilityReply }),
})

/** Of the two, what the account has; none: a sign-in of the last quarter of an hour. */
const proof = {
  password: z.string().max(1_000).nullish(),
  code: z.string().max(20).nullish(),
}

const confirmation = z
  .string({ error: `Écrivez ${CONFIRMATION} pour confirmer.` })
  .trim()
  .refine((word) => word === CONFIRMATION, `Écrivez ${CONFIRMATION} pour confirmer.`)

/** What the forms that close an account ask for, each a part of it. */
export const closingAsked = proofAsked.extend({ confirmation })

export const putDeactivation = endpoint({
  method: 'PUT',
  path: '/api/user/deactivation',
  summary: 'Met le compte en pause ; se connecter le rouvre.',
  body: z.object(proof),
  status: 204,
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Demande la suppression du compte, faite trente jours plus tard.',
  body: z.object({ ...proof, confirmation }),
  reply: z.object({ data: z.object({ deleted_on: z.string() }) }),
})
