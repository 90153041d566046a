import { useMatches } from '@tanstack/react-router'
import { stringifySearch } from '../search-params.ts'

export interface Crumb {
  title: string
  /** Absent for the page itself. */
  to?: string
}

const DASHBOARD: Crumb = { title: 'Dashboard', to: '/dashboard' }

/** From Dashboard to this page. A page whose title depends on its data returns `crumb` from its loader, one that stands below such a page that page as `parent`. */
export function useCrumbs(): Crumb[] {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      if (!page) return []
      const { title = '', parents = [] } = page.staticData
      if (page.pathname === '/dashboard') return [{ title: DASHBOARD.title }]
      const data = page.loaderData as { crumb?: string; parent?: Crumb } | undefined
      const above = parents.map(({ title, to, keepsSearch }) => ({
        title,
        to: keepsSearch ? to + stringifySearch({ ...page.search }) : to,
      }))
      return [DASHBOARD, ...above, ...(data?.parent ? [data.parent] : []), { title: data?.crumb ?? title }]
    },
    structuralSharing: true,
  })
}
