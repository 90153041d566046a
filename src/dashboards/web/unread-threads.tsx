import { counted } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { ChatIcon } from '#src/ui/workspace-icons.tsx'
import { ToDoItem } from './to-do-item.tsx'

interface UnreadThreadsProps {
  count: number
  /** Address of the list of applications with something to read. */
  list: string
  /** Whom the messages come from, in words: « des candidats ». */
  from: string
}

export function UnreadThreads({ count, list, from }: UnreadThreadsProps) {
  return (
    <ToDoItem
      icon={ChatIcon}
      hot
      title={`${counted(count, 'conversation')} avec des messages non lus`}
      action={
        <LinkButton look="soft" small href={`${list}?messages=unread`}>
          Lire les messages
        </LinkButton>
      }
    >
      Des messages {from} attendent d’être lus
    </ToDoItem>
  )
}
