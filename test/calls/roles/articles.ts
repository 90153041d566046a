import { after, DAY } from '#src/shared/durations.ts'
import { fileForm, imagePart } from '../../company.ts'
import { makeArticle } from '../../content/articles.ts'
import type { TestServices } from '../../services.ts'

/** The address and the body of a call on articles, on an article in the state in which the call succeeds. */
export async function askOfArticles(site: TestServices, method: string, path: string) {
  const verb = path.split('/:id/')[1] ?? ''
  const now = site.clock.now()
  const at = after(now, DAY)
  const article = await makeArticle(site, {
    ...(method === 'DELETE' && verb === 'plan' && { state: 'planned' as const, planned_for: at }),
    ...(verb === 'withdrawal' && { state: 'published' as const, first_published_at: now }),
  })
  const url = path.replace(':id', String(article.id))
  if (verb === 'pictures') {
    const form = fileForm('picture', await imagePart(60, 40))
    form.append('use', 'text')
    return { url, body: form as never }
  }
  const { title, summary, category, author, slug, body, version } = article
  const written = { title, summary, category, author, slug, body, cover: null, cover_alt: '' }
  return { url, body: { ...written, version, at: at.toISOString(), reason: 'Pour la table' } }
}
