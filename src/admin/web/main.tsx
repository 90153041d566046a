import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { setTokenCookie } from '#src/shell/api/request.ts'
import { createAdminRouter } from './site/router.tsx'
import './site/base.css'

setTokenCookie('ADMIN-XSRF-TOKEN')
const { router, queryClient } = createAdminRouter()
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
