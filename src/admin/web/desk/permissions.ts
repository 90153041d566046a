import { usePermissions } from 'react-admin'
import type { Permission } from '../../policy.ts'

/** Whether the person's role has this permission; the server asks again at each call. */
export function useAllowed(permission: Permission): boolean {
  const { permissions } = usePermissions<Permission[]>()
  return permissions?.includes(permission) ?? false
}
