import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markScriptsBegun } from '#src/ui/early-press.tsx'
import { getRouter } from './router.tsx'

markScriptsBegun()

const router = getRouter()

// Not the framework's own start: it carries the caller of server functions, of which there are none, to every page.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
