import { plural } from '#src/shared/phrases.ts'
import { ChatIcon } from '#src/ui/workspace-icons.tsx'
import css from './unread-badge.module.css'

export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.badge}>
      <ChatIcon size={14} />
      {count} {plural(count, 'message non lu', 'messages non lus')}
    </span>
  )
}
