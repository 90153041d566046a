import type { ComponentType } from 'react'
import type { Mark } from '#src/notifications/contract.ts'
import type { NotificationColor, NotificationIcon } from '#src/notifications/shared/appearance.ts'
import { formatRelative } from '#src/shared/dates.ts'
import { classes } from '#src/ui/class-names.ts'
import avatarCss from '#src/ui/display/avatar.module.css'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import {
  BriefcaseIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  EyeIcon,
  MailIcon,
  SearchIcon,
  WarningIcon,
} from '#src/ui/icons.tsx'
import {
  CalendarIcon,
  ChatIcon,
  FileIcon,
  InboxIcon,
  SendIcon,
  SparkIcon,
  StarIcon,
  UndoIcon,
  UsersIcon,
} from '#src/ui/workspace-icons.tsx'
import { type Notification, useMarkNotification } from './notification-list.ts'
import css from './notifications-menu.module.css'

const ICONS: Record<NotificationIcon, ComponentType<{ size?: number }>> = {
  briefcase: BriefcaseIcon,
  calendar: CalendarIcon,
  chat: ChatIcon,
  check: CheckIcon,
  clock: ClockIcon,
  close: CloseIcon,
  eye: EyeIcon,
  file: FileIcon,
  inbox: InboxIcon,
  mail: MailIcon,
  search: SearchIcon,
  send: SendIcon,
  spark: SparkIcon,
  star: StarIcon,
  undo: UndoIcon,
  users: UsersIcon,
  warning: WarningIcon,
}
const TONES = { success: 'green', warning: 'amber' } as const satisfies Record<NotificationColor, string>

/** One notification of the bell: opening its link marks it as read, and its dot shows and changes whether it is. */
export function NotificationItem({
  notification,
  onRemove,
}: {
  notification: Notification
  onRemove: (id: Notification['id']) => void
}) {
  const mark = useMarkNotification()
  const { id, title, subtitle, text, time, read, link } = notification
  const change = (action: Mark) => mark.mutate({ id, action })
  return (
    <li className={classes(css.item, !read && css.unread)}>
      <NotificationFace notification={notification} />
      <div>
        <a
          className={css.title}
          href={link ?? '/dashboard/notifications'}
          target="_blank"
          rel="noopener"
          onClick={() => !read && change('read')}
        >
          {title}
        </a>
        {subtitle && <p>{subtitle}</p>}
        {text && (
          <div className={css.text}>
            <SafeHtml html={text} />
          </div>
        )}
        <time>{timeOf(time)}</time>
      </div>
      <div className={css.acts}>
        <button
          type="button"
          aria-label={read ? `Marquer « ${title} » comme non lue` : `Marquer « ${title} » comme lue`}
          onClick={() => change(read ? 'unread' : 'read')}
        >
          <i />
        </button>
        <button
          type="button"
          className={css.drop}
          aria-label={`Retirer « ${title} » de la liste`}
          onClick={() => onRemove(id)}
        >
          <CloseIcon size={16} />
        </button>
      </div>
    </li>
  )
}

/** Shows the picture of a notification, or else its icon or the first letter of its title; `size` is in px. */
export function NotificationFace({
  notification: { title, img, icon, color },
  size = 40,
}: {
  notification: Notification
  size?: number
}) {
  // A page that was open before an update of the site may be sent a colour or an icon that it does not know.
  const tone = (color && TONES[color]) ?? 'blue'
  const Icon = icon && ICONS[icon]
  if (img || !Icon) return <Avatar name={title.slice(0, 1)} picture={img} tone={tone} size={size} />
  return (
    <span className={classes(avatarCss.avatar, avatarCss[tone])} style={{ width: size, height: size }}>
      <Icon />
    </span>
  )
}

function timeOf(time: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(time) ? formatRelative(time) : time
}
