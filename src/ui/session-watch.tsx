import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useUser } from './current-user.ts'
import { abilitiesQuery, forgetSession, loadSession } from './session.ts'
import { hearTabs } from './session-tabs.ts'
import { storeRules } from './stored-rules.ts'

/** Keeps this tab in step with the session: another tab's sign-in or sign-out, a session that ended, new rules. */
export function SessionWatch() {
  const client = useQueryClient()
  const router = useRouter()
  const user = useUser()
  const { data: rules } = useQuery(abilitiesQuery)
  const before = useRef(user)

  useEffect(() => {
    if (rules && user) storeRules(rules)
  }, [rules, user])

  useEffect(
    () =>
      hearTabs(async (news) => {
        if (news === 'out') return forgetSession(client)
        await loadSession(client, true).catch(() => null)
        await router.invalidate()
      }),
    [client, router],
  )

  useEffect(() => {
    const ended = before.current && !user
    before.current = user
    if (!ended) return
    forgetSession(client)
    const { matches, location } = router.state
    if (!matches.at(-1)?.staticData.requires) void router.invalidate()
    else if (location.pathname !== '/login')
      void router.navigate({ to: '/login', search: { to: location.href } })
  }, [user, client, router])

  return null
}
