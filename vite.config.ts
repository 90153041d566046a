import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './scripts/vite-service-worker.ts'
import { SHARED_CHUNKS } from './scripts/vite-shared-chunks.ts'

/** What is asked for before a page that comes later: its style sheet. The list of scripts, with a name for each, would come with the first page. */
function styleSheetsOf(_file: string, names: string[], { hostType }: { hostType: string }): string[] {
  return hostType === 'js' ? names.filter((name) => name.endsWith('.css')) : names
}

/** A class is called by its name and its file, on the server as in the browser. The names of one file end alike, which packs well. */
function classNameOf(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? '')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}

export default defineConfig({
  clearScreen: false,
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      client: { entry: 'shell/page-client.tsx' },
      server: { entry: 'shell/page-renderer.ts' },
      router: {
        entry: 'shell/router.tsx',
        routesDirectory: '.',
        virtualRouteConfig: './src/pages.ts',
        generatedRouteTree: 'pages.gen.ts',
        disableLogging: true,
        // What holds a page's place is there before the page; its data is asked for by a part of the page.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['pendingComponent']] },
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    serviceWorker(),
  ],
  // React has had it since 18: what stands in for it in older ones is not sent.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim\/(.+)$/, replacement: 'use-sync-external-store/$1' }],
  },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: styleSheetsOf },
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
      },
    },
  },
})
