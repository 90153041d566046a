import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { QuestionGroup } from '#src/content/faq/contract.ts'
import { FaqPage } from '#src/content/faq/web/page.tsx'
import { headOfFaq } from '#src/content/faq/web/page-head.ts'
import { readQuestions, type ShownGroup, withServedAnswers } from '#src/content/faq/web/questions.ts'
import { withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((groups: QuestionGroup[], isSearch: boolean) => headOfFaq(siteOrigin(), groups, isSearch))
  .client((_groups: QuestionGroup[], _isSearch: boolean): null => null)

const shown = createIsomorphicFn()
  .server((groups: readonly QuestionGroup[]): readonly ShownGroup[] => withServedAnswers(groups))
  .client((groups: readonly QuestionGroup[]): readonly ShownGroup[] => groups)

export const Route = createFileRoute('/_default/faq')({
  staticData: { title: 'Questions fréquentes' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => ({ q: wordsOf(search) }),
  loader: async ({ deps }) => {
    const groups = await readQuestions(deps.q)
    return withServedHead({ groups: shown(groups) }, servedHead(groups, deps.q !== ''))
  },
  // The answers that were served are those of this page alone: another visit of it asks again, a press on an anchor does not.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.served ?? {},
  component: Page,
})

const wordsOf = (search: SearchParams) => (valuesOf(search, 'q')[0] ?? '').trim().slice(0, 100)

function Page() {
  return <FaqPage search={wordsOf(Route.useSearch())} groups={Route.useLoaderData().groups} />
}
