import { useEffect } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import type { Proof } from './queries.ts'

/** Closing needs one proof of the two, and a deletion the word of confirmation. */
export interface Closing extends Proof {
  confirmation?: string
}

export type ClosingForm = Form<Closing>

/** The factor by which this person proves who it is; null when a recent sign-in is the only proof. */
export function proofFactorOf(user: CurrentUser): 'password' | 'code' | null {
  if (user.has_password) return 'password'
  return user.two_factor_enabled ? 'code' : null
}

interface Options {
  user: CurrentUser
  open: boolean
  typed: boolean
  act: (given: Closing) => Promise<void>
}

/** Each opening of the dialog starts with empty fields. */
export function useClosingForm({ user, open, typed, act }: Options): ClosingForm {
  const way = proofFactorOf(user)
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
