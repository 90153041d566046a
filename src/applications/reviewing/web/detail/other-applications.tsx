import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { StageWord } from '#src/ui/display/stage.tsx'
import { type ApplicationsSearch, detailHref } from '../filters.ts'
import { markOf } from '../stage-mark.ts'
import css from './other-applications.module.css'

interface OtherApplicationsProps {
  others: RecruiterApplicationDetail['others']
  search: ApplicationsSearch
}

export function OtherApplications({ others, search }: OtherApplicationsProps) {
  return (
    <ul className={css.list}>
      {others.map((other) => (
        <li key={other.id}>
          <AppLink href={detailHref(other.id, 'profil', { vue: search.vue })}>
            {displayTitle(other.offer_title)}
          </AppLink>
          <StageWord mark={markOf(other)}>{other.label}</StageWord>
          <time dateTime={other.submitted_at}>{formatShortDate(other.submitted_at)}</time>
        </li>
      ))}
    </ul>
  )
}
