import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './scripts/vite-precompressed.ts'
import { slimRoutes } from './scripts/vite-slim-routes.ts'

/**
 * Layouts and public pages read their data at once; what the others read comes with the page itself. A page comes alive
 * once what holds its place is there too: on public pages both are one file.
 */
const AT_ONCE = /^\/_(auth|blank|default)(\/(offres(?!.*signaler).*)?)?$/

function splitPage({ routeId }: { routeId: string }): ('component' | 'loader' | 'pendingComponent')[][] {
  return AT_ONCE.test(routeId)
    ? [['component', 'pendingComponent']]
    : [['component', 'loader'], ['pendingComponent']]
}

/**
 * What every page needs, in two files: one that only an update of a package changes, and ours, with all that they import.
 * Then what several pages need together, and style sheets: one that all pages share, one for each domain.
 */
const GROUPS = [
  // Of people who are signed in: what visitors read carries none of it.
  {
    name: 'styles-workspace',
    priority: 6,
    test: /src\/(profiles\/web\/editor|pages\/(dashboard|layouts\/auth-layout)|shell\/(navigation\/(side-nav|user-menu|bottom-bar|unread-count|locked-mark)|news|form)|ui\/(rich-text|lists|overlay\/menu-button|navigation\/(breadcrumbs|state-chips)|display\/(avatar|bars|company-tile|completeness|stage|timeline)|form\/(picture-crop|rows|search-input|section-card|sections|switch|tags-field))).*\.css$/,
  },
  { name: 'styles', priority: 5, test: /src\/(ui(?!\/search\/)|shell|pages)\/.*\.css$/ },
  // Of recruiters alone: what visitors read carries none of it.
  {
    name: 'styles-recruiter',
    priority: 5,
    test: /src\/(offers\/(managing|statistics|history|life|writing|wording|pasting)|companies\/(editing|pictures|documents|team)|subscriptions\/sponsoring)\/.*\.css$/,
  },
  {
    // An offer's page waits for one sheet beside the shell's: what its button looks like is in it. The pages that search
    // find the looks of a search in the same sheet.
    name: (id: string) =>
      `styles-${/\/apply-button\.|\/ui\/search\//.test(id) ? 'offers' : /src\/(?:applications\/)?([\w-]+)\//.exec(id)?.[1]}`,
    priority: 4,
    test: /src\/.*\.css$/,
  },
  {
    name: 'base',
    priority: 3,
    // What sends and what reads on and on is of pages behind these.
    test: /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|@tanstack)\/(?!.*\/(mutationObserver|useMutation|useMutationState|infiniteQueryObserver|useInfiniteQuery)\.js)/,
  },
  {
    name: 'shell',
    priority: 2,
    test: /src\/(pages\.gen|shell\/(page-client|router)|pages\/layouts\/default-layout|ui\/(display\/(badge|empty-state)|form\/text-field))\.tsx?/,
  },
  { name: 'sending', priority: 1, test: /src\/(shell\/form\/use-form|ui\/form\/failure)\.tsx?/ },
  {
    name: 'forms',
    priority: 1,
    test: /src\/(ui\/form\/(choice-field|password-field|error-summary)|accounts\/joining\/web\/sign-up-terms)\.tsx/,
  },
  {
    name: 'offer',
    priority: 1,
    test: /src\/(ui\/(display\/)?safe-html|applications\/applying\/web\/draft-keys)\.tsx?/,
  },
  { name: 'offers', priority: 1, test: /src\/offers\/web\/card/ },
  {
    name: 'joining',
    priority: 1,
    test: /src\/(shell\/login\/(social-buttons|social-return)|accounts\/social\/web\/queries)\.tsx?/,
  },
  {
    name: 'search',
    priority: 1,
    test: /src\/(offers\/search\/web\/(address|bar)|ui\/unscripted-submit)/,
  },
  {
    name: 'companies',
    priority: 1,
    test: /src\/(companies\/(web\/query-keys|directory\/web\/(queries|words))|profiles\/web\/(query-keys|reading\/queries))/,
  },
]

/** What is asked for before a page that comes later: its style sheet. The list of scripts, with a name for each, would come with the first page. */
function styleSheetsOf(_file: string, names: string[], { hostType }: { hostType: string }): string[] {
  return hostType === 'js' ? names.filter((name) => name.endsWith('.css')) : names
}

/** What comes later has no name of its own: the first scripts list it, and every visitor would download the names. */
function nameChunk({ name }: { name: string }): string {
  return NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
}

/** The last two are waited for when a network comes back: a test holds them away by their names. */
const NAMED = new Set(['index', ...GROUPS.map(({ name }) => name), 'live-news', 'file-store'])

const SRC = join(import.meta.dirname, 'src')

/** Every class that a module of styles names, in one order wherever the pages are built. */
const CLASSES = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => {
      const names = readFileSync(join(SRC, file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)
      return [...new Set([...names].map(([, name]) => `/src/${file}:${name}`))]
    })
    .map((each, index) => [each, `_${index.toString(36)}`]),
)

/** A class's name in the pages: its number, because lists of names come with the first scripts; one that is written while pages are shown gets another. */
function shortName(name: string, file: string): string {
  const path = file.slice(file.lastIndexOf('/src/'))
  return CLASSES.get(`${path}:${name}`) ?? `_${createHash('sha256').update(`${path}:${name}`).digest('hex')}`
}

export default defineConfig({
  clearScreen: false,
  plugins: [
    slimRoutes(),
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
        codeSplittingOptions: { splitBehavior: splitPage },
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    precompressed(),
  ],
  // React has had it since 18: what stands in for it in older ones is not sent.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim\/(.+)$/, replacement: 'use-sync-external-store/$1' }],
  },
  css: { modules: { generateScopedName: shortName } },
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
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS }, chunkFileNames: nameChunk } },
      },
    },
  },
})
