import { Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { OfferDesk } from './desk.tsx'

/** One offer, from the list or a mail. */
export function OfferPage() {
  const id = Number(useParams().id)
  return (
    <>
      <Title title="Offre" />
      <OfferDesk
        key={id}
        id={id}
        wanted={null}
        place={<Link to="/offers">Offres</Link>}
        onDecided={() => {}}
      />
    </>
  )
}
