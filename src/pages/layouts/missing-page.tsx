import { NotFoundMessage } from '#src/shell/frames/not-found-message.tsx'
import { GuestBar } from '#src/shell/navigation/guest-bar.tsx'
import { SkipLink } from '#src/shell/navigation/skip-link.tsx'

/** What is read in the place of a public page that is not there: the site's own header, and the message. */
export default function MissingPage() {
  return (
    <>
      <SkipLink />
      <GuestBar />
      <main id="contenu" tabIndex={-1} style={{ outline: 'none' }}>
        <NotFoundMessage />
      </main>
    </>
  )
}
