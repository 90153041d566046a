import { AppLink } from '#src/ui/app-link.tsx'
import { OfferDesk } from './desk.tsx'
import { OFFERS } from './list.tsx'

/** One offer, reached from the list. */
export function OfferPage({ id }: { id: number }) {
  return (
    <OfferDesk
      key={id}
      id={id}
      wanted={null}
      place={<AppLink href={OFFERS}>Offres</AppLink>}
      onDecided={() => {}}
    />
  )
}
