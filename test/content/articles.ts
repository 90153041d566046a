import { articles } from '#src/content/articles/tables.ts'
import type { TestServices } from '../services.ts'

/** Makes an article that nothing is missing of; a draft unless told. */
export async function makeArticle(
  { db, clock }: TestServices,
  values: Partial<typeof articles.$inferInsert> = {},
) {
  const [row] = await db
    .insert(articles)
    .values({
      slug: `article-${crypto.randomUUID()}`,
      title: 'Le treizième mois',
      summary: 'Qui le doit, et quand.',
      category: 'droit',
      author: 'La rédaction',
      body: '<h2>Qui le doit</h2><p>Celui dont le contrat le dit.</p>',
      created_at: clock.now(),
      updated_at: clock.now(),
      ...values,
    })
    .returning()
  if (!row) throw new Error('no article was made')
  return row
}
