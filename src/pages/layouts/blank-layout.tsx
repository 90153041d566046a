import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Missing } from './missing.tsx'

export const Route = createFileRoute('/_blank')({ component: BlankLayout, notFoundComponent: Missing })

/** The layout without anything around the page: sign-in, sign-up, recovery, errors and the resume builder. */
function BlankLayout() {
  return (
    <main id="contenu" tabIndex={-1} style={{ outline: 'none' }}>
      <Outlet />
    </main>
  )
}
