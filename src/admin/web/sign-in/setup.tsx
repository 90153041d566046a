import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { setupQuery, signInCalls } from './queries.ts'
import css from './sign-in.module.css'

const TwoFactorSetup = lazyPart(() => import('#src/accounts/two-factor/web/setup.tsx'))
const TwoFactorRecovery = lazyPart(() => import('#src/accounts/two-factor/web/recovery-codes.tsx'))

const TOO_LATE = 'Votre connexion a trop attendu. Saisissez à nouveau votre mot de passe.'

interface TwoFactorStepsProps {
  email: string
  /** Goes on into the site. */
  onDone: () => unknown
  /** Goes back to the password, with the reason when it is not the person's choice. */
  onRestart: (reason?: string) => Promise<void>
}

/** An administrator without codes sets them up: an application, a first code of it, and the recovery codes to keep. */
export function TwoFactorSteps({ email, onDone, onRestart }: TwoFactorStepsProps) {
  const { data: secret, error, refetch } = useQuery(setupQuery)
  const [codes, setCodes] = useState<string[] | null>(null)
  const isLate = isProofAsked(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the refusal comes.
  useEffect(() => {
    if (isLate) void onRestart(TOO_LATE)
  }, [isLate])
  const confirm = async (code: string) => {
    try {
      return await signInCalls.confirmSetup(code)
    } catch (refusal) {
      if (!isProofAsked(refusal)) throw refusal
      await onRestart(TOO_LATE)
      return undefined
    }
  }
  if (codes)
    return (
      <Suspense fallback={<SkeletonLines />}>
        <TwoFactorRecovery codes={codes} first user={{ email, userable_type: 'admin' }} onDone={onDone} />
      </Suspense>
    )
  return (
    <>
      <p className={css.intro}>
        L’administration ne s’ouvre qu’avec un second facteur. Votre compte n’en a pas encore&nbsp;: il se
        pose ici, une fois.
      </p>
      {error && !isLate && <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>}
      <Suspense fallback={<SkeletonLines />}>
        {secret && (
          <TwoFactorSetup {...secret} confirm={confirm} onConfirmed={setCodes} onCancel={() => onRestart()} />
        )}
      </Suspense>
    </>
  )
}

/** The password was right too long ago to hand out the keys of the account. */
function isProofAsked(error: unknown): boolean {
  return error instanceof ApiError && error.errors?.proof !== undefined
}
