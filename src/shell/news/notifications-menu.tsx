import { useQuery } from '@tanstack/react-query'
import { plural } from '#src/shared/phrases.ts'
import { BareButton, Button, LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { BellIcon, CheckIcon } from '#src/ui/icons.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery, useMarkAllNotifications } from './notification-list.ts'
import css from './notifications-menu.module.css'
import { useRemovedNotifications } from './removed-notifications.ts'

/** The bell, with a dot when something is unseen, and its panel. */
export function NotificationsMenu() {
  const { data, refetch } = useQuery(notificationsQuery)
  const { isRemoved, remove } = useRemovedNotifications()
  const list = data?.data.filter(({ id }) => !isRemoved(id))
  const markAll = useMarkAllNotifications()
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const unseen = data?.unseen ?? 0
  const count = `${unseen} ${plural(unseen, 'nouveau', 'nouveaux')}`
  const toggle = () => {
    if (!open) void refetch()
    setOpen(!open)
  }
  return (
    <div ref={box} className={css.box}>
      <BareButton
        className={css.bell}
        aria-expanded={open}
        aria-label={unseen ? `Notifications, ${count}` : 'Notifications'}
        onClick={toggle}
      >
        <BellIcon size={22} />
        {unseen > 0 && <i />}
      </BareButton>
      {open && (
        <section className={css.panel} aria-label="Notifications">
          <header>
            <h2>Notifications</h2>
            {unseen > 0 && <Badge tone="blue">{count}</Badge>}
            {(unseen > 0 || list?.some((one) => !one.read)) && (
              <Button
                look="quiet"
                iconOnly
                className={css.all}
                aria-label="Tout marquer comme lu"
                title="Tout marquer comme lu"
                onClick={() => markAll.mutate()}
              >
                <CheckIcon />
              </Button>
            )}
          </header>
          {list && list.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard.
            <ul tabIndex={0} aria-label="Dernières notifications">
              {list.map((one) => (
                <NotificationItem key={one.id} notification={one} onRemove={remove} />
              ))}
            </ul>
          )}
          {list?.length === 0 && <p className={css.none}>Pas de notification pour l'instant!</p>}
          {!list && (
            <div className={css.none}>
              <SkeletonLines />
            </div>
          )}
          <footer>
            <LinkButton wide small href="/dashboard/notifications" onClick={() => setOpen(false)}>
              Voir toutes les Notifications
            </LinkButton>
          </footer>
        </section>
      )}
    </div>
  )
}
