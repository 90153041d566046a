import { APP_NAME } from '#src/shared/app-name.ts'
import { breadcrumbListOf, linkedData } from '#src/shared/markup.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { Article } from '../contract.ts'
import { ARTICLES_FEED, articleHref } from '../shared/addresses.ts'
import { CATEGORY_LABELS, type Category } from '../shared/categories.ts'

const feedOf = (origin: string) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `Actualités | ${APP_NAME}`,
  href: origin + ARTICLES_FEED,
})

/** The head of the list of articles, for search engines; its further pages are not listed themselves. */
export function headOfArticles(
  origin: string,
  { category, page }: { category?: Category | undefined; page: number },
) {
  const subject = category ? `${CATEGORY_LABELS[category]}\u00A0: nos articles` : 'Actualités'
  const { meta, links } = describePage({
    title: `${subject} | ${APP_NAME}`,
    summary: 'Des conseils pour trouver un emploi et recruter à Madagascar, avec leurs sources.',
    address: `${origin}/actualites${category ? `?sujet=${category}` : ''}`,
    isIndexed: page === 1,
  })
  return { meta, links: [...links, feedOf(origin)] }
}

/** The head of an article for search engines and shared links, with https://schema.org/Article. */
export function headOfArticle(article: Article, origin: string) {
  const { slug, title, summary, published_at, corrected_at, category, cover, author } = article
  const address = origin + articleHref(slug)
  const picture = `${origin}/api/articles/${slug}/share-picture.png`
  const organization = { '@type': 'Organization', name: APP_NAME, url: origin }
  const data = linkedData({
    '@type': 'Article',
    headline: title,
    description: summary,
    image: [cover ? origin + cover.large : picture],
    datePublished: published_at,
    dateModified: corrected_at ?? published_at,
    articleSection: CATEGORY_LABELS[category],
    inLanguage: 'fr',
    mainEntityOfPage: address,
    author: { ...organization, name: `${author}, ${APP_NAME}` },
    publisher: organization,
  })
  const crumbs = breadcrumbListOf(
    [
      { name: 'Actualités', path: '/actualites' },
      { name: title, path: articleHref(slug) },
    ],
    origin,
  )
  const { meta, links } = describePage({
    title: `${title} | ${APP_NAME}`,
    summary,
    address,
    picture: { address: picture, words: title },
  })
  return {
    meta,
    links: [...links, feedOf(origin)],
    scripts: [data, crumbs].map((children) => ({ type: 'application/ld+json', children })),
  }
}
