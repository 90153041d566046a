import { useAbility } from '../session/ability.ts'
import { useUser } from '../session/current-user.ts'
import { footEntriesOf, NAV, type NavEntry } from './nav-entries.ts'

/** A recruiter also sees the entries that the validation of the company will open, as locked ones. */
type ShownEntry = NavEntry & { locked: boolean }

export interface ShownGroup {
  title: string | undefined
  entries: ShownEntry[]
}

/** The navigation of the signed-in user, without what they may not open. */
export function useNavGroups(): ShownGroup[] {
  const user = useUser()
  const ability = useAbility()
  if (!user) return []
  const waits = user.company !== null && user.company.status !== 'validated'
  return NAV[user.userable_type]
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .map((entry) => ({ ...entry, locked: entry.needs ? !ability.can(...entry.needs) : false }))
        .filter(({ locked }) => !locked || waits),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The settings and the help of the signed-in user. */
export function useFootEntries(): NavEntry[] {
  const user = useUser()
  return user ? footEntriesOf(user.userable_type) : []
}
