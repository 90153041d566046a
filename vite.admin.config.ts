import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const ROOT = import.meta.dirname

/** The administration's site: one page of its own, which shares nothing that is built with the public one. */
export default defineConfig({
  root: join(ROOT, 'src/admin/web'),
  publicDir: false,
  clearScreen: false,
  cacheDir: join(ROOT, 'node_modules/.vite-admin'),
  plugins: [react()],
  build: {
    outDir: join(ROOT, 'dist/admin'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    modulePreload: { polyfill: false },
  },
})
