import { APP_NAME } from '#src/shared/app-name.ts'
import { linkedData } from '#src/shared/markup.ts'

/** The site with its search, and who runs it, as schema.org's WebSite, as JSON that is safe inside a script element. */
export function websiteOf(origin: string): string {
  return linkedData({
    '@type': 'WebSite',
    name: APP_NAME,
    url: `${origin}/`,
    inLanguage: 'fr',
    publisher: {
      '@type': 'Organization',
      name: APP_NAME,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/offres?keywords={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
}
