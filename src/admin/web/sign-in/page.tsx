import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isOurPath } from '#src/shared/local-path.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { readFilters } from '#src/ui/lists/filters.ts'
import { SIGN_IN } from '../session/session.ts'
import { useTitle } from '../session/title.ts'
import { SignInCard } from './card.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { signInCalls, signInQuery } from './queries.ts'
import { TwoFactorSteps } from './setup.tsx'

const NOT_ADMIN = 'Ce compte n’est pas un compte d’administration.'

/** @see signInHref, which writes it */
export function readSignInSearch(raw: Record<string, unknown>): { to?: string } {
  return readFilters(raw, { to: (value) => isOurPath(value) && !value.startsWith(SIGN_IN) })
}

/** The way in: the password, then a code, which is set up here by an administrator who has none yet. */
export function SignInPage() {
  useTitle()
  const router = useRouter()
  const { to = '/' } = readSignInSearch(useSearch({ strict: false }))
  const { data, error, refetch } = useQuery(signInQuery)
  const [reason, setReason] = useState<string>()
  const step = data?.step
  const restart = async (why?: string) => {
    setReason(why)
    await signInCalls.signOut().catch(() => undefined)
    await refetch()
  }
  const enter = () => router.navigate({ href: to, replace: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done follows from the step alone.
  useEffect(() => {
    if (step === 'done') void enter()
    // The account may go no further, and is not left signed in.
    if (step === 'refused') void restart(NOT_ADMIN)
  }, [step])
  const goOn = async () => {
    setReason(undefined)
    await refetch()
  }
  if (step === 'setup')
    return (
      <SignInCard isWide>
        <TwoFactorSteps email={data?.email ?? ''} onDone={enter} onRestart={restart} />
      </SignInCard>
    )
  return (
    <SignInCard>
      {step === 'password' && <PasswordForm reason={reason} onDone={goOn} />}
      {step === 'code' && <CodeForm onDone={goOn} onRestart={restart} />}
      {error && !data && <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>}
      {!error && (!step || step === 'done' || step === 'refused') && <SkeletonLines lines={4} />}
    </SignInCard>
  )
}
