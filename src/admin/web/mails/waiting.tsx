import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waitWords } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import type { listMails, retryMails } from '../../mails/contract.ts'
import { useDecision } from '../desk/queries.ts'
import { deskKeys } from '../desk/query-keys.ts'
import { useAllowed } from '../session/session.ts'
import css from './mails.module.css'
import { REFUSED } from './refused.tsx'

/** How much waits, and the one thing to do when mails do not leave; all well, a line. */
export function WaitingMails() {
  const { data: counts } = useQuery({
    queryKey: deskKeys.list('mails-waiting', {}),
    queryFn: async () =>
      (
        await call<typeof listMails>('GET /api/admin/mails', {
          query: { page: 1, per_page: 1, sort_by_date: 'desc', q: undefined },
        })
      ).counts,
    refetchInterval: 30_000,
  })
  const { decide, refusal, isSending } = useDecision(() => undefined)
  const [retried, setRetried] = useState<number | null>(null)
  const maySend = useAllowed('send mails again')
  if (!counts) return null
  const retry = async () => {
    const { data } = await call<typeof retryMails>('PUT /api/admin/mails/retry')
    setRetried(data.count)
  }
  return (
    <section className={css.state} aria-label="La file">
      {counts.late > 0 ? (
        <div className={css.stuck}>
          <div>
            <h2>{counted(counts.late, 'e-mail')} n’arrivent pas à partir</h2>
            <p>
              Le plus ancien attend depuis {waitWords(counts.oldest_seconds)}. Rien n’est perdu, rien ne part
              deux fois.
            </p>
          </div>
          {maySend && (
            <Button loading={isSending} onClick={() => decide(retry)}>
              Réessayer maintenant
            </Button>
          )}
        </div>
      ) : (
        <p>
          {formatCount(counts.waiting)} en file, {formatCount(counts.given_up)}{' '}
          {plural(counts.given_up, 'abandonné')} en quatre-vingt-dix jours.{' '}
          <AppLink href={REFUSED}>Adresses refusées</AppLink>
        </p>
      )}
      {counts.late > 0 && <AppLink href={REFUSED}>Adresses refusées</AppLink>}
      <div aria-live="polite">
        {retried !== null && (
          <Alert kind="success">
            {retried > 0
              ? `${counted(retried, 'e-mail')} ${plural(retried, 'est relancé', 'sont relancés')}.`
              : 'Les prochains essais sont dans moins de trois minutes.'}
          </Alert>
        )}
      </div>
      <FormFailure>{refusal?.message}</FormFailure>
    </section>
  )
}
