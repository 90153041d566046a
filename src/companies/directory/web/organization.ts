import { linkedData } from '#src/shared/markup.ts'
import type { CompanyPage } from '../contract.ts'

/** The company as schema.org's Organization, as JSON that is safe inside a script element. */
export function organizationOf(company: CompanyPage, origin: string): string | null {
  const { name, slug, logo, description, website, social_links, address, city, region } = company
  const sites = [website, ...social_links.map(({ url }) => url)].filter((each) => each !== null)
  return linkedData({
    '@type': 'Organization',
    name,
    url: `${origin}/profils/${slug}`,
    ...(logo && { logo: origin + logo }),
    ...(description && {
      description: description
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }),
    ...(sites.length > 0 && { sameAs: sites }),
    ...(city && {
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        addressLocality: city.name,
        ...(region && { addressRegion: region.name }),
        addressCountry: 'MG',
      },
    }),
  })
}
