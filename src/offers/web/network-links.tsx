import { LinkButton } from '#src/ui/button.tsx'
import { FacebookIcon, LinkedinIcon } from '#src/ui/share-icons.tsx'
import { facebookHref, linkedinHref } from './share-text.ts'

/** Plain links to where a network shares an address, so that none of its scripts comes here. */
export function NetworkLinks({ address }: { address: string }) {
  return (
    <>
      <LinkButton look="secondary" href={facebookHref(address)} target="_blank" rel="noopener noreferrer">
        <FacebookIcon />
        Facebook<span className="hidden-text"> (nouvel onglet)</span>
      </LinkButton>
      <LinkButton look="secondary" href={linkedinHref(address)} target="_blank" rel="noopener noreferrer">
        <LinkedinIcon />
        LinkedIn<span className="hidden-text"> (nouvel onglet)</span>
      </LinkButton>
    </>
  )
}
