import { z } from 'zod'
import { credentials, credentialsAsked } from '#src/accounts/reauthentication/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { CONFIRMATION } from './policy.ts'

const confirmation = z
  .string({ error: `Écrivez ${CONFIRMATION} pour confirmer.` })
  .trim()
  .refine((word) => word === CONFIRMATION, `Écrivez ${CONFIRMATION} pour confirmer.`)

/** The forms that close an account each use a part of this schema. */
export const closingAsked = credentialsAsked.extend({ confirmation })

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
  body: credentials.extend({ confirmation }),
  reply: z.object({ data: z.object({ deleted_on: z.string() }) }),
})
