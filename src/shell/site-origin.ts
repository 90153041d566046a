import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'

/** The site's own address, as `https://asafidy.mg`, for what leaves the page: canonical links, shares. */
export const siteOrigin = createIsomorphicFn()
  .server(() => getRequestUrl().origin)
  .client(() => location.origin)
