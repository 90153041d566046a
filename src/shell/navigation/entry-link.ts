import { useLocation } from '@tanstack/react-router'
import type { NavEntry } from './nav-entries.ts'

/** What the link of an entry is given: where it leads, and whether it is marked on the page that is open. */
export function useEntryLink({ href, withBelow, alsoOn }: NavEntry) {
  const isOpen = useLocation({ select: ({ pathname }) => alsoOn?.includes(pathname) ?? false })
  return { href, withBelow, ...(isOpen && { 'aria-current': 'page' as const }) }
}
