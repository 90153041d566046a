import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comparisonHref } from '#src/applications/comparing/web/address.ts'
import { EnteredBadge } from '#src/applications/entering/web/badge.tsx'
import { OpinionLine, RatingStar } from '#src/applications/evaluating/web/opinion.tsx'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { isPromiseOver } from '#src/applications/shared/promise.ts'
import { lateDays } from '#src/reference/shared/delays.ts'
import { currentTime, formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { StageWord } from '#src/ui/display/stage.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons.tsx'
import { type ApplicationsSearch, detailHref, listHref } from '../filters.ts'
import { useShortcuts } from '../keys.ts'
import keyCss from '../shortcuts.module.css'
import { markOf } from '../stage-mark.ts'
import css from './header.module.css'
import { ApplicationProgress } from './progress.tsx'

interface ApplicationHeaderProps {
  application: RecruiterApplicationDetail
  tab: string
  search: ApplicationsSearch
}

export function ApplicationHeader({ application, tab, search }: ApplicationHeaderProps) {
  const { applicant_name, offer, submitted_at, attempts, days_without_answer: days } = application
  return (
    <header className={classes(css.header, tab !== 'profil' && css.compact)}>
      <div className={css.top}>
        <span className={css.face}>
          <Avatar name={applicant_name} size={56} />
        </span>
        <div className={css.who}>
          <h1 tabIndex={-1}>{applicant_name}</h1>
          <p className="dots">
            <AppLink
              href={listHref({ offer_id: String(offer.id) })}
              title="Toutes les candidatures à cette offre"
            >
              {displayTitle(offer.title)}
            </AppLink>
            <span>reçue le {formatShortDate(submitted_at)}</span>
            {attempts > 1 && <span>envoyée à nouveau</span>}
          </p>
          <p className={css.state}>
            <StageWord mark={markOf(application)}>{application.label}</StageWord>
            {days !== null && days > 0 && (
              <span className={days >= lateDays() ? css.late : css.days}>{days} j sans réponse</span>
            )}
            <Promised application={application} />
            {application.followed_up_at && (
              <span className={css.late}>
                vous a relancé le {formatShortDate(application.followed_up_at)}
              </span>
            )}
            {application.rating !== null && <RatingStar rating={application.rating} />}
            <EnteredBadge entered={application.entered} />
            <OpinionLine of={application} />
          </p>
        </div>
        <div className={css.ways}>
          {application.is_comparable && (
            <LinkButton look="secondary" small href={comparisonHref([application.id])}>
              Comparer
            </LinkButton>
          )}
          <Neighbours application={application} tab={tab} search={search} />
        </div>
      </div>
      <div className={css.progress}>
        <ApplicationProgress application={application} />
      </div>
    </header>
  )
}

/** The promised day is shown while the applicant waits for an answer. */
function Promised({ application }: Pick<ApplicationHeaderProps, 'application'>) {
  const { days_without_answer: days, answer_due_at: due } = application
  if (days === null || !due) return null
  const isOver = isPromiseOver(due, currentTime())
  return (
    <span className={isOver ? css.late : css.days}>
      {isOver ? 'réponse promise pour le' : 'réponse promise au plus tard le'} {formatShortDate(due)}
      {isOver && ', en retard'}
    </span>
  )
}

/**
 * The neighbours are those in the list that the application was opened from, and Back leads to that list from each of
 * them.
 */
function Neighbours({ application: { previous_id, next_id }, tab, search }: ApplicationHeaderProps) {
  const router = useRouter()
  const hrefTo = (id: number | null) => (id === null ? undefined : detailHref(id, tab, search))
  const [previous, next] = [hrefTo(previous_id), hrefTo(next_id)]
  const opens = (href: string | undefined) => href && (() => void router.navigate({ href, replace: true }))
  useShortcuts({ j: opens(next) || undefined, k: opens(previous) || undefined })
  return (
    <nav aria-label="Candidatures voisines" className={css.neighbours}>
      <Neighbour href={previous} label="Candidature précédente" letter="K">
        <ChevronLeftIcon size={18} />
      </Neighbour>
      <Neighbour href={next} label="Candidature suivante" letter="J">
        <ChevronRightIcon size={18} />
      </Neighbour>
    </nav>
  )
}

interface NeighbourProps {
  href: string | undefined
  label: string
  letter: string
  children: ReactNode
}

function Neighbour({ href, label, letter, children }: NeighbourProps) {
  const inside = (
    <>
      {children}
      <span className={keyCss.key} aria-hidden="true">
        {letter}
      </span>
    </>
  )
  if (!href) return <span className={css.none}>{inside}</span>
  return (
    <LinkButton
      look="secondary"
      small
      replace
      href={href}
      aria-label={label}
      aria-keyshortcuts={letter}
      sameSearch
    >
      {inside}
    </LinkButton>
  )
}
