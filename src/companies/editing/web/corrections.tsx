import type { CompanyField } from '#src/companies/shared/sections.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'

interface CorrectionProps {
  company: OwnCompany
  field: CompanyField
}

/** Shows beside the field what a moderator asks to correct. */
export function Correction({ company, field }: CorrectionProps) {
  const asked = company.corrections.filter((each) => each.field === field)
  if (asked.length === 0) return null
  return (
    <div className={css.asked} role="note" aria-label={`${APP_NAME} demande`}>
      <b>{APP_NAME} demande</b>
      {asked.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {company.decided_at && <small>{formatDateTime(company.decided_at)}</small>}
    </div>
  )
}
