import { createFileRoute, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Article } from '#src/content/articles/contract.ts'
import { ArticlePage } from '#src/content/articles/web/page.tsx'
import { headOfArticle } from '#src/content/articles/web/page-head.ts'
import { articleQuery } from '#src/content/articles/web/queries.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { titledHead, withServedHead } from '#src/shell/page-head.ts'
import { answerGone } from '#src/shell/page-status.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((article: Article) => headOfArticle(article, siteOrigin()))
  .client((_article: Article): null => null)

export const Route = createFileRoute('/_default/actualites/$id')({
  staticData: { title: 'Actualités' },
  // The page asks for its data at once, not when its own script has come.
  codeSplitGroupings: [['component']],
  loader: async ({ context, params }) => {
    const asked = context.queryClient.ensureQueryData(articleQuery(params.id))
    const { data, moved_to, is_gone } = await orNotFound(asked)
    if (moved_to) throw redirect({ href: moved_to, statusCode: 301 })
    if (is_gone) answerGone()
    const title = data?.title ?? 'Article retiré'
    return withServedHead({ title, crumb: title, origin: siteOrigin() }, data && servedHead(data))
  },
  head: ({ loaderData }) => titledHead(loaderData),
  component: Page,
})

function Page() {
  return <ArticlePage slug={Route.useParams().id} origin={Route.useLoaderData().origin} />
}
