import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReminderDialog } from '#src/calendar/reminders/web/dialog.tsx'
import { SubscriptionCard } from '#src/calendar/subscriptions/web/card.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { CalendarEvent } from '../contract.ts'
import css from './calendar.module.css'
import { EventDialog } from './dialog.tsx'
import { CalendarList } from './list.tsx'
import { CalendarMonth } from './month.tsx'
import { eventsQuery } from './queries.ts'
import type { CalendarSearch, View } from './search.ts'
import { CalendarFilters, CalendarSteps, CalendarViews } from './tools.tsx'
import { CalendarWeek } from './week.tsx'

/** The address holds the whole state of the calendar: view, day and filter. */
export function CalendarPage({ search }: { search: CalendarSearch }) {
  const [shown, show] = useState<CalendarEvent | null>(null)
  const [adding, setAdding] = useState(false)
  const isRecruiter = useUser()?.userable_type === 'recruiter'
  const { view, day } = search
  // An applicant has few days that matter: a list says them best, and the month is there for who wants it.
  const usual: View[] = isRecruiter ? ['liste', 'mois'] : ['liste']
  const views = view ? [view] : usual
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Mon calendrier</h1>
        <CalendarViews search={search} isForLists={!isRecruiter} />
        <Button look="secondary" onClick={() => setAdding(true)} aria-label="Ajouter un rappel">
          <PlusIcon size={18} />
          <span className={css.wide}>Ajouter un rappel</span>
        </Button>
      </header>
      {views.map((each) => (
        <div
          key={each}
          className={classes(css.view, views.length > 1 && (each === 'liste' ? css.onPhones : css.onWide))}
        >
          <div className={css.bar}>
            <CalendarSteps search={search} view={each} />
            <CalendarFilters search={search} withTeam={isRecruiter} />
          </div>
          <Shown view={each} search={search} onOpen={show} />
        </div>
      ))}
      <div className={css.aside}>
        <SubscriptionCard folded={!isRecruiter} />
      </div>
      <EventDialog event={shown} onClose={() => show(null)} />
      <ReminderDialog
        open={adding}
        onClose={() => setAdding(false)}
        id={null}
        start={{ title: '', day, time: '', note: '' }}
      />
    </div>
  )
}

interface ShownProps {
  view: View
  search: CalendarSearch
  onOpen: (event: CalendarEvent) => void
}

function Shown({ view, search, onOpen }: ShownProps) {
  const { data, error, refetch } = useQuery(eventsQuery(view, search))
  if (!data)
    return error ? (
      <LoadFailure onRetry={refetch}>Votre calendrier n’a pas pu être lu.</LoadFailure>
    ) : (
      <SkeletonLines lines={8} />
    )
  const { types } = search
  const events = types.length > 0 ? data.filter(({ type }) => types.includes(type)) : data
  const props = { search, events, onOpen }
  if (view === 'mois') return <CalendarMonth {...props} />
  return view === 'semaine' ? (
    <CalendarWeek {...props} />
  ) : (
    <CalendarList {...props} isFiltered={types.length > 0} />
  )
}
