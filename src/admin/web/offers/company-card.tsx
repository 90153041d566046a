import { Link } from 'react-router-dom'
import { formatNif } from '#src/companies/shared/registration.ts'
import { formatDate } from '#src/shared/dates.ts'
import css from '../desk/desk.module.css'
import { Facts, Section, standingFacts } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { COMPANY_STATUS_WORDS } from '../desk/words.ts'

/** Who publishes: known for how long, and for what. */
export function CompanyCard({ company }: { company: OfferReply['company'] }) {
  return (
    <Section title={company.name}>
      <Facts
        isNarrow
        facts={[
          { label: 'État', value: COMPANY_STATUS_WORDS[company.status] },
          { label: 'Inscrite', value: formatDate(company.created_at) },
          { label: 'NIF', value: company.nif && formatNif(company.nif) },
          { label: 'Ville', value: company.city },
          { label: 'E-mail', value: company.email },
          { label: 'Site web', value: company.website },
          ...standingFacts(company),
        ]}
      />
      <div className={css.actions}>
        <Link to={`/societes/${company.id}`}>Ouvrir la société</Link>
      </div>
    </Section>
  )
}
