import { fullName } from '#src/accounts/users.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { administrator, administratorOf } from '../gates.ts'
import { permissionsOf } from '../policy.ts'
import { showSession } from './contract.ts'

export function adminSessionRoutes(endpoints: Endpoints, { env }: Services) {
  endpoints.on(showSession, administrator, async ({ request }) => {
    const { user } = administratorOf(request)
    const { id, admin_role } = user
    const permissions = [...permissionsOf(admin_role)]
    return { data: { id, name: fullName(user), role: admin_role, permissions, site: env.APP_URL } }
  })
}
