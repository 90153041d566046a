import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import css from '#src/accounts/security/web/tab.module.css'
import { formatDate } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { TwoFactorOn } from './on.tsx'
import { twoFactorCalls, twoFactorQuery, useReloadSecurity } from './queries.ts'

const TwoFactorSetup = lazyPart(() => import('./setup.tsx'))
const TwoFactorRecovery = lazyPart(() => import('./recovery-codes.tsx'))

type Step =
  | { name: 'state' }
  | { name: 'setup'; secret: string; otpauth_url: string }
  | { name: 'codes'; codes: string[]; first: boolean }

/** The card of the authenticator, which is off, being set up, or on. */
export function TwoFactorCard({ user }: { user: CurrentUser }) {
  const { data } = useQuery(twoFactorQuery)
  const [step, setStep] = useState<Step>({ name: 'state' })
  const { act, run, pending, failure, dialog } = useActing()
  const reload = useReloadSecurity()
  const state = data?.data

  const start = () => act(twoFactorCalls.start, (told) => setStep({ name: 'setup', ...told }))
  const renew = () => act(twoFactorCalls.renew, (codes) => setStep({ name: 'codes', codes, first: false }))
  const end = () => act(twoFactorCalls.end, () => reload())
  const confirmed = (codes: string[]) => {
    setStep({ name: 'codes', codes, first: true })
    return reload()
  }
  const done = () => {
    setStep({ name: 'state' })
    return reload()
  }
  return (
    <Card
      title="Codes de connexion"
      action={
        state && (
          <Badge tone={state.enabled ? 'green' : 'amber'}>{state.enabled ? 'Activés' : 'Non activés'}</Badge>
        )
      }
    >
      <Suspense fallback={<SkeletonLines />}>
        {!state && <SkeletonLines />}
        {step.name === 'setup' && (
          <TwoFactorSetup
            {...step}
            confirm={(code) => run(() => twoFactorCalls.confirm(code))}
            onConfirmed={confirmed}
            onCancel={() => setStep({ name: 'state' })}
          />
        )}
        {step.name === 'codes' && <TwoFactorRecovery {...step} user={user} onDone={done} />}
        {step.name === 'state' && state?.enabled === false && (
          <div className={css.stack}>
            <p>
              En plus de votre mot de passe, un code que votre téléphone renouvelle toutes les trente
              secondes. Même volé, votre mot de passe n’ouvre plus votre compte.
            </p>
            <Button loading={pending} onClick={start}>
              Activer les codes de connexion
            </Button>
          </div>
        )}
        {step.name === 'state' && state?.enabled && (
          <TwoFactorOn
            since={state.confirmed_at && formatDate(state.confirmed_at)}
            left={state.recovery_codes_left}
            required={state.required}
            adminUrl={user.admin_url}
            pending={pending}
            onRenew={renew}
            onEnd={end}
          />
        )}
      </Suspense>
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      {dialog}
    </Card>
  )
}

/** Runs a call that may ask for a proof, and keeps what went wrong. */
function useActing() {
  const { run, dialog } = useReauthentication()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async <T,>(deed: Parameters<typeof run<T>>[0], then: (result: T) => unknown) => {
    setPending(true)
    setFailure(undefined)
    try {
      const result = await run(deed)
      if (result !== undefined) await then(result)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setPending(false)
    }
  }
  return { act, run, pending, failure, dialog }
}
