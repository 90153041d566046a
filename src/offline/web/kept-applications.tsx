import { formatShortDate } from '#src/shared/dates.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { KeptApplication } from './kept-record.ts'
import css from './page.module.css'

export function KeptApplications({ applications }: { applications: readonly KeptApplication[] }) {
  if (applications.length === 0) return <p className={css.none}>Aucune candidature envoyée.</p>
  return (
    <ul className={css.list}>
      {applications.map(({ id, title, company, city, label, submitted_at }) => (
        <li key={id} className={css.application}>
          <span className={css.what}>
            <b>{title}</b>
            <span>
              {company}
              {city && `, ${city}`}
            </span>
            {submitted_at && <span>Envoyée le {formatShortDate(submitted_at)}</span>}
          </span>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}
