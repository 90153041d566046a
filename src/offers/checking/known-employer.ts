import { HttpError } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { findPublicOffer } from '../offers.ts'
import { isOpen } from '../open.ts'
import { findAddresses, findNumbers } from '../wording/shared/contacts.ts'
import { findKnownCompanies, type KnownCompany, openNameFinder } from './companies.ts'
import type { CheckedAdvertisement } from './contract.ts'
import { findEmployer, findNif, isFreeMail } from './employer.ts'
import { findLinks } from './links.ts'

type Findings = Pick<CheckedAdvertisement, 'signs' | 'notes' | 'strengths'>

/** What the site knows of whoever an advertisement says that it is from. */
export function checkEmployer(services: Services) {
  const findNames = openNameFinder(services)
  return async (text: string): Promise<Findings> => {
    const nif = findNif(text)
    const { byName, byNif } = await findKnownCompanies(services.db, await findNames(text), nif)
    const known = byNif ? [byNif, ...byName.filter(({ id }) => id !== byNif.id)] : byName
    const named = findEmployer(text)
    const findings: Findings = { signs: [], notes: [], strengths: [] }
    if (byNif) findings.strengths.push({ kind: 'company_by_nif', found: byNif.name, path: pathOf(byNif) })
    else if (nif) findings.signs.push({ kind: 'unknown_nif', found: nif })
    for (const company of known) {
      if (company !== byNif)
        findings.strengths.push({ kind: 'company_named', found: company.name, path: pathOf(company) })
      findings.strengths.push(...findOwnContacts(text, company))
    }
    findings.strengths.push(...(await findOwnOffers(services, text, findings)))
    const isAdvertisement = text.includes(' ') && text.length > 40
    if (known.length === 0 && named) findings.notes.push({ kind: 'company_unknown', found: named })
    else if (known.length === 0 && isAdvertisement && findings.strengths.length === 0)
      findings.notes.push({ kind: 'company_missing', found: null })
    return findings
  }
}

const pathOf = ({ slug }: KnownCompany) => `/profils/${slug}`

/** The site or the number of a company that the text names, and so has to be compared with what it told us. */
function findOwnContacts(text: string, { website, phone_number }: KnownCompany): Findings['strengths'] {
  const site = website ? hostOf(URL.parse(website)?.hostname ?? '') : ''
  const link = findLinks(text).find(({ url }) => site !== '' && hostOf(url.hostname) === site)
  const address = findAddresses(text).find(
    ({ found }) => site !== '' && !isFreeMail(found) && found.toLowerCase().endsWith(`@${site}`),
  )
  const [own] = findNumbers(phone_number ?? '')
  const number = findNumbers(text).find(({ digits }) => digits === own?.digits)
  const contact = link ?? address
  return [
    ...(contact ? [{ kind: 'company_site' as const, found: contact.found, path: null }] : []),
    ...(number ? [{ kind: 'company_number' as const, found: number.found, path: null }] : []),
  ]
}

const hostOf = (hostname: string) => hostname.toLowerCase().replace(/^www\./, '')

/** The offers of this site that the text links to; one that is over, and a link elsewhere, are noted. */
async function findOwnOffers(services: Services, text: string, { notes }: Findings) {
  const ours = new URL(services.env.APP_URL).host
  const strengths: Findings['strengths'] = []
  for (const { found, url } of findLinks(text).slice(0, 5)) {
    if (url.host !== ours) {
      if (found.length === text.trim().length) notes.push({ kind: 'link_unread', found })
      continue
    }
    const id = /^\/offres\/(\d{1,9})(?:-|$)/.exec(url.pathname)?.[1]
    const shown = id ? await findPublicOffer(services.db, Number(id)).catch(nullIfMissing) : null
    if (!shown) continue
    const { offer, company } = shown
    if (isOpen({ ...offer, company_status: 'validated' }, services.clock.now()))
      strengths.push({
        kind: 'offer_here',
        found: `${displayTitle(offer.title)}, ${company.name}`,
        path: `/offres/${offer.id}-${offer.slug}`,
      })
    else notes.push({ kind: 'offer_over', found: displayTitle(offer.title) })
  }
  return strengths
}

/** @throws the error, unless it says that there is no such page */
function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}
