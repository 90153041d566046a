import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { FaqPage } from '#src/content/faq/web/page.tsx'
import { headOfFaq } from '#src/content/faq/web/page-head.ts'
import { withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((isSearch: boolean) => headOfFaq(siteOrigin(), isSearch))
  .client((_isSearch: boolean): null => null)

export const Route = createFileRoute('/_default/faq')({
  staticData: { title: 'Questions fréquentes' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => ({ q: wordsOf(search) }),
  loader: ({ deps }) => withServedHead({}, servedHead(deps.q !== '')),
  head: ({ loaderData }) => loaderData?.served ?? {},
  component: Page,
})

const wordsOf = (search: SearchParams) => (valuesOf(search, 'q')[0] ?? '').trim().slice(0, 100)

function Page() {
  return <FaqPage search={wordsOf(Route.useSearch())} />
}
