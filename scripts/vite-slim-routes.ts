import type { Plugin } from 'vite'

const isClient = ({ name }: { name: string }) => name === 'client'

/**
 * What every visitor loads first has each page's address once and no list of their names: those are for types, and the
 * router takes the pages of a layout as a list as well.
 */
export function slimRoutes(): Plugin[] {
  return [routeLists, routeAddresses]
}

/** Most pages are known by the path that they stand at. */
const PLACED = `function placed(path: string, getParentRoute: unknown) {
  return { id: path, path, getParentRoute }
}
`

const routeLists: Plugin = {
  name: 'asafidy:route-lists',
  enforce: 'pre',
  applyToEnvironment: isClient,
  transform: {
    filter: { id: /\/pages\.gen\.ts$/ },
    handler: (code) => ({
      code: `${code
        .replace(/(RouteChildren(?:: \w+)? =\s*)\{([^{}]*)\}/g, (_, before: string, pages: string) => {
          return `${before}[${pages.replace(/\w+:/g, '')}] as never`
        })
        .replace(
          /\{\s*id: ('[^']*'),\s*path: \1,\s*getParentRoute: ([^{}]*?),?\s*\} as any/g,
          'placed($1, $2) as never',
        )}\n${PLACED}`,
      map: null,
    }),
  },
}

/** Once the pages are split, which goes by their addresses. */
const routeAddresses: Plugin = {
  name: 'asafidy:route-addresses',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: isClient,
  transform: {
    filter: { id: /\/src\/pages\/[^?]*\.tsx$/ },
    handler: (code) => ({
      code: code.replace(/createFileRoute\((["'])\/[^"']*\1\)/, 'createFileRoute("")'),
      map: null,
    }),
  },
}
