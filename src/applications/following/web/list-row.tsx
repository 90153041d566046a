import { UnreadBadge } from '#src/applications/messages/web/unread-badge.tsx'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { ChevronRightIcon } from '#src/ui/icons.tsx'
import type { ApplicationItem } from '../contract.ts'
import css from './list.module.css'
import { ApplicationProgress } from './progress.tsx'
import { expectedOf } from './words.ts'

export function ApplicationRow({ item, now }: { item: ApplicationItem; now: number }) {
  const ended = item.group === 'ended'
  const expected = expectedOf(item, now)
  return (
    <li className={classes(css.row, ended && css.ended)}>
      <CompanyTile company={item.company} faded={ended} />
      <div className={css.what}>
        <h3 className={css.title}>
          <AppLink className={css.link} href={`/candidat/candidatures/${item.id}/${tabOf(item)}`}>
            {displayTitle(item.job_offer_title)}
          </AppLink>
        </h3>
        <p className="dots">
          <span>{item.company.name}</span>
          {item.city && <span>{item.city}</span>}
        </p>
        <UnreadBadge count={item.unread_messages} />
      </div>
      <div className={css.state}>
        <ApplicationProgress item={item} />
      </div>
      <p className={css.expected}>
        <span className={classes(expected.strong && css.strong, expected.late && css.late)}>
          {expected.first}
        </span>{' '}
        <span>{expected.second}</span>
      </p>
      <ChevronRightIcon className={css.go} />
    </li>
  )
}

/** A row leads to what is asked of the person. */
function tabOf({ has_slots_to_choose }: ApplicationItem): string {
  return has_slots_to_choose ? 'rendez-vous' : 'suivi'
}

export function RowSkeleton() {
  return (
    <li className={css.row}>
      <Skeleton width={44} height={44} />
      <div className={css.bones}>
        <Skeleton width="62%" height={18} />
        <Skeleton width="40%" height={14} />
      </div>
      <div className={classes(css.state, css.bones)}>
        <Skeleton width={110} height={14} />
      </div>
      <div className={classes(css.expected, css.bones)}>
        <Skeleton width={120} height={14} />
      </div>
    </li>
  )
}
