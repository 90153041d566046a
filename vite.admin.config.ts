import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const ROOT = import.meta.dirname

/** The administration is never rendered on a server: what the house's shell writes for both sides is the browser's here. */
function browserSideOnly(): Plugin {
  const STAND_IN = '\0browser-side'
  return {
    name: 'asafidy:browser-side-only',
    enforce: 'pre',
    resolveId: (id) => (id === '@tanstack/react-start' ? STAND_IN : null),
    load: (id) =>
      id === STAND_IN
        ? `export const createIsomorphicFn = () => ({ server: () => ({ client: (act) => act }) })
           export const getGlobalStartContext = () => undefined`
        : null,
  }
}

/** The administration's site: one page of its own, which shares nothing that is built with the public one. */
export default defineConfig({
  root: join(ROOT, 'src/admin/web'),
  publicDir: false,
  clearScreen: false,
  cacheDir: join(ROOT, 'node_modules/.vite-admin'),
  plugins: [browserSideOnly(), react()],
  // React has had it since 18: what stands in for it in older ones is not sent.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim\/(.+)$/, replacement: 'use-sync-external-store/$1' }],
  },
  build: {
    outDir: join(ROOT, 'dist/admin'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The worker of the PDF reader, which comes with the first PDF that is opened.
    chunkSizeWarningLimit: 1_400,
    modulePreload: { polyfill: false },
  },
})
