import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CAMPAIGN_STATE_LABELS } from '#src/campaigns/shared/states.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import type { CampaignDesk } from '../../campaigns/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Decisions, Facts, Section } from '../desk/parts.tsx'
import layout from '../writing/writing.module.css'
import css from './campaigns.module.css'
import { CAMPAIGN_STATE_TONES } from './labels.ts'
import { MailPreview } from './preview.tsx'
import { campaignQuery, MOVES } from './queries.ts'

/** A campaign that is planned, leaves or has left: how far it is, and the way to stop it. */
export function CampaignDeskView({ campaign }: { campaign: CampaignDesk }) {
  const { id, state, subject, decisions, updated_at } = campaign
  return (
    <>
      <div className={layout.bar} role="toolbar" aria-label="Campagne">
        <AppLink href="/newsletter">Newsletter</AppLink>
        <Badge tone={CAMPAIGN_STATE_TONES[state]}>{CAMPAIGN_STATE_LABELS[state]}</Badge>
        <Stop campaign={campaign} />
      </div>
      <div className={layout.body}>
        <h1 className={css.subject}>{subject}</h1>
        <div className={layout.halves}>
          <div className={layout.side}>
            <Section title="Envoi">
              <Progress campaign={campaign} />
            </Section>
            <Decisions lines={decisions} />
          </div>
          <MailPreview id={id} savedAt={updated_at} />
        </div>
      </div>
    </>
  )
}

function Progress({ campaign }: { campaign: CampaignDesk }) {
  const { state, planned_for, started_at, ended_at, recipients, audience } = campaign
  const { sent_count, refused_count, unsubscribed_count } = campaign
  if (state === 'planned')
    return (
      <p className={css.words}>
        Partira le {formatMoment(planned_for)} à qui sera alors confirmé&nbsp;:{' '}
        {formatCount(audience.confirmed)} aujourd’hui.
      </p>
    )
  return (
    <>
      <div className={css.progress}>
        <p role="status">
          <b>
            {formatCount(sent_count)} {sent_count > 1 ? 'envoyés' : 'envoyé'} sur{' '}
            {formatCount(recipients ?? 0)}
          </b>
        </p>
        <progress value={sent_count + refused_count} max={Math.max(1, recipients ?? 0)} aria-label="Envoi" />
      </div>
      <Facts
        isNarrow
        facts={[
          { label: 'Commencé', value: formatMoment(started_at) },
          { label: state === 'stopped' ? 'Arrêté' : 'Fini', value: ended_at && formatMoment(ended_at) },
          { label: 'Adresses refusées', value: formatCount(refused_count) },
          { label: 'Désabonnés par cet e-mail', value: formatCount(unsubscribed_count) },
        ]}
      />
    </>
  )
}

function Stop({ campaign }: { campaign: CampaignDesk }) {
  const { id, state, version } = campaign
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const act = useMutation({
    mutationFn: () => (state === 'planned' ? MOVES.unplan({ id, version }) : MOVES.stop({ id, version })),
    onSuccess: (moved) => client.setQueryData(campaignQuery(id).queryKey, moved),
    onSettled: () => {
      setAsking(false)
      void client.invalidateQueries(campaignQuery(id))
    },
  })
  return (
    <div className={layout.actions}>
      {act.error && <Alert kind="error">{act.error.message}</Alert>}
      {state === 'planned' && (
        <Button small look="secondary" loading={act.isPending} onClick={() => act.mutate()}>
          Ne plus programmer
        </Button>
      )}
      {state === 'sending' && (
        <Button small look="danger" onClick={() => setAsking(true)}>
          Arrêter
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act.mutate()}
        title="Arrêter l’envoi"
        confirm="Arrêter"
        pending={act.isPending}
      >
        Personne d’autre ne reçoit cette campagne. Elle ne peut pas reprendre&nbsp;; ce qui est parti ne
        revient pas.
      </ConfirmDialog>
    </div>
  )
}
