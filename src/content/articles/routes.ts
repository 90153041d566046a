import { canAdminister } from '#src/accounts/shared/admin-permissions.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { SharePictures } from '#src/share-pictures/share-pictures.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDate } from '#src/shared/dates.ts'
import * as contract from './contract.ts'
import { readArticlePicture } from './pictures.ts'
import { findPublished, listPublished } from './reading.ts'
import { CATEGORY_LABELS } from './shared/categories.ts'

const PER_PAGE = 12

export function articleRoutes(endpoints: Endpoints, services: Services, sendPicture: SharePictures) {
  const { env } = services

  endpoints.on(contract.listArticles, anyone, async ({ query, request }) => {
    const { items, subjects, total } = await readPublic(services, request.actor, (db) =>
      listPublished(db, { ...query, per_page: PER_PAGE }),
    )
    const url = env.APP_URL + request.url
    return { ...paginate(items, { page: query.page, per_page: PER_PAGE, total, url }), subjects }
  })

  endpoints.on(contract.showArticle, anyone, ({ params, request }) =>
    readPublic(services, request.actor, (db) => findPublished(db, params.slug)),
  )

  endpoints.on(contract.showArticleSharePicture, anyone, async ({ params, request, reply }) => {
    const { data } = await readPublic(services, null, (db) => findPublished(db, params.slug))
    if (!data) throw notFound()
    return sendPicture(request, reply, {
      owner: APP_NAME,
      promise: 'Des conseils écrits pour Madagascar, avec leurs sources',
      title: data.title,
      figure: null,
      facts: [CATEGORY_LABELS[data.category], `${data.minutes}\u00A0min de lecture`],
      until: formatDate(data.published_at),
      logo: null,
    })
  })

  articlePictureRoutes(endpoints, services)
}

/** The pictures are shown on both sites: visitors see those of published articles, writers all of them. */
export function articlePictureRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showArticlePicture, anyone, async ({ params, request, reply }) => {
    const writes = canAdminister(request.actor?.user.admin_role ?? null, 'write articles')
    const { bytes, isPublic } = await readArticlePicture(services, params.name, writes)
    const whose = isPublic ? 'public' : 'private'
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': `${whose}, max-age=31536000, immutable` })
      .send(Buffer.from(bytes))
  })
}
