import { Suspense } from 'react'
import { NotAuthorizedPage } from '#src/shell/frames/not-authorized-page.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const MissingParts = lazyPart(() => import('./missing-parts.tsx'))

/** The page of what one may not open; to recruiters it also says what their company lacks. */
export function NotAuthorized() {
  return (
    <NotAuthorizedPage
      left={
        <Suspense>
          <MissingParts />
        </Suspense>
      }
    />
  )
}
