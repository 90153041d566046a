import { useEffect } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import type { Proof } from './queries.ts'

/** What is asked for: one proof of the two, and the word before a deletion. */
export interface Closing extends Proof {
  confirmation?: string
}

export type ClosingForm = Form<Closing>

/** How this person proves who it is; null: by a recent sign-in. */
export function wayOf(user: CurrentUser): 'password' | 'code' | null {
  if (user.has_password) return 'password'
  return user.two_factor_enabled ? 'code' : null
}

interface Options {
  user: CurrentUser
  open: boolean
  typed: boolean
  act: (given: Closing) => Promise<void>
}

/** The few fields that close an account; each opening starts with empty ones. */
export function useClosingForm({ user, open, typed, act }: Options): ClosingForm {
  const way = wayOf(user)
  const form = useForm<Closing>({
    initial: { ...(way && { [way]: '' }), ...(typed && { confirmation: '' }) },
    schema: async () => (await import('../deletion/contract.ts')).closingAsked,
    send: act,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another opening starts again.
  useEffect(() => {
    if (open) form.reset()
  }, [open])
  return form
}
