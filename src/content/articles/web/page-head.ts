import { APP_NAME } from '#src/shared/app-name.ts'
import { linkedData } from '#src/shared/markup.ts'
import { describePage } from '#src/shell/page-head.ts'
import { type Article, articleHref } from '../shared/articles.ts'

/** The head of an article for search engines and shared links, with https://schema.org/Article. */
export function headOfArticle(article: Article, origin: string) {
  const { title, summary, published_on } = article
  const address = origin + articleHref(article)
  const organization = { '@type': 'Organization', name: APP_NAME, url: origin }
  const data = linkedData({
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: published_on,
    inLanguage: 'fr',
    mainEntityOfPage: address,
    author: organization,
    publisher: organization,
  })
  return {
    ...describePage({ title: `${title} | ${APP_NAME}`, summary, address }),
    scripts: [{ type: 'application/ld+json', children: data }],
  }
}
