import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AdminSite } from './site/admin-site.tsx'
import './site/base.css'

// The page's policy lets no style in but those under its own nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
const cache = createCache({ key: 'css', ...(nonce && { nonce }) })
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <CacheProvider value={cache}>
      <BrowserRouter>
        <AdminSite />
      </BrowserRouter>
    </CacheProvider>,
  )
