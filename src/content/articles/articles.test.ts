import { expect, test } from 'vitest'
import { plainText } from '#src/content/faq/shared/answer-text.ts'
import { ARTICLES } from './shared/articles.ts'

test('eight articles of six hundred words or more are published, each with its sources', async () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(8)
  expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length)
  for (const { slug, load } of ARTICLES) {
    const { BODY } = await load()
    const words = BODY.map(plainText)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\p{L}|\d/u.test(word))
    expect(words.length, slug).toBeGreaterThanOrEqual(600)
    expect(BODY, slug).toContain('## Sources')
  }
})
