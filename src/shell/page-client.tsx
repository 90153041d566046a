import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markScriptsBegun } from '#src/ui/early-press.tsx'
import { keepTranslatable } from '#src/ui/translated-page.tsx'
import { standAtRendering } from './api/server-time.ts'
import { getRouter } from './router.tsx'

markScriptsBegun()
keepTranslatable()
standAtRendering()

const router = getRouter()

// The framework's own entry would load the caller of server functions on every page, and there are none.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
