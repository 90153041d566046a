import { formatRelative } from '#src/shared/dates.ts'
import { NotificationFace } from '#src/shell/news/notification-item.tsx'
import { type Notification, useMarkNotification } from '#src/shell/news/notification-list.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { Mark } from '../contract.ts'
import css from './notifications.module.css'

interface RowProps {
  notification: Notification
}

/** One notification of the full list: opening its link in a new tab marks it as read, and its button changes that. */
export function NotificationRow({ notification }: RowProps) {
  const mark = useMarkNotification()
  const { id, title, subtitle, text, time, read, link } = notification
  const change = (action: Mark) => mark.mutate({ id, action })
  return (
    <li className={classes(css.row, !read && css.unread)}>
      <NotificationFace notification={notification} size={32} />
      <div className={css.body}>
        <h3>
          {link ? (
            <a href={link} target="_blank" rel="noopener" onClick={() => !read && change('read')}>
              {title}
              <span className="hidden-text"> (nouvel onglet)</span>
            </a>
          ) : (
            title
          )}
          {!read && <span className="hidden-text">, non lue</span>}
        </h3>
        <div className={css.text}>{text ? <SafeHtml html={text} /> : subtitle}</div>
      </div>
      <time dateTime={time}>{formatRelative(time)}</time>
      <Button
        look="quiet"
        small
        className={css.mark}
        aria-label={
          read ? `Marquer «\u00A0${title}\u00A0» comme non lue` : `Marquer «\u00A0${title}\u00A0» comme lue`
        }
        title={read ? 'Marquer comme non lue' : 'Marquer comme lue'}
        onClick={() => change(read ? 'unread' : 'read')}
      >
        <i />
      </Button>
    </li>
  )
}
