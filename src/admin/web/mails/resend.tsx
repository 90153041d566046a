import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import type { MailRow, resendMail } from '../../mails/contract.ts'
import { mailKindLabel } from '../../mails/shared/kinds.ts'
import { formatMoment } from '../desk/labels.ts'
import { useDecision } from '../desk/queries.ts'
import { useAllowed } from '../session/session.ts'

/** Sends one mail again; one with a secret link gets a fresh one. */
export function Resend({ mail: { id, kind, resending, resent_at } }: { mail: MailRow }) {
  const maySend = useAllowed('send mails again')
  const { decide, refusal, isSending } = useDecision(() => undefined)
  if (resent_at) return <>Renvoyé le {formatMoment(resent_at)}</>
  if (resending === null || !maySend) return null
  const send = () => call<typeof resendMail>('POST /api/admin/mails/:id/sends', { params: { id } })
  return (
    <>
      <Button look="secondary" small loading={isSending} onClick={() => decide(send)}>
        {resending === 'fresh' ? 'Envoyer un nouveau lien' : 'Renvoyer'}
        <span className="hidden-text">{`\u00a0: ${mailKindLabel(kind)}`}</span>
      </Button>
      <FormFailure>{refusal?.message}</FormFailure>
    </>
  )
}
