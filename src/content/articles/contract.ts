import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { PICTURE_NAME } from './shared/addresses.ts'
import { CATEGORIES } from './shared/categories.ts'

const category = z.enum(CATEGORIES)

const articleItem = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  published_at: z.string(),
  /** How long it takes to read. */
  minutes: z.number(),
  /** Null where a drawing stands in its place. */
  cover: z.object({ large: z.string(), small: z.string(), alt: z.string() }).nullable(),
})
export type ArticleItem = z.output<typeof articleItem>

const article = articleItem.extend({
  author: z.string(),
  /** HTML of plain tags. */
  body: z.string(),
  /** When it was last corrected; null when it stands as it was first published. */
  corrected_at: z.string().nullable(),
})
export type Article = z.output<typeof article>

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  summary: 'Les articles publiés, les plus récents d’abord.',
  query: z.object({ category: category.optional().catch(undefined), page: pageNumber }),
  reply: paginated(articleItem).extend({
    /** How many articles each subject has, whatever is asked for; subjects without any are left out. */
    subjects: z.array(z.object({ category, count: z.number() })),
  }),
})

const articleAnswer = z.object({
  /** Null for one that has another address now, and for one that was withdrawn. */
  data: article.nullable(),
  /** The present address of an article that was asked for by a former name. */
  moved_to: z.string().nullable(),
  is_gone: z.boolean(),
  /** What to read after it, or in its place. */
  related: z.array(articleItem),
})
export type ArticleAnswer = z.output<typeof articleAnswer>

export const showArticle = endpoint({
  method: 'GET',
  path: '/api/articles/:slug',
  summary: 'Un article publié, avec ceux qui lui sont proches.',
  params: z.object({ slug: z.string().max(200) }),
  reply: articleAnswer,
})

/** Of an article that is or was published for everybody, of any other for those who write; the name changes with the content. */
export const showArticlePicture = endpoint({
  method: 'GET',
  path: '/api/articles/pictures/:name',
  summary: 'Une image d’un article.',
  params: z.object({ name: z.string().regex(PICTURE_NAME) }),
})

/** The picture that services show beside a link to the article (`og:image`). */
export const showArticleSharePicture = endpoint({
  method: 'GET',
  path: '/api/articles/:slug/share-picture.png',
  summary: 'L’image d’un article publié, pour les liens que l’on partage (PNG, 1200 × 630).',
  params: z.object({ slug: z.string().max(200) }),
})
