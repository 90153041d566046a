import { ChatIcon } from '#src/ui/workspace-icons.tsx'
import css from './unread-badge.module.css'

export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.badge}>
      <ChatIcon size={14} />
      {count} {count === 1 ? 'message non lu' : 'messages non lus'}
    </span>
  )
}
