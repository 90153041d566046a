import { NotFoundMessage } from '#src/shell/frames/not-found-message.tsx'
import { SignedInShell } from './signed-in-shell.tsx'

/** What is read in the place of a page of one's own area that is not there: the navigation stays. */
export default function MissingSignedInPage() {
  return (
    <SignedInShell>
      <NotFoundMessage />
    </SignedInShell>
  )
}
