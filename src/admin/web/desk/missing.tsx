import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { usePublicSite } from '../session/session.ts'

/** Where a screen's row is gone. */
export function Missing() {
  return <NothingHere>Son adresse a peut-être changé.</NothingHere>
}

/** Under an address that no screen has: the texts that are written here link to pages of the public site. */
export function NoScreen() {
  const { pathname, searchStr } = useLocation()
  const site = usePublicSite()
  return (
    <NothingHere>
      L’administration n’a pas de page à cette adresse.{' '}
      <AppLink href={site + pathname + searchStr}>La chercher sur le site public</AppLink>
    </NothingHere>
  )
}

function NothingHere({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={SearchIcon}
      title="Cette page n’existe pas"
      page
      actions={
        <LinkButton look="secondary" href="/">
          Revenir au début
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
