import { z } from 'zod'
import { credentials } from '#src/accounts/reauthentication/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { CONFIRMATION } from './policy.ts'

export const putDeactivation = endpoint({
  method: 'PUT',
  path: '/api/user/deactivation',
  summary: 'Met le compte en pause ; se connecter le rouvre.',
  body: credentials,
  status: 204,
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Demande la suppression du compte, faite trente jours plus tard.',
  body: credentials.extend({
    confirmation: z
      .string({ error: `Écrivez ${CONFIRMATION} pour confirmer.` })
      .trim()
      .refine((word) => word === CONFIRMATION, `Écrivez ${CONFIRMATION} pour confirmer.`),
  }),
  reply: z.object({ data: z.object({ deleted_on: z.string() }) }),
})
