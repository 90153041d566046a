import { useEffect, useRef, useState } from 'react'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { FASTEST_MS } from '../messages/shared/fastest.ts'

interface Traps {
  website: string
  opened_at: number
}

interface TeamFormOptions<V extends object> {
  initial: V
  /** When the page was made, in milliseconds. */
  openedAt: number
  /** How the server answered the form that the browser sent without scripts. */
  answered: AnsweredForm | undefined
  schema: Parameters<typeof useForm<V & Traps>>[0]['schema']
  /** Makes the call, and gives what its answer says. */
  send: (values: V & Traps) => Promise<string>
}

/** A form to the team: what was written stays until it is sent, and the answer is told until something is written again. */
export function useTeamForm<V extends object>({
  initial,
  openedAt,
  answered,
  schema,
  send,
}: TeamFormOptions<V>) {
  const [sent, setSent] = useState(answered?.accepted ? answered.message : null)
  // Whoever has sent it once has read it, however fast the second time is.
  const empty = { ...initial, website: '', opened_at: answered ? 0 : openedAt }
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const form = useForm<V & Traps>({
    initial: { ...empty, ...(answered && !answered.accepted && answered.values) },
    failure: answered && !answered.accepted ? answered.message : undefined,
    schema,
    send: async (values) => {
      // Filled in by the browser, a form is sent sooner than people read; the server would take it for a program's.
      const early = FASTEST_MS - (performance.now() - shownAt.current)
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      const said = await send(values)
      form.reset(empty)
      setSent(said)
    },
    onWrite: () => setSent(null),
  })
  return { form, sent }
}
