import { linkedData } from '#src/shared/markup.ts'
import type { PublicProfile } from '../contract.ts'
import { publicNameOf } from './words.ts'

/** Describes the applicant as schema.org's Person, in JSON that is safe inside a script element. */
export function personOf(profile: PublicProfile & { slug: string }, origin: string): string | null {
  const { headline, about, city, skills, languages, picture, slug } = profile
  const person = {
    '@type': 'Person',
    name: publicNameOf(profile),
    url: `${origin}/profils/${slug}`,
    ...(headline && { jobTitle: headline }),
    ...(about && { description: about }),
    ...(picture && { image: origin + picture }),
    ...(city && { address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'MG' } }),
    ...(skills.length > 0 && { knowsAbout: skills }),
    ...(languages.length > 0 && { knowsLanguage: languages.map(({ name }) => name) }),
  }
  return linkedData(person)
}
