import { requireVerifiedAddress } from '#src/accounts/reauthentication/reauthentication.ts'
import type { User } from '#src/accounts/users.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, forbidden } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { requestDeletionOf } from '../deletion/deletion.ts'
import { requestExportOf } from '../exports/exports.ts'

const OF_TEAM = 'Un compte d’administration se retire depuis l’équipe.'
const SUSPENDED =
  'Ce compte est suspendu\u00A0: rétablissez-le d’abord, sinon la personne le rouvrirait en se connectant.'

/**
 * Has a copy of a person's data prepared because the person asked the team for it; only the person gets the link.
 * @param why how the person asked
 * @throws HttpError 403 for an address that was never proved, 429 as `requestExportOf`
 */
export async function askExportFor(unit: Unit, user: User, why: string) {
  requireVerifiedAddress(user)
  await requestExportOf(unit, user.id)
  const details: AuditDetails = { why }
  await audit(unit, { action: 'personal-data.export-asked-by-team', subject: `user:${user.id}`, details })
}

/**
 * Has a person's account deleted in thirty days because the person asked the team for it; the person is told, and keeps the
 * account by signing in.
 * @param why how the person asked
 * @throws HttpError 403 for an administrator, 409 when it waits already, for a suspended account, and as `requestDeletionOf`
 */
export async function askDeletionFor(unit: Unit, user: User, why: string) {
  if (user.userable_type === 'admin') throw forbidden(OF_TEAM)
  if (user.deletion_requested_at) throw conflict('Ce compte est déjà sur le point d’être supprimé.')
  if (!user.is_active && !user.deactivated_at) throw conflict(SUSPENDED)
  await requestDeletionOf(unit, user)
  const details: AuditDetails = { why }
  await audit(unit, { action: 'personal-data.deletion-asked-by-team', subject: `user:${user.id}`, details })
}
