import { stateTone } from '#src/applications/shared/labels.ts'
import { formatRelative } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './steps.module.css'

const LIST = '/candidat/candidatures'
/** A step that few reach is shown with those who did. */
const RARE = 'accepted'
const STEPS = [
  ['submitted', 'Envoyée'],
  ['viewed', 'Consultée'],
  ['review', 'À l’étude'],
  ['shortlisted', 'Présélectionnée'],
  ['interview', 'Entretien'],
  ['offer_made', 'Proposition faite'],
  ['accepted', 'Proposition acceptée'],
] as const

interface StepsProps {
  data: ApplicantDashboard
}

export function ApplicantDashboardSteps({ data: { steps, last_changes } }: StepsProps) {
  const most = Math.max(...Object.values(steps), 1)
  return (
    <Card
      title="Mes candidatures en cours"
      action={last_changes.length > 0 && <AppLink href={LIST}>Tout voir</AppLink>}
    >
      <ol className={css.pipe}>
        {STEPS.filter(([step]) => step !== RARE || steps[step] > 0).map(([step, words]) => (
          <li key={step} className={steps[step] ? undefined : css.zero}>
            <AppLink href={`${LIST}?status=${step}`}>
              <i style={{ '--share': steps[step] / most } as object} />
              <b>{steps[step]}</b>
              <span>{words}</span>
            </AppLink>
          </li>
        ))}
      </ol>
      {last_changes.length > 0 ? (
        <ul className={css.news} aria-label="Derniers changements">
          {last_changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ul>
      ) : (
        <p className={css.none}>Vos candidatures apparaîtront ici, avec chaque réponse des recruteurs.</p>
      )}
    </Card>
  )
}

interface ChangeProps {
  change: ApplicantDashboard['last_changes'][number]
}

function Change({ change }: ChangeProps) {
  const { id, job_offer_title, company, label, changed_at } = change
  return (
    <li>
      <CompanyTile company={company} size="small" />
      <span className={classes(css.what, 'dots')}>
        <AppLink href={`${LIST}/${id}/suivi`}>{displayTitle(job_offer_title)}</AppLink>
        <span>{company.name}</span>
      </span>
      <time dateTime={changed_at}>{formatRelative(changed_at)}</time>
      <span className={css.state}>
        <Badge tone={stateTone(change)}>{label}</Badge>
      </span>
    </li>
  )
}
