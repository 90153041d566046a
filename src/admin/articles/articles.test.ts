import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { articlePictures, articles, articleVersions } from '#src/content/articles/tables.ts'
import { publishDueArticles } from '#src/content/articles/writing/publication.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { fileForm, imagePart } from '#test/company.ts'
import { makeArticle } from '#test/content/articles.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/articles'

beforeEach(() => services.db.delete(throttles))

const TEXT = {
  title: 'Le treizième mois, en mots simples',
  summary: 'Qui le doit, quand, et que faire sinon.',
  category: 'droit',
  author: 'Noro Rakoto',
  slug: '',
  body: '<h2>Qui le doit</h2><p>Celui dont le <a href="/faq">contrat</a> le dit.</p><script>x()</script>',
  cover: null,
  cover_alt: '',
}

async function writer() {
  return (await signedInAdmin(site, { admin_role: 'moderator', first_name: 'Rakoto', last_name: 'Noro' }))
    .browser
}

async function begin(browser: AdminBrowser, values: object = {}) {
  const { id } = (await browser.post(PATH)).body.data
  const saved = await browser.put(`${PATH}/${id}`, { ...TEXT, ...values, version: 1 })
  expect(saved.status).toBe(200)
  return { id, version: saved.body.data.version as number, slug: saved.body.data.slug as string }
}

function addPicture(browser: AdminBrowser, id: number, picture: Blob, use = 'text') {
  const form = fileForm('picture', picture)
  form.append('use', use)
  return browser.post(`${PATH}/${id}/pictures`, form)
}

const read = (slug: string) => new Browser(services).get(`/api/articles/${slug}`)
const actionsOf = async (id: number) =>
  (
    await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `article:${id}`))
  ).map(({ action }) => action)

test('an article is written, published with its address, corrected, and withdrawn with a reason', async () => {
  const browser = await writer()
  const { id, version, slug } = await begin(browser)
  expect(slug).toBe('le-treizieme-mois-en-mots-simples')
  expect((await read(slug)).status).toBe(404)
  const published = await browser.put(`${PATH}/${id}/publication`, { version })
  expect(published.body.data).toMatchObject({
    state: 'published',
    href: `/actualites/${slug}`,
    has_changes: false,
  })
  expect((await read(slug)).body.data).toMatchObject({
    title: TEXT.title,
    author: 'Noro Rakoto',
    corrected_at: null,
  })
  expect((await read(slug)).body.data.body).not.toContain('script')

  services.clock.advance(3_600)
  const corrected = { ...TEXT, slug: 'treizieme-mois', body: '<p>Corrigé.</p>', version: version + 1 }
  expect((await browser.put(`${PATH}/${id}`, corrected)).status).toBe(200)
  expect((await read(slug)).body.data.body).toContain('contrat')
  expect((await browser.get(`${PATH}/${id}`)).body.data.has_changes).toBe(true)
  expect((await browser.put(`${PATH}/${id}/publication`, { version: version + 2 })).status).toBe(200)
  expect((await read(slug)).body).toMatchObject({ data: null, moved_to: '/actualites/treizieme-mois' })
  expect((await read('treizieme-mois')).body.data).toMatchObject({
    body: '<p>Corrigé.</p>',
    corrected_at: services.clock.now().toISOString(),
  })

  const withdrawal = `${PATH}/${id}/withdrawal`
  expect((await browser.put(withdrawal, { version: version + 3, reason: ' ' })).body.errors).toEqual({
    reason: ['Dites pourquoi'],
  })
  const withdrawn = await browser.put(withdrawal, { version: version + 3, reason: 'La loi a changé' })
  expect(withdrawn.body.data).toMatchObject({
    state: 'withdrawn',
    withdrawal_reason: 'La loi a changé',
    href: null,
  })
  expect(withdrawn.body.data.decisions[0]).toMatchObject({
    action: 'a retiré cet article',
    why: 'La loi a changé',
  })
  expect((await read('treizieme-mois')).body.is_gone).toBe(true)
  expect((await browser.delete(`${PATH}/${id}`, { version: version + 4 })).status).toBe(409)
  expect(await actionsOf(id)).toEqual([
    ...['articles.created', 'articles.published', 'articles.corrected', 'articles.withdrawn'],
  ])
})

