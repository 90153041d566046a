import { Alert } from '@mui/material'
import type { ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import type { Permission } from '../../policy.ts'
import { Loading } from './loading.tsx'

/** The screen for those whose role has this permission; the others are told that theirs has not. */
export function needing(permission: Permission, Screen: ComponentType): ComponentType {
  return function NeedingScreen() {
    const { permissions } = usePermissions<Permission[]>()
    if (!permissions) return <Loading />
    if (permissions.includes(permission)) return <Screen />
    return (
      <Alert severity="info" sx={{ m: 3 }}>
        Votre rôle ne comprend pas cet écran.
      </Alert>
    )
  }
}
