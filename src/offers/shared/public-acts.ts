import type { Offer } from '../contract.ts'

/** What a visitor may do with an offer besides applying to it. */
export interface PublicActs {
  share: boolean
  report: boolean
}

/** A preview shows what visitors will read, and none of what they can do only once it is online. */
export const NO_ACTS: PublicActs = { share: false, report: false }

/** An offer that is closed leads nobody anywhere, and a company does not report an offer of its own. */
export function publicActsOf(
  { status, company }: { status: Offer['status']; company: { slug: string } },
  reader: { company: { slug: string } | null } | null,
): PublicActs {
  const isOpen = status === 'open'
  return { share: isOpen, report: isOpen && reader?.company?.slug !== company.slug }
}
