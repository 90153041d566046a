import { createFileRoute } from '@tanstack/react-router'
import { CATEGORIES } from '#src/content/articles/shared/articles.ts'
import { ArticleList } from '#src/content/articles/web/list.tsx'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/actualites')({
  staticData: { title: 'Actualités' },
  validateSearch: (search): SearchParams => search as SearchParams,
  component: Page,
})

function Page() {
  const [subject] = valuesOf(Route.useSearch(), 'sujet')
  return <ArticleList category={CATEGORIES.find((each) => each === subject) ?? null} />
}
