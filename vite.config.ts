import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './scripts/vite-precompressed.ts'

/** What every page needs, in two files instead of twenty: one that only an update of a package changes, one of ours. */
const GROUPS = [
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|@tanstack)\// },
  {
    name: 'shell',
    test: /src\/(.*\/query-keys|shared\/(dates|durations|money)|ui\/display\/(badge|empty-state)|ui\/(app-link|button|class-names|icons|logo|overlay\/side-menu|form\/(field|text-field))|shell\/(cookie-choice|scrolled-past|session\/current-user|navigation\/(bottom-bar|guest-bar|newsletter-form|site-footer|skip-link)))\.(module\.css|tsx?)/,
  },
]

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
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    precompressed(),
  ],
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } } },
})
