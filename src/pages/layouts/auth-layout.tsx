import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MissingSignedIn } from './missing.tsx'
import { SignedInShell } from './signed-in-shell.tsx'

export const Route = createFileRoute('/_auth')({
  component: AuthLayout,
  notFoundComponent: MissingSignedIn,
})

/** The layout of the pages for people who are signed in. */
function AuthLayout() {
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  )
}
