import { companyPages } from './companies/sitemap.ts'
import { articlePages } from './content/articles/sitemap.ts'
import { landingSource } from './offers/landing/sitemap.ts'
import { offerPages } from './offers/syndication/sitemap.ts'
import { fixedPages } from './sitemap/fixed-pages.ts'
import type { SitemapSource } from './sitemap/source.ts'

/** Every kind of pages that the sitemap lists. What is private, closed or empty belongs to none of them. */
export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  fixedPages,
  articlePages,
  companyPages,
  offerPages,
  landingSource,
]
