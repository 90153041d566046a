import { AppLink } from '#src/ui/app-link.tsx'
import { CompanyDesk } from './desk.tsx'
import { COMPANIES } from './list.tsx'

/** One company, reached from the list or from an offer of it. */
export function CompanyPage({ id }: { id: number }) {
  return (
    <CompanyDesk
      key={id}
      id={id}
      wanted={null}
      place={<AppLink href={COMPANIES}>Sociétés</AppLink>}
      onDecided={() => {}}
    />
  )
}
