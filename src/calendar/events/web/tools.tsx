import { useLocation } from '@tanstack/react-router'
import { currentTime, dayAt, formatDate, formatShortDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons.tsx'
import css from './calendar.module.css'
import { type CalendarSearch, calendarHref, rangeOf, stepFrom, VIEWS, type View } from './search.ts'
import { GROUPS } from './words.ts'

const VIEW_WORDS: Record<View, string> = { mois: 'Mois', semaine: 'Semaine', liste: 'Liste' }

function useHref(search: CalendarSearch) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (change: Partial<CalendarSearch>) => path + calendarHref(search, change)
}

interface CalendarViewsProps {
  search: CalendarSearch
  /** The list is the usual view, and on a phone the only one that is offered. */
  isForLists: boolean
}

export function CalendarViews({ search, isForLists }: CalendarViewsProps) {
  const hrefOf = useHref(search)
  const view = search.view ?? (isForLists ? 'liste' : undefined)
  return (
    <nav
      className={classes(css.views, isForLists && view === 'liste' && css.onWide)}
      aria-label="Vue du calendrier"
    >
      {VIEWS.map((each) => (
        <AppLink
          key={each}
          href={hrefOf({ view: each })}
          sameSearch
          className={classes(
            view === each && css.current,
            !view && each === 'liste' && css.currentOnPhones,
            !view && each === 'mois' && css.currentOnWide,
          )}
          aria-current={view === each || undefined}
        >
          {VIEW_WORDS[each]}
        </AppLink>
      ))}
    </nav>
  )
}

/** Shows « novembre 2026 » between the links to the days before and after. */
export function CalendarSteps({ search, view }: { search: CalendarSearch; view: View }) {
  const hrefOf = useHref(search)
  const { day } = search
  const today = dayAt(currentTime())
  return (
    <div className={css.steps}>
      <LinkButton
        look="secondary"
        iconOnly
        small
        sameSearch
        aria-label="Avant"
        href={hrefOf({ day: stepFrom(view, day, -1) })}
      >
        <ChevronLeftIcon />
      </LinkButton>
      <LinkButton
        look="secondary"
        iconOnly
        small
        sameSearch
        aria-label="Après"
        href={hrefOf({ day: stepFrom(view, day, 1) })}
      >
        <ChevronRightIcon />
      </LinkButton>
      <h2>{titleOf(view, day)}</h2>
      {day !== today && (
        <LinkButton look="quiet" small sameSearch href={hrefOf({ day: today })}>
          Aujourd’hui
        </LinkButton>
      )}
    </div>
  )
}

function titleOf(view: View, day: string): string {
  if (view === 'mois') return formatDate(day).replace(/^\S+ /, '')
  if (view === 'liste') return `Dès le ${formatShortDate(day)}`
  const { from, to } = rangeOf(view, day)
  return `${formatShortDate(from)} – ${formatShortDate(to)}`
}

/** No chosen kind means all of them. */
export function CalendarFilters({ search, withTeam }: { search: CalendarSearch; withTeam: boolean }) {
  const hrefOf = useHref(search)
  const { types, team } = search
  return (
    <nav className={css.filters} aria-label="Afficher">
      {withTeam && (
        <AppLink
          href={hrefOf({ team: !team })}
          sameSearch
          className={classes(css.filter, team && css.on)}
          aria-current={team || undefined}
        >
          Toute l’équipe
        </AppLink>
      )}
      {GROUPS.map((group) => {
        const on = group.types.every((type) => types.includes(type))
        const next = on ? types.filter((type) => !group.types.includes(type)) : [...types, ...group.types]
        return (
          <AppLink
            key={group.key}
            href={hrefOf({ types: next })}
            sameSearch
            className={classes(css.filter, on && css.on)}
            aria-current={on || undefined}
          >
            <i className={classes(css.dot, css[group.key])} aria-hidden="true" />
            {group.label}
          </AppLink>
        )
      })}
    </nav>
  )
}
