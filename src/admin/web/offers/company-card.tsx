import { formatNif } from '#src/companies/shared/format-nif.ts'
import { formatDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { companyHref } from '../companies/list.tsx'
import css from '../desk/desk.module.css'
import { COMPANY_STATUS_LABELS } from '../desk/labels.ts'
import { Facts, listActivityFacts, Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'

/** The company that publishes the offer: since when it is known, and for what. */
export function CompanyCard({ company }: { company: OfferReply['company'] }) {
  return (
    <Section title={company.name}>
      <Facts
        isNarrow
        facts={[
          { label: 'État', value: COMPANY_STATUS_LABELS[company.status] },
          { label: 'Inscrite', value: formatDate(company.created_at) },
          { label: 'NIF', value: company.nif && formatNif(company.nif) },
          { label: 'Ville', value: company.city },
          { label: 'E-mail', value: company.email },
          { label: 'Site web', value: company.website },
          ...listActivityFacts(company),
        ]}
      />
      <div className={css.actions}>
        <AppLink href={companyHref(company.id)}>Ouvrir la société</AppLink>
      </div>
    </Section>
  )
}