test('two who write at once: the second is told who and when, and a lost answer is no second writer', async () => {
  const [mine, other] = [await writer(), (await signedInAdmin(site)).browser]
  const { id, version } = await begin(mine)
  const change = { ...TEXT, title: 'Autre titre', version }
  expect((await other.put(`${PATH}/${id}`, change)).status).toBe(200)
  expect((await other.put(`${PATH}/${id}`, change)).body.data.version).toBe(version + 1)
  const refused = await mine.put(`${PATH}/${id}`, { ...TEXT, title: 'Le mien', version })
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/a enregistré une autre version à \d+\sh\s\d\d\./)
  for (const [verb, body] of [
    ['publication', {}],
    ['plan', { at: after(services.clock.now(), DAY) }],
  ] as const)
    expect((await mine.put(`${PATH}/${id}/${verb}`, { ...body, version })).status).toBe(409)
})

test('what an article can’t be read without is asked for on its field, and its address belongs to one', async () => {
  const browser = await writer()
  const { id, version } = await begin(browser, {
    title: '',
    summary: '',
    author: '',
    body: '',
    slug: 'conges-payes',
  })
  const { status, body } = await browser.put(`${PATH}/${id}/publication`, { version })
  expect([status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ['author', 'body', 'slug', 'summary', 'title'],
  ])
  const taken = await begin(browser, { slug: 'rss' })
  expect(
    (await browser.put(`${PATH}/${taken.id}/publication`, { version: taken.version })).body.errors,
  ).toEqual({ slug: ['Cette adresse est déjà prise. Choisissez-en une autre.'] })
  const long = await browser.put(`${PATH}/${id}`, { ...TEXT, title: 'a'.repeat(121), category: 'x', version })
  expect(Object.keys(long.body.errors).sort()).toEqual(['category', 'title'])
})

test('a planned article is published once its moment has come, once, and can be taken back before', async () => {
  const browser = await writer()
  const { id, version, slug } = await begin(browser, { slug: 'plus-tard' })
  const at = after(services.clock.now(), DAY).toISOString()
  expect(
    (await browser.put(`${PATH}/${id}/plan`, { version, at: services.clock.now().toISOString() })).body
      .errors,
  ).toEqual({ at: ['Choisissez un moment à venir.'] })
  expect((await browser.put(`${PATH}/${id}/plan`, { version, at })).body.data).toMatchObject({
    state: 'planned',
    planned_for: at,
  })
  const back = await browser.delete(`${PATH}/${id}/plan`, { version: version + 1 })
  expect(back.body.data).toMatchObject({ state: 'draft', planned_for: null })
  expect((await browser.delete(`${PATH}/${id}/plan`, { version: version + 2 })).status).toBe(409)
  await browser.put(`${PATH}/${id}/plan`, { version: version + 2, at })
  await publishDueArticles(services)
  expect((await read(slug)).status).toBe(404)
  services.clock.advance(86_400)
  await Promise.all([publishDueArticles(services), publishDueArticles(services)])
  expect((await read(slug)).status).toBe(200)
  expect(await services.db.$count(articleVersions, eq(articleVersions.article_id, id))).toBe(1)
})

test('a planned article whose address was taken meanwhile goes back among the drafts, and the log says why', async () => {
  const browser = await writer()
  const now = services.clock.now()
  const { id } = await makeArticle(services, { slug: 'un-cv-d-une-page', state: 'planned', planned_for: now })
  await publishDueArticles(services)
  const { data } = (await browser.get(`${PATH}/${id}`)).body
  expect(data.state).toBe('draft')
  expect(data.decisions[0]).toMatchObject({ by: null, why: expect.stringContaining('déjà prise') })
})

