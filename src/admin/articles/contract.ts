import { z } from 'zod'
import { PICTURE_NAME } from '#src/content/articles/shared/addresses.ts'
import { CATEGORIES } from '#src/content/articles/shared/categories.ts'
import { ARTICLE_LIMITS as LIMITS } from '#src/content/articles/shared/limits.ts'
import { ARTICLE_STATES } from '#src/content/articles/shared/states.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { cleanLine, cleanText, idParams, seenVersion, tooLong } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'
import { decisionLine, reasonText, searchText, sortedListQuery, timestamp } from '../shared/fields.ts'

const category = z.enum(CATEGORIES, 'Veuillez choisir dans la liste.')
const state = z.enum(ARTICLE_STATES)

const articleRow = z.object({
  id: z.number(),
  title: z.string(),
  state,
  category,
  minutes: z.number(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  planned_for: z.string().nullable(),
  first_published_at: z.string().nullable(),
})
export type ArticleRow = z.output<typeof articleRow>

export const listWrittenArticles = endpoint({
  method: 'GET',
  path: '/api/admin/articles',
  summary: 'Tous les articles, les derniers modifiés d’abord si rien n’est demandé.',
  query: sortedListQuery.extend({ q: searchText, state: state.optional().catch(undefined) }),
  reply: paginated(articleRow),
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles',
  summary: 'Commence un article.',
  reply: z.object({ data: z.object({ id: z.number() }) }),
  status: 201,
})

const picture = z.object({
  /** Names the file in what is saved. */
  name: z.string(),
  large: z.string(),
  small: z.string(),
})

const articleDesk = z.object({
  id: z.number(),
  state,
  version: z.number(),
  title: z.string(),
  summary: z.string(),
  category,
  author: z.string(),
  slug: z.string(),
  body: z.string(),
  cover: picture.nullable(),
  cover_alt: z.string(),
  planned_for: z.string().nullable(),
  first_published_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  withdrawal_reason: z.string().nullable(),
  /** Whether something is written that visitors don't read yet. */
  has_changes: z.boolean(),
  /** The address of its page while it is online. */
  href: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  decisions: z.array(decisionLine),
})
export type ArticleDesk = z.output<typeof articleDesk>

const deskReply = z.object({ data: articleDesk })

export const showWrittenArticle = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id',
  summary: 'Un article tel que la rédaction l’écrit.',
  params: idParams,
  reply: deskReply,
})

/** A line that may be empty while the article is written. */
const line = (max: number) =>
  z
    .string()
    .nullish()
    .transform(cleanLine)
    .pipe(z.string().max(max, tooLong(max)))

const articleInput = z.object({
  title: line(LIMITS.title),
  summary: line(LIMITS.summary),
  category,
  author: line(LIMITS.author),
  slug: line(LIMITS.slug),
  body: z
    .string()
    .nullish()
    .transform(cleanText)
    .pipe(z.string().max(LIMITS.body, tooLong(LIMITS.body))),
  cover: z.string().regex(PICTURE_NAME, 'Cette image n’existe plus.').nullish(),
  cover_alt: line(LIMITS.alt),
})

export const saveArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id',
  summary: 'Enregistre un article. Les visiteurs le lisent une fois publié.',
  params: idParams,
  body: articleInput.extend({ version: seenVersion }),
  reply: z.object({ data: z.object({ version: z.number(), slug: z.string(), saved_at: z.string() }) }),
})

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id',
  summary: 'Supprime un brouillon qui n’a jamais été en ligne.',
  params: idParams,
  body: z.object({ version: seenVersion }),
})

export const addArticlePicture = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/pictures',
  summary: 'Ajoute une image à un article, pour son texte ou sa couverture.',
  params: idParams,
  body: z.object({
    picture: uploadedFile('Choisissez une image.').refine(
      ({ size }) => size <= LIMITS.picture_bytes,
      'L’image doit faire moins de 8\u00a0Mo.',
    ),
    use: z.enum(['cover', 'text'], 'Dites où va cette image.'),
  }),
  files: { picture: { maxBytes: LIMITS.picture_bytes } },
  reply: z.object({ data: picture.extend({ width: z.number(), height: z.number() }) }),
  status: 201,
})

const versioned = z.object({ version: seenVersion })

export const publishArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/publication',
  summary: 'Met l’article en ligne tel qu’il est écrit.',
  params: idParams,
  body: versioned,
  reply: deskReply,
})

export const planArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/plan',
  summary: 'Programme la publication de l’article.',
  params: idParams,
  body: versioned.extend({ at: timestamp }),
  reply: deskReply,
})

export const unplanArticle = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id/plan',
  summary: 'Annule la publication programmée.',
  params: idParams,
  body: versioned,
  reply: deskReply,
})

export const withdrawArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/withdrawal',
  summary: 'Retire l’article du site. Son texte reste ici.',
  params: idParams,
  body: versioned.extend({ reason: reasonText }),
  reply: deskReply,
})
