import { LinkButton } from '#src/ui/button.tsx'

export function Download({ address, name }: { address: string; name: string }) {
  return (
    // With a target the link is the browser's own: the router knows no page under this address.
    <LinkButton look="quiet" small href={address} download={name} target="_self">
      Télécharger
    </LinkButton>
  )
}
