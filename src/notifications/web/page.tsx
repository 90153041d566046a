import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { currentTime, dayAt, daysBetween } from '#src/shared/dates.ts'
import { capitalised, counted } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { type NotificationPage, useMarkAllNotifications } from '#src/shell/news/notification-list.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { BellIcon } from '#src/ui/icons.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import css from './notifications.module.css'
import { notificationPageQuery, pageOf } from './queries.ts'
import { NotificationRow } from './row.tsx'

const ADDRESS = '/dashboard/notifications'
const hrefOf = (page: number) => (page === 1 ? ADDRESS : `${ADDRESS}?page=${page}`)

export function NotificationsPage() {
  const page = pageOf(useSearch({ strict: false }) as SearchParams)
  const { data, isError, refetch } = useQuery({
    ...notificationPageQuery(page),
    placeholderData: keepPreviousData,
  })
  const markAll = useMarkAllNotifications()
  return (
    <>
      <div className={css.head}>
        <h1>Mes notifications</h1>
        {data && data.meta.total > 0 && <p>{totalOf(data.meta.total)}</p>}
        {data?.data.some((one) => !one.read) && (
          <Button look="secondary" small className={css.all} onClick={() => markAll.mutate()}>
            Tout marquer comme lu
          </Button>
        )}
      </div>
      <Card flush>
        {data && <List list={data} />}
        {!data && !isError && (
          <div className={css.reading}>
            <SkeletonLines lines={9} />
          </div>
        )}
        {!data && isError && <Failed onRetry={refetch} />}
      </Card>
      {data && <Pagination page={page} lastPage={data.meta.last_page} hrefOf={hrefOf} />}
    </>
  )
}

function List({ list: { data, meta } }: { list: NotificationPage }) {
  if (meta.total === 0) return <EmptyState icon={BellIcon}>Pas de notification pour l'instant!</EmptyState>
  if (data.length === 0)
    return (
      <EmptyState
        icon={BellIcon}
        actions={<LinkButton href={ADDRESS}>Revenir à la première page</LinkButton>}
      >
        Cette page n’a pas de notification.
      </EmptyState>
    )
  return daysOf(data).map(([day, list]) => (
    <section key={day} className={css.day} aria-labelledby={`jour-${day}`}>
      <h2 id={`jour-${day}`}>{dayName(day)}</h2>
      <ul className={css.list}>
        {list.map((one) => (
          <NotificationRow key={one.id} notification={one} />
        ))}
      </ul>
    </section>
  ))
}

/** Groups the list by day and keeps its order, which begins with the newest. */
function daysOf(list: NotificationPage['data']): [day: string, list: NotificationPage['data']][] {
  const days = new Map<string, NotificationPage['data']>()
  for (const one of list) {
    const day = dayAt(one.time)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days]
}

function dayName(day: string): string {
  const ago = daysBetween(day, currentTime())
  if (ago === 0) return 'Aujourd’hui'
  return ago === 1 ? 'Hier' : capitalised(formatLongDate(day))
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure onRetry={onRetry}>
      Vos notifications n’ont pas pu être chargées. Vérifiez votre réseau, puis réessayez.
    </LoadFailure>
  )
}

function totalOf(total: number): string {
  return counted(total, 'notification')
}
