import { splitName, withoutTitle } from '../importing/text/names.ts'
import type { Identity, Link } from '../shared/document.ts'
import { isRecord } from './complement.ts'
import type { StandardReader } from './reader.ts'
import { addressOf, type Item } from './standard.ts'

export function basicsOf(identity: Identity, summary: string): Item {
  const { first_name, last_name, headline, email, phone_number, city, address, links } = identity
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    label: headline,
    email,
    phone: phone_number,
    ...(summary && { summary }),
    location: { address, city },
    // A hidden value is written into our own part alone, because other programs would show it.
    profiles: links.filter(({ is_hidden }) => !is_hidden).map(({ label, url }) => ({ network: label, url })),
  }
}

/** Links keep their ids only where our own part of the file gives them. */
export function readBasics(reader: StandardReader, basics: Item): Identity {
  const name = splitName(withoutTitle(reader.text(basics.name)).split(' ').filter(Boolean))
  const location = isRecord(basics.location) ? basics.location : { city: basics.location }
  const town = reader.joined([location.postalCode, location.city], ' ')
  return {
    first_name: name.first || reader.first(basics.firstName, basics.givenName),
    last_name: name.last || reader.first(basics.lastName, basics.familyName),
    headline: reader.first(basics.label, basics.headline, basics.title),
    email: reader.text(basics.email),
    phone_number: reader.text(basics.phone),
    city: reader.joined([town, location.region, countryName(reader.text(location.countryCode))]),
    address: reader.text(location.address),
    driving_licence: '',
    links: readLinks(reader, basics),
    photo: null,
    show_photo: false,
  }
}

/** Writes « FR » as « France »; a code that is no country's stays as it is. */
function countryName(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  return new Intl.DisplayNames('fr', { type: 'region' }).of(code.toUpperCase()) ?? code
}

function readLinks(reader: StandardReader, basics: Item): Link[] {
  const own = { label: '', url: addressOf(reader, basics) }
  const others = reader.items(basics.profiles).map((item) => {
    const [url, name] = [reader.url(item.url), reader.text(item.username)]
    // Most addresses say the name that the person has there.
    const isSaid = url.toLowerCase().includes(name.toLowerCase())
    return { label: reader.joined([item.network, isSaid ? '' : name]), url }
  })
  const links = [own, ...others].filter(({ label, url }) => label || url)
  for (const { label, url } of links.slice(10)) reader.leave([label, url].filter(Boolean).join(' '))
  return links.slice(0, 10).map((link, index) => ({ id: `lien-${index + 1}`, ...link }))
}
