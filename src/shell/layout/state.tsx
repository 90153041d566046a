import { createIsomorphicFn } from '@tanstack/react-start'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { pageContext } from '../api/page-context.ts'
import { cookieIn, writeCookie } from '../session/cookies.ts'
import { LAYOUT_COOKIES, LAYOUT_SECONDS, type LayoutState, layoutOf } from '../shared/layout-choices.ts'

interface Layout {
  state: LayoutState
  set: (change: Partial<LayoutState>) => void
  /** Whether the navigation is folded to a rail because something beside the page needs its room. */
  folded: boolean
  fold: (folded: boolean) => void
}

const Context = createContext<Layout>({
  state: read(''),
  set: () => undefined,
  folded: false,
  fold: () => undefined,
})

const currentCookies = createIsomorphicFn()
  .server(() => pageContext()?.cookie ?? '')
  .client(() => document.cookie)

export function LayoutStateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => read(currentCookies()))
  const [folded, fold] = useState(false)
  const layout = useMemo(
    () => ({ state, set: (change: Partial<LayoutState>) => setState(keep(state, change)), folded, fold }),
    [state, folded],
  )
  return <Context value={layout}>{children}</Context>
}

export function useLayoutState(): Layout {
  return useContext(Context)
}

/** Folds the navigation to its rail while `folds` is true; the person can still unfold it. */
export function useFoldedNav(folds: boolean): void {
  const { fold } = useLayoutState()
  useEffect(() => {
    if (!folds) return
    fold(true)
    return () => fold(false)
  }, [folds, fold])
}

/** A horizontal navigation stands in the navbar and has no rail, so choosing it undoes both of these choices. */
function keep(state: LayoutState, change: Partial<LayoutState>): LayoutState {
  const horizontal = change.nav === 'horizontal'
  const next = {
    ...state,
    ...change,
    ...(horizontal && { navbar: 'sticky', nav_collapsed: '0' }),
  } as LayoutState
  // All cookies are written again, so that choices of one layout expire on the same day.
  for (const key of LAYOUT_COOKIES) writeCookie(`asafidy_${key}`, next[key], LAYOUT_SECONDS)
  return next
}

function read(cookies: string): LayoutState {
  return layoutOf((name) => cookieIn(cookies, name))
}
