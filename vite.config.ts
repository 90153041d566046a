import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mantineImports } from './scripts/vite-mantine.ts'
import { precompressed } from './scripts/vite-precompressed.ts'

export default defineConfig({
  clearScreen: false,
  plugins: [
    mantineImports(),
    tanstackStart({
      srcDirectory: 'src',
      server: { entry: 'ui/page-renderer.ts' },
      router: {
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
})
