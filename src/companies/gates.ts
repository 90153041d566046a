import { memberOf } from '#src/abilities/gates.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'
import { canEditCompany, EDITING_REFUSED } from './policy.ts'

/** Someone of a company, whatever its state, who writes what it says of itself. */
export const editingCompany: Gate = (request) => {
  if (!canEditCompany(memberOf(request).company.role)) throw forbidden(EDITING_REFUSED)
}