test('pictures are made anew in two sizes, shown to writers before and to everybody once online', async () => {
  const browser = await writer()
  const { id, version } = await begin(browser, { slug: 'avec-images' })
  const cover = (await addPicture(browser, id, await imagePart(), 'cover')).body.data
  const { status, body } = await addPicture(browser, id, await imagePart(900, 600))
  expect([status, body.data]).toMatchObject([201, { width: 900, height: 600 }])
  const guest = new Browser(services)
  expect((await guest.get(cover.large)).status).toBe(404)
  expect((await browser.get(cover.large)).headers['content-type']).toBe('image/webp')
  const written = {
    ...TEXT,
    slug: 'avec-images',
    cover: cover.name,
    body: `<p>Voici.</p><img src="${body.data.large}" alt="" width="900" height="600">`,
  }
  await browser.put(`${PATH}/${id}`, { ...written, version })
  const refused = await browser.put(`${PATH}/${id}/publication`, { version: version + 1 })
  expect(Object.keys(refused.body.errors).sort()).toEqual(['body', 'cover_alt'])
  const described = {
    ...written,
    cover_alt: 'Un reçu',
    body: written.body.replace('alt=""', 'alt="Un bulletin"'),
  }
  await browser.put(`${PATH}/${id}`, { ...described, version: version + 1 })
  expect((await browser.put(`${PATH}/${id}/publication`, { version: version + 2 })).status).toBe(200)
  expect((await guest.get(cover.small)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await read('avec-images')).body.data.cover).toEqual({
    large: cover.large,
    small: cover.small,
    alt: 'Un reçu',
  })
})

test('a picture that is none is refused on its field, and one of another article too', async () => {
  const browser = await writer()
  const { id, version } = await begin(browser)
  const text = new Blob(['bonjour'], { type: 'image/png' })
  expect(Object.keys((await addPicture(browser, id, text)).body.errors)).toEqual(['picture'])
  expect((await addPicture(browser, id, await imagePart(60, 40), 'autre')).status).toBe(422)
  expect((await addPicture(browser, 999_999, await imagePart(60, 40))).status).toBe(404)
  const other = await begin(browser)
  const { name } = (await addPicture(browser, other.id, await imagePart(60, 40))).body.data
  expect((await browser.put(`${PATH}/${id}`, { ...TEXT, cover: name, version })).body.errors).toEqual({
    cover: ['Cette image n’existe plus. Choisissez-en une autre.'],
  })
})

test('a draft that never was online is deleted with its pictures', async () => {
  const browser = await writer()
  const { id, version } = await begin(browser)
  await addPicture(browser, id, await imagePart(60, 40))
  expect((await browser.delete(`${PATH}/${id}`, { version })).status).toBe(204)
  expect((await browser.get(`${PATH}/${id}`)).status).toBe(404)
  expect(await services.db.$count(articlePictures, eq(articlePictures.article_id, id))).toBe(0)
})

test('articles are found by a word and by their state; billing and support write none, and a stranger’s is not found', async () => {
  await services.db.delete(articles).where(sql`state = 'draft'`)
  const browser = await writer()
  await begin(browser, { title: 'Le 100 % télétravail' })
  expect((await browser.get(`${PATH}?state=draft`)).body).toMatchObject({
    data: [{ title: 'Le 100 % télétravail', updated_by: 'Rakoto Noro', minutes: 1 }],
    meta: { total: 1 },
  })
  expect((await browser.get(`${PATH}?q=${encodeURIComponent('0 % t')}`)).body.meta.total).toBe(1)
  expect((await browser.get(`${PATH}?q=_&state=draft`)).body.meta.total).toBe(0)
  for (const admin_role of ['billing', 'support'] as const) {
    const refused = (await signedInAdmin(site, { admin_role })).browser
    for (const answer of [await refused.get(PATH), await refused.post(PATH), await refused.get(`${PATH}/1`)])
      expect(answer.status).toBe(403)
  }
  const of = `${PATH}/999999`
  const body = { ...TEXT, version: 1, reason: 'x', at: after(services.clock.now(), DAY) }
  for (const url of [of, `${of}/publication`, `${of}/plan`, `${of}/withdrawal`])
    expect((await browser.put(url, body)).status).toBe(404)
  for (const url of [of, `${of}/plan`]) expect((await browser.delete(url, { version: 1 })).status).toBe(404)
})
