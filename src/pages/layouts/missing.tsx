import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import ServedPage from './missing-page.tsx'
import ServedSignedInPage from './missing-signed-in-page.tsx'

// The router keeps what stands in for a page in the first script, so a browser loads these when they are shown. The server
// writes them at once, because what comes later can't be read without scripts.
const Page = createIsomorphicFn()
  .server((): typeof ServedPage => ServedPage)
  .client(() => lazyPart(() => import('./missing-page.tsx')))()

const SignedInPage = createIsomorphicFn()
  .server((): typeof ServedSignedInPage => ServedSignedInPage)
  .client(() => lazyPart(() => import('./missing-signed-in-page.tsx')))()

export function Missing() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}

export function MissingSignedIn() {
  return (
    <Suspense>
      <SignedInPage />
    </Suspense>
  )
}
