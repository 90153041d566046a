import { expect, test } from 'vitest'
import { plainText } from '#src/content/rich-texts/marks.ts'
import { FIRST_ARTICLES } from './articles.ts'

test('eight articles of six hundred words or more are there from the beginning, each with its sources', async () => {
  expect(FIRST_ARTICLES.length).toBeGreaterThanOrEqual(8)
  expect(new Set(FIRST_ARTICLES.map(({ slug }) => slug)).size).toBe(FIRST_ARTICLES.length)
  for (const { slug, load } of FIRST_ARTICLES) {
    const { BODY } = await load()
    const words = BODY.map(plainText)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\p{L}|\d/u.test(word))
    expect(words.length, slug).toBeGreaterThanOrEqual(600)
    expect(BODY, slug).toContain('## Sources')
  }
})
