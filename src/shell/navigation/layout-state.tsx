import { createIsomorphicFn } from '@tanstack/react-start'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { pageContext } from '../api/page-context.ts'
import { cookieIn, DAY, writeCookie } from '../session/cookies.ts'

/** Each choice about the layout is a cookie of 30 days, named `asafidy_` and its key; the first value is the default. */
const CHOICES = {
  theme: ['light'],
  color_scheme: ['blue'],
  skin: ['default'],
  language: ['fr'],
  nav: ['vertical', 'horizontal'],
  nav_collapsed: ['0', '1'],
  semi_dark_nav: ['0', '1'],
  navbar: ['sticky', 'hidden'],
  navbar_blur: ['1', '0'],
  content_width: ['boxed', 'fluid'],
} as const

type Key = keyof typeof CHOICES
export type LayoutState = { [K in Key]: (typeof CHOICES)[K][number] }

interface Layout {
  state: LayoutState
  set: (change: Partial<LayoutState>) => void
}

const Context = createContext<Layout>({ state: read(''), set: () => undefined })

const currentCookies = createIsomorphicFn()
  .server(() => pageContext()?.cookie ?? '')
  .client(() => document.cookie)

export function LayoutStateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => read(currentCookies()))
  const layout = useMemo(
    () => ({ state, set: (change: Partial<LayoutState>) => setState(keep(state, change)) }),
    [state],
  )
  return <Context value={layout}>{children}</Context>
}

export function useLayoutState(): Layout {
  return useContext(Context)
}

/** A horizontal navigation needs its navbar and its words: it brings both back. */
function keep(state: LayoutState, change: Partial<LayoutState>): LayoutState {
  const horizontal = change.nav === 'horizontal'
  const next = {
    ...state,
    ...change,
    ...(horizontal && { navbar: 'sticky', nav_collapsed: '0' }),
  } as LayoutState
  for (const key of Object.keys(CHOICES) as Key[]) {
    if (next[key] !== state[key]) writeCookie(`asafidy_${key}`, next[key], 30 * DAY)
  }
  return next
}

function read(cookies: string): LayoutState {
  const found = (Object.keys(CHOICES) as Key[]).map((key) => {
    const known: readonly string[] = CHOICES[key]
    const kept = cookieIn(cookies, `asafidy_${key}`)
    return [key, kept !== undefined && known.includes(kept) ? kept : known[0]]
  })
  return Object.fromEntries(found)
}
