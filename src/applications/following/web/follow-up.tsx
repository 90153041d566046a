import { followUpLine } from '#src/applications/shared/follow-up.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ApplicationDetail } from '../contract.ts'
import css from './follow-up.module.css'
import { useFollowUp } from './queries.ts'

interface FollowUpProps {
  application: ApplicationDetail
  promise: NonNullable<ApplicationDetail['promise']>
}

/** « Relancer » once the promised day has passed, or why not yet. */
export function FollowUp({ application: { id, company }, promise: { due_at, follow_up } }: FollowUpProps) {
  const following = useFollowUp(String(id))
  const { sent_at, block, opens_on } = follow_up
  const send = () =>
    following.mutate(undefined, { onSuccess: () => toast.success({ title: 'Relance envoyée' }) })
  if (sent_at)
    return (
      <p className={css.note} role="status">
        Vous avez relancé {company.name} le {formatShortDayDate(sent_at)}&nbsp;: votre candidature est en tête
        de celles qui attendent sa réponse.
      </p>
    )
  if (block === 'message_since')
    return (
      <p className={css.note}>
        Vous vous êtes déjà écrit&nbsp;: pour relancer, continuez dans{' '}
        <AppLink href={`/candidat/candidatures/${id}/messages`}>la conversation</AppLink>.
      </p>
    )
  if (block)
    return (
      <p className={css.note}>
        Vous pourrez relancer {company.name} une fois, à partir du {formatShortDayDate(opens_on)}, sans
        réponse d’ici là.
      </p>
    )
  return (
    <div className={css.followUp}>
      <p>Vous pouvez relancer {company.name}, une seule fois. Voici ce qui lui sera écrit&nbsp;:</p>
      <blockquote>{followUpLine(due_at)}</blockquote>
      <FormFailure>{following.error?.message}</FormFailure>
      <Button wide loading={following.isPending} onClick={send}>
        Relancer
      </Button>
    </div>
  )
}
