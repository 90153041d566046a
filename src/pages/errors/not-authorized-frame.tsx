import { Suspense } from 'react'
import { NotAuthorized } from '#src/companies/editing/web/not-authorized.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

// Only a recruiter of a company that is not validated needs it here.
const SignedInShell = lazyPart(async () => ({
  default: (await import('../layouts/signed-in-shell.tsx')).SignedInShell,
}))

/**
 * A recruiter whose company is not validated keeps the navigation, because the page opens later; to anybody else it is
 * closed for good, and stands alone.
 */
export function NotAuthorizedFrame() {
  const company = useUser()?.company
  if (company && company.status !== 'validated')
    return (
      <Suspense>
        <SignedInShell>
          <NotAuthorized />
        </SignedInShell>
      </Suspense>
    )
  return (
    <main id="contenu" tabIndex={-1} style={{ outline: 'none' }}>
      <NotAuthorized />
    </main>
  )
}
