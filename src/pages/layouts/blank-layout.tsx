import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank')({ component: BlankLayout })

/** Nothing around the page: sign-in, sign-up, recovery, errors, the resume builder. */
function BlankLayout() {
  return (
    <main id="contenu" tabIndex={-1} style={{ outline: 'none' }}>
      <Outlet />
    </main>
  )
}
