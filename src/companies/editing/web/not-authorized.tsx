import { Suspense } from 'react'
import { NotAuthorizedPage } from '#src/shell/frames/not-authorized-page.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const CompanyLeft = lazyPart(() => import('./left.tsx'))

/** The page of what one may not open; to recruiters it also says what their company lacks. */
export function NotAuthorized() {
  return (
    <NotAuthorizedPage
      left={
        <Suspense>
          <CompanyLeft />
        </Suspense>
      }
    />
  )
}
