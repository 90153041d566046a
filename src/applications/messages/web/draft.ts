import { useState } from 'react'
import { newClientKey } from '#src/shell/form/client-key.ts'
import { useDraft } from '#src/shell/form/draft.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { Area } from './queries.ts'

interface Draft {
  text: string
  /** The key stays with what was tried to be sent, so that trying again makes no second message. */
  client_key: string
}

/** The browser keeps what is written until the server has it, so that it survives a lost network and a reload. */
export function useMessageDraft(area: Area, id: number) {
  const user = useUser()
  const { found, follow, forget } = useDraft<Draft>(`asafidy.message.${user?.id ?? 0}.${area}-${id}`)
  const [draft, setDraft] = useState<Draft>(() => found ?? { text: '', client_key: newClientKey() })
  const put = (next: Draft) => {
    setDraft(next)
    follow(next)
  }
  return {
    ...draft,
    write: (text: string) => put({ ...draft, text }),
    /** What is left to say is another message, with a key of its own. */
    startAgain: (text = '') => {
      const next = { text, client_key: newClientKey() }
      setDraft(next)
      if (text) follow(next)
      else forget()
    },
  }
}
