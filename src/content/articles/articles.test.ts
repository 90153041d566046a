import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { FIRST_ARTICLES } from './first/articles.ts'
import { fillFirstArticles } from './first/fill.ts'
import { articleSlugs, articles, articleVersions } from './tables.ts'

const ORIGIN = 'https://asafidy.example'
const services = useServices({ APP_URL: ORIGIN })
const visit = (path: string, headers: Record<string, string> = {}) => new Browser(services).get(path, headers)
const SLUG = 'conges-payes'

beforeEach(() => services.db.delete(throttles))

async function idOf(slug: string): Promise<number> {
  const [row] = await services.db.select().from(articleSlugs).where(eq(articleSlugs.slug, slug))
  return row?.article_id ?? 0
}

const isLive = (id: number) => and(eq(articleVersions.article_id, id), eq(articleVersions.is_live, true))

test('the articles of the beginning are read, by subject too, and their subjects counted', async () => {
  const { status, body } = await visit('/api/articles')
  expect(status).toBe(200)
  expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(FIRST_ARTICLES.map(({ slug }) => slug))
  expect(body.data[0]).toMatchObject({ category: 'arnaques', minutes: expect.any(Number), cover: null })
  expect(body.subjects).toContainEqual({ category: 'droit', count: 3 })
  const law = (await visit('/api/articles?category=droit')).body
  expect([law.meta.total, law.data.length, law.subjects.length]).toEqual([3, 3, body.subjects.length])
  expect((await visit('/api/articles?category=inconnu&page=x')).body.meta.total).toBe(FIRST_ARTICLES.length)
  expect((await visit('/api/articles?page=2')).body.data).toEqual([])
})

test('they come in once: what an administrator changed since stays', async () => {
  const id = await idOf('quel-salaire-demander')
  await services.db.update(articles).set({ title: 'Autre', slug: 'autre' }).where(eq(articles.id, id))
  await services.db.update(articleVersions).set({ title: 'Autre', slug: 'autre' }).where(isLive(id))
  await services.db.insert(articleSlugs).values({ slug: 'autre', article_id: id })
  await Promise.all([fillFirstArticles(services.db), fillFirstArticles(services.db)])
  expect(await services.db.$count(articles)).toBe(FIRST_ARTICLES.length)
  expect((await visit('/api/articles/autre')).body.data.title).toBe('Autre')
})

test('an article is read with those that are near, and a former address leads to the present one', async () => {
  const { body } = await visit(`/api/articles/${SLUG}`)
  expect(body).toMatchObject({ moved_to: null, is_gone: false })
  expect(body.data.body).toContain('<h2>Sources</h2>')
  expect(body.related.map(({ category }: { category: string }) => category).slice(0, 2)).toEqual([
    'droit',
    'droit',
  ])
  await services.db.insert(articleSlugs).values({ slug: 'conges', article_id: await idOf(SLUG) })
  expect((await visit('/api/articles/conges')).body).toMatchObject({
    data: null,
    moved_to: `/actualites/${SLUG}`,
  })
  expect((await visit('/api/articles/inconnu')).status).toBe(404)
})

test('what is withdrawn is gone from everywhere, and says what to read in its place', async () => {
  const id = await idOf('ecrire-une-offre')
  await services.db.update(articles).set({ state: 'withdrawn' }).where(eq(articles.id, id))
  services.clock.advance(600)
  const { body } = await visit('/api/articles/ecrire-une-offre')
  expect(body).toMatchObject({ data: null, moved_to: null, is_gone: true })
  expect(body.related).toHaveLength(3)
  expect(JSON.stringify((await visit('/api/articles')).body)).not.toContain('ecrire-une-offre')
  expect((await visit('/actualites/rss')).body).not.toContain('ecrire-une-offre')
  expect((await visit('/api/articles/ecrire-une-offre/share-picture.png')).status).toBe(404)
  await services.db.update(articles).set({ state: 'published' }).where(eq(articles.id, id))
})

test('the feed tells the newest with whole addresses, and is not sent again to a reader that has it', async () => {
  services.clock.advance(600)
  const { status, headers, body } = await visit('/actualites/rss')
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(body).toContain(`<link><![CDATA[${ORIGIN}/actualites/${SLUG}]]></link>`)
  expect(body).toContain(`href="${ORIGIN}/faq#payer-pour-postuler"`)
  expect(body).not.toMatch(/(?:href|src)="\//)
  expect((await visit('/actualites/rss', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('a text that was written past the editor is shown without anything but plain tags', async () => {
  const id = await idOf(SLUG)
  const body =
    '<p onclick="x()">Un</p><script>alert(1)</script><img src="https://evil.example/x.png"><img src="/api/articles/pictures/0b5f5b0e-7a0e-4d55-9d2b-2f8b5ad8f0a1.webp" alt="Un reçu" onerror="x()" width="640" height="480"><a href="javascript:x()">lien</a><a href="https://ilo.org">OIT</a><iframe src="/"></iframe>'
  await services.db.update(articleVersions).set({ body }).where(isLive(id))
  expect((await visit(`/api/articles/${SLUG}`)).body.data.body).toBe(
    '<p>Un</p><img src="/api/articles/pictures/0b5f5b0e-7a0e-4d55-9d2b-2f8b5ad8f0a1.webp" alt="Un reçu" width="640" height="480" /><a rel="noopener nofollow">lien</a><a href="https://ilo.org" rel="noopener nofollow">OIT</a>',
  )
})

test('an article has a picture for the links that people share', async () => {
  const { status, headers } = await visit('/api/articles/un-cv-d-une-page/share-picture.png')
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
})
