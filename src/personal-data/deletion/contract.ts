import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { CONFIRMATION } from './policy.ts'

/** Of the two, what the account has; none: a sign-in of the last quarter of an hour. */
const credentials = {
  password: z.string().max(1_000).nullish(),
  code: z.string().max(20).nullish(),
}

export const putDeactivation = endpoint({
  method: 'PUT',
  path: '/api/user/deactivation',
  summary: 'Met le compte en pause ; se connecter le rouvre.',
  body: z.object(credentials),
  status: 204,
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Demande la suppression du compte, faite trente jours plus tard.',
  body: z.object({
    ...credentials,
    confirmation: z
      .string({ error: `Écrivez ${CONFIRMATION} pour confirmer.` })
      .trim()
      .refine((word) => word === CONFIRMATION, `Écrivez ${CONFIRMATION} pour confirmer.`),
  }),
  reply: z.object({ data: z.object({ deleted_on: z.string() }) }),
})
