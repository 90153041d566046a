import { ApiError, call } from '#src/shell/api/api.ts'
import type { checkReset } from '../contract.ts'

/** Whether a mailed link is used or too old; the page asks before anybody fills its form in. */
export async function isDeadLink(params: { id: string; token: string }): Promise<boolean> {
  try {
    await call<typeof checkReset>('GET /reset-password/:id/:token', { params })
    return false
  } catch (error) {
    return error instanceof ApiError && isDead(error)
  }
}

export function isDead({ errors = {} }: ApiError): boolean {
  return Boolean(errors.email ?? errors.id ?? errors.token)
}
