import { useState } from 'react'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { ApiError } from '../api/api.ts'
import { inOrder, judgedAgain, type Messages } from './messages.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export interface MessageOptions<V extends object> {
  /** The first values of the fields, in the order of the screen; only these fields are checked. */
  initial: V
  /** The id of the field's element, where it is not the field's path. */
  idOf?: (path: string) => string
  /** A short form has no summary of its errors: its first wrong field takes the focus. */
  short?: boolean
  /** The text that is shown before anything was sent. */
  failure?: string | undefined
  /** Changes what a refusal shows: otherwise the messages of its fields, or its own message. */
  onRefused?: (error: ApiError) => Partial<Refusal> | undefined
}

interface Shown extends Refusal {
  /** The messages that came from the server, which the browser cannot check again. */
  said: Messages
  /** The refusal itself, for forms that depend on its status. */
  refused: ApiError | null
  problems: readonly FieldProblem[]
  /** Counts the refused presses, so that each of them brings the focus to the summary again. */
  attempt: number
}

const NOTHING: Shown = { errors: {}, said: {}, refused: null, problems: [], attempt: 0 }

/** The messages of a form: on its fields, in the summary of the last refused press, and beside them. */
export function useMessages<V extends object>(options: MessageOptions<V>) {
  const { initial, idOf = (path: string) => path, short, failure, onRefused } = options
  const fields = Object.keys(initial)
  const [shown, setShown] = useState<Shown>({ ...NOTHING, failure })

  const show = ({ errors, failure }: Refusal, refused: ApiError | null = null) => {
    const list = Object.entries(errors).map(([path, message]) => ({ id: idOf(path), message }))
    const problems = short ? [] : list
    const said = refused ? errors : {}
    setShown(({ attempt }) => ({ errors, said, refused, failure, problems, attempt: attempt + 1 }))
    if (short && list[0]) document.getElementById(list[0].id)?.focus()
  }
  /** Shows what is wrong, and tells whether the form can be sent. */
  const pass = (found: Messages) => {
    const isRight = Object.keys(found).length === 0
    if (isRight) setShown(({ attempt }) => ({ ...NOTHING, attempt }))
    else show({ errors: inOrder(found, fields) })
    return isRight
  }
  const refuse = (error: unknown) => {
    const refused = error instanceof ApiError ? error : null
    show(refusalOf(error, fields, refused ? onRefused?.(refused) : undefined), refused)
    // Anything but a refusal is a fault of ours: the form can be sent again, and the fault must be seen.
    if (!refused) throw error
  }
  /** What is wrong with a field as it is left; what the server refused of it stands until it is corrected. */
  const put = (path: string, found: string | undefined) =>
    setShown(({ errors: { [path]: standing, ...others }, ...rest }) => {
      const message = found ?? (standing === rest.said[path] ? standing : undefined)
      return { ...rest, errors: message ? { ...others, [path]: message } : others }
    })
  const judge = (found: Messages, isChanged: (path: string) => boolean) =>
    setShown((now) => ({ ...now, errors: judgedAgain(now.errors, { found, said: now.said, isChanged }) }))
  return { shown, idOf, pass, refuse, put, judge, clear: () => setShown(NOTHING) }
}
