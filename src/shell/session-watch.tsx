import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { loadWithRetry } from '#src/ui/lazy-part.ts'
import { notificationKeys } from './api/query-keys.ts'
import { refresh } from './api/refresh.ts'
import type { News } from './news/live-news.ts'
import { listenToTabs, notifyTabs } from './session/browser-tabs.ts'
import { useUser } from './session/current-user.ts'
import { forgetDrafts } from './session/drafts.ts'
import { expectAnotherSession } from './session/replaced-session.ts'
import { abilitiesQuery, forgetSession, loadSession, userQuery } from './session/session.ts'
import { isBackFromProvider } from './session/sign-in-elsewhere.ts'
import { storeRules } from './session/stored-rules.ts'
import { welcome } from './session/welcome.ts'

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

  useEffect(() => {
    if (!isBackFromProvider() || !user) return
    notifyTabs('in')
    welcome(user.first_name)
  }, [user])

  useEffect(
    () =>
      listenToTabs(async (news) => {
        if (news === 'replaced') return expectAnotherSession()
        if (news === 'out') {
          forgetSession(client)
          return forgetDrafts()
        }
        await loadSession(client, true).catch(() => null)
        await router.invalidate()
      }),
    [client, router],
  )

  const id = user?.id
  const isViewed = user?.viewed_until !== undefined
  useEffect(() => {
    // Somebody else may have used this browser before without signing out.
    if (id && !isViewed) void forgetDrafts(id)
  }, [id, isViewed])

  useEffect(() => {
    // Whoever of the team looks in the place of somebody hears nothing of theirs.
    if (!id || isViewed) return
    let stop: (() => void) | undefined
    let gone = false
    const onNews = (news: News) => {
      if (news === 'user') void loadSession(client, true).catch(() => null)
      else {
        void refresh(client, notificationKeys.all)
        void client.invalidateQueries({ predicate: ({ meta }) => meta?.followsNews === true })
      }
    }
    // Only people who are signed in download it.
    void loadWithRetry(() => import('./news/live-news.ts')).then(({ subscribeToNews }) => {
      if (!gone) stop = subscribeToNews(onNews)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [id, isViewed, client])

  const waits = waitsForNews(user)
  useEffect(
    () => (waits ? onReturn(() => void loadSession(client, true).catch(() => null)) : undefined),
    [client, waits],
  )

  useEffect(() => {
    const wasHere = before.current !== null
    before.current = user
    if (user) return
    // The location is the one being navigated to: after an account is left, its page is still shown on the way home.
    const { location } = router.state
    const isPrivate = router.matchRoutes(location).at(-1)?.staticData.requires !== undefined
    // A session may end before its page is alive: then nobody was seen here, and the page is still somebody's.
    const isLeft = isPrivate && client.getQueryData(userQuery.queryKey) === null
    if (!wasHere && !isLeft) return
    forgetSession(client)
    if (!isPrivate) void router.invalidate()
    else if (location.pathname !== '/login')
      void router.navigate({ to: '/login', search: { to: location.href } })
  }, [user, client, router])

  return null
}

const SECONDS = 1000

/** A link in another tab may verify the address, and the administration the company: until then the person is waiting for news. */
function waitsForNews(user: CurrentUser | null): boolean {
  if (!user) return false
  return !user.has_verified_email || (user.userable_type === 'recruiter' && !user.is_verified)
}

/** Calls when the person comes back to this tab, at most every 5 s; returns what stops it. */
function onReturn(act: () => void): () => void {
  let last = 0
  const back = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < 5 * SECONDS) return
    last = Date.now()
    act()
  }
  window.addEventListener('focus', back)
  document.addEventListener('visibilitychange', back)
  return () => {
    window.removeEventListener('focus', back)
    document.removeEventListener('visibilitychange', back)
  }
}
