import { Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { CompanyDesk } from './desk.tsx'

/** One company, from the list or beside an offer. */
export function CompanyPage() {
  const id = Number(useParams().id)
  return (
    <>
      <Title title="Société" />
      <CompanyDesk
        key={id}
        id={id}
        wanted={null}
        place={<Link to="/companies">Sociétés</Link>}
        onDecided={() => {}}
      />
    </>
  )
}
