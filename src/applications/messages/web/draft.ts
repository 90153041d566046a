import { useState } from 'react'
import { useDraft } from '#src/shell/form/draft.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { Area } from './queries.ts'

interface Draft {
  text: string
  /** Goes with what was tried to be sent, so that trying again is the same message. */
  client_key: string
}

/** What is written and not sent, kept in this browser until the server has it: without a network, after a reload too. */
export function useMessageDraft(area: Area, id: number) {
  const user = useUser()
  const { found, follow, forget } = useDraft<Draft>(`asafidy.message.${user?.id ?? 0}.${area}-${id}`)
  const [draft, setDraft] = useState<Draft>(() => found ?? { text: '', client_key: newKey() })
  const put = (next: Draft) => {
    setDraft(next)
    follow(next)
  }
  return {
    ...draft,
    write: (text: string) => put({ ...draft, text }),
    /** What is left to say is another message. */
    startAgain: (text = '') => {
      const next = { text, client_key: newKey() }
      setDraft(next)
      if (text) follow(next)
      else forget()
    },
  }
}

/** As `crypto.randomUUID`, which a site without HTTPS does not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `${a}-${b}-4${c}-a${d}-${hex.slice(20)}`
}
