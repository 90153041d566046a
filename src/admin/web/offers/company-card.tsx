import { Link } from 'react-router-dom'
import css from '../desk/desk.module.css'
import { Facts, Section, standingFacts } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { COMPANY_STATUS_WORDS, momentOf } from '../desk/words.ts'

/** Who publishes: known for how long, and for what. */
export function CompanyCard({ company }: { company: OfferReply['company'] }) {
  return (
    <Section title={company.name}>
      <Facts
        facts={[
          { label: 'État', value: COMPANY_STATUS_WORDS[company.status] },
          { label: 'Inscrite', value: momentOf(company.created_at) },
          { label: 'NIF', value: company.nif },
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
