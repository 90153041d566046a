/** The address of an article's page. */
export const articleHref = (slug: string) => `/actualites/${slug}`

/** The feed of the articles. */
export const ARTICLES_FEED = '/actualites/rss'

/** A name of a picture as addresses carry it: that of its large or of its small size. */
export const PICTURE_NAME = /^[0-9a-f-]{36}(\.small)?\.webp$/

const PICTURES = '/api/articles/pictures/'

/** The address of a picture in the text of an article; nothing else may stand there. */
export const PICTURE_ADDRESS = /^\/api\/articles\/pictures\/[0-9a-f-]{36}\.webp$/

/**
 * Returns the addresses of the two sizes of a picture.
 * @param key of its large size in the storage, `ab/ab….webp`
 */
export function pictureAddresses(key: string): { large: string; small: string } {
  const name = key.slice(key.indexOf('/') + 1)
  return { large: PICTURES + name, small: PICTURES + name.replace(/\.webp$/, '.small.webp') }
}
