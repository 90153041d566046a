import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ARTICLES, type Article } from '#src/content/articles/shared/articles.ts'
import { ArticlePage } from '#src/content/articles/web/page.tsx'
import { headOfArticle } from '#src/content/articles/web/page-head.ts'
import { withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((article: Article) => headOfArticle(article, siteOrigin()))
  .client((_article: Article): null => null)

const findArticle = (slug: string) => ARTICLES.find((each) => each.slug === slug)

export const Route = createFileRoute('/_default/actualites/$id')({
  staticData: { title: 'Actualités' },
  loader: async ({ params }) => {
    const article = findArticle(params.id)
    if (!article) throw notFound()
    const { BODY: body } = await article.load()
    return withServedHead({ slug: article.slug, crumb: article.title, body }, servedHead(article))
  },
  head: ({ loaderData }) => loaderData?.served ?? {},
  component: Page,
})

function Page() {
  const { slug, body } = Route.useLoaderData()
  const article = findArticle(slug)
  return article && <ArticlePage article={article} body={body} />
}
