import { memberOf } from '#src/abilities/gates.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'

const OWNER_ONLY = 'Seul le propriétaire de la société gère l’abonnement et les paiements.'
const NOT_VALIDATED = 'Une formule se choisit dès que votre société est validée.'

/** The owner of a company, whatever its state: what was paid can always be read. */
export const billing: Gate = (request) => {
  if (memberOf(request).company.role !== 'owner') throw forbidden(OWNER_ONLY)
}

/** The owner of a validated company, who can order and pay. */
export const paying: Gate = (request) => {
  billing(request)
  if (memberOf(request).company.status !== 'validated') throw forbidden(NOT_VALIDATED)
}
