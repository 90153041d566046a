/** Lengths in characters, but for `pictures` and `picture_bytes`. */
export const ARTICLE_LIMITS = {
  title: 120,
  summary: 220,
  author: 80,
  slug: 90,
  body: 60_000,
  alt: 200,
  reason: 2_000,
  /** So many pictures can be sent for one article. */
  pictures: 60,
  picture_bytes: 8 * 1024 * 1024,
} as const
