import { createFileRoute } from '@tanstack/react-router'
import { WrittenPage } from '#src/content/texts/web/page.tsx'
import { pageTextQuery } from '#src/content/texts/web/queries.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/politique-de-confidentialite')({
  staticData: { title: 'Politique de confidentialité' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => ({ version: versionOf(search) }),
  loader: async ({ context, deps }) => {
    await orNotFound(context.queryClient.ensureQueryData(pageTextQuery('privacy', deps.version)))
  },
  // What was replaced stays readable, and search engines are to find what counts.
  head: ({ match }) => ({
    meta: versionOf(match.search as SearchParams) ? [{ name: 'robots', content: 'noindex, follow' }] : [],
  }),
  component: Page,
})

const versionOf = (search: SearchParams) => /^\d{1,9}$/.exec(valuesOf(search, 'version')[0] ?? '')?.[0] ?? ''

function Page() {
  return <WrittenPage page="privacy" version={versionOf(Route.useSearch())} />
}
