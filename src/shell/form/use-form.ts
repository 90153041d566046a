import { type FormEvent, useRef, useState } from 'react'
import { afterPress } from '#src/ui/held-press.ts'
import type { Schema } from './check.ts'
import type { Messages } from './messages.ts'
import { isBlank, type TextPath, valueAt, withValueAt, writtenSince } from './paths.ts'
import { type MessageOptions, useMessages } from './use-messages.ts'

interface FormOptions<V extends object> extends MessageOptions<V> {
  /**
   * What the contract checks the body with. Public pages import it in here: it brings the schema library, which the
   * first thing written asks for, or the press.
   */
  schema: () => Schema | undefined | Promise<Schema | undefined>
  /** Makes the body of the call, where it is not simply the values. */
  body?: (values: V) => unknown
  /** Makes the call; it rejects with an ApiError. */
  send: (values: V) => Promise<unknown>
  /** Called when a person changes a value, and not when `reset` does. */
  onWrite?: (values: V) => void
}

export type Form<V extends object> = ReturnType<typeof useForm<V>>

/**
 * A form over a schema of the contract: a field is checked as it is left, all of them as the form is sent, and a message
 * that stands is looked at again as it is corrected. What the server refuses is said on its field; nothing written is
 * lost, and a second press sends nothing more.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { values, latest, put, restart, isReached, whileSent } = useValues(options.initial)
  const { shown, idOf, ...messages } = useMessages(options)
  const { load, find, findNow } = useCheck(options, latest)
  const { sending, submit } = useSubmit(async () => {
    if (messages.pass(await find())) await whileSent(options.send).catch(messages.refuse)
  })
  const write = async (next: V) => {
    const before = latest.current
    put(next)
    options.onWrite?.(next)
    if (Object.keys(shown.errors).length === 0) return load()
    // In the turn of what was written: a message that goes later takes the button away from under the next press.
    messages.judge(findNow() ?? (await find()), (path) => valueAt(before, path) !== valueAt(next, path))
  }
  const blur = async (path: string) => {
    if (!isReached(path)) return
    const found = await find()
    afterPress(() => messages.put(path, found[path]))
  }
  /** The properties that bind a text of the form, or of one of its rows, to its field. */
  const text = (path: TextPath<V>) => ({
    id: idOf(path),
    name: path as string,
    error: shown.errors[path],
    value: String(valueAt(values, path) ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      write(withValueAt(latest.current, path, target.value)),
    onBlur: () => blur(path),
  })
  const change = (patch: Partial<V>) => write({ ...latest.current, ...patch })
  /**
   * Starts the form again, from other values where they are given, and removes its messages. What a person wrote since
   * the press, while the call was on its way, stays.
   */
  const reset = (start = options.initial) => {
    restart(start)
    messages.clear()
  }
  const { errors, failure, refused, problems, attempt } = shown
  const summary = { problems, attempt }
  return { values, errors, summary, failure, refused, sending, text, change, blur, submit, reset }
}

function useValues<V extends object>(initial: V) {
  const [values, setValues] = useState(initial)
  // A handler may run before the next render, so it reads the newest values here.
  const latest = useRef(values)
  const start = useRef(values)
  const sent = useRef<V | null>(null)
  const put = (next: V) => {
    latest.current = next
    setValues(next)
  }
  const restart = (next: V) => {
    start.current = next
    put(sent.current ? writtenSince(sent.current, latest.current, next) : next)
  }
  const whileSent = async (send: (values: V) => Promise<unknown>) => {
    sent.current = latest.current
    try {
      await send(latest.current)
    } finally {
      sent.current = null
    }
  }
  // A field that is still empty was not reached yet: a message there would come before the person does.
  const isReached = (path: string) =>
    !isBlank(valueAt(latest.current, path)) || !isBlank(valueAt(start.current, path))
  return { values, latest, put, restart, isReached, whileSent }
}

function useCheck<V extends object>(
  { initial, schema, body = (values) => values }: FormOptions<V>,
  latest: { current: V },
) {
  const check = useRef<(given: unknown, fields: readonly string[]) => Messages>(undefined)
  const load = async () => {
    if (check.current) return
    try {
      const [{ problemsIn }, rules] = await Promise.all([import('./check.ts'), schema()])
      if (rules) check.current = (given, fields) => problemsIn(rules, given, fields)
    } catch {
      // Without a network the schema cannot be loaded, and the server checks with the same one anyway.
    }
  }
  const findNow = () => check.current?.(body(latest.current), Object.keys(initial))
  const find = async () => {
    await load()
    return findNow() ?? {}
  }
  return { load, find, findNow }
}

/** A second press must not send the form twice while the first is still on its way. */
function useSubmit(act: () => Promise<void>) {
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setSending(true)
    try {
      await act()
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { sending, submit }
}
