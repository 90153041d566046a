import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { CATEGORIES, CATEGORY_LABELS } from '#src/content/articles/shared/categories.ts'
import { ArticleList } from '#src/content/articles/web/list.tsx'
import { headOfArticles } from '#src/content/articles/web/page-head.ts'
import { type ArticleSearch, articlesQuery } from '#src/content/articles/web/queries.ts'
import { titledHead, withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((search: ArticleSearch) => headOfArticles(siteOrigin(), search))
  .client((_search: ArticleSearch): null => null)

export const Route = createFileRoute('/_default/actualites')({
  staticData: { title: 'Actualités' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => readSearch(search),
  // The page asks for its data at once, not when its own script has come.
  codeSplitGroupings: [['component']],
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(articlesQuery(deps))
    const { category } = deps
    const title = category ? `${CATEGORY_LABELS[category]}\u00A0: nos articles` : 'Actualités'
    return withServedHead({ title }, servedHead(deps))
  },
  head: ({ loaderData }) => titledHead(loaderData),
  component: Page,
})

function readSearch(search: SearchParams): ArticleSearch {
  const [subject] = valuesOf(search, 'sujet')
  const [page = '1'] = valuesOf(search, 'page')
  return {
    category: CATEGORIES.find((each) => each === subject),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

function Page() {
  return <ArticleList search={readSearch(Route.useSearch())} />
}
