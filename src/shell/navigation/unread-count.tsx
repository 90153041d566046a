import { plural } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { useUnreadMessages } from '../news/unread-messages.ts'
import css from './unread-count.module.css'

/** The number of unread messages beside an entry of the navigation; nothing for zero. */
export function UnreadCount({ floating }: { floating?: boolean }) {
  const count = useUnreadMessages()
  if (count === 0) return null
  return (
    <b className={classes(css.count, floating && css.floating)}>
      {count > 99 ? '99+' : count}
      <i className="hidden-text"> {plural(count, 'message non lu', 'messages non lus')}</i>
    </b>
  )
}
