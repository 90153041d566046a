import { useAbility } from '../session/ability.ts'
import { useUser } from '../session/current-user.ts'
import { NAV, type NavGroup } from './nav-entries.ts'

/** The navigation of the signed-in user, without what they may not open. */
export function useNavGroups(): NavGroup[] {
  const user = useUser()
  const ability = useAbility()
  if (!user) return []
  return NAV[user.userable_type]
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ needs }) => !needs || ability.can(...needs)),
    }))
    .filter(({ entries }) => entries.length > 0)
}
