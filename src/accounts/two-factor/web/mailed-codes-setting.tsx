import { useId } from 'react'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import css from './mailed-codes.module.css'

interface MailedCodesSettingProps {
  title: string
  label: string
  /** What the setting changes, for whom. */
  says: string
  isOn: boolean
  isRecommended: boolean
  saving: { isPending: boolean; error: Error | null; mutateAsync: (enabled: boolean) => Promise<unknown> }
}

/** A switch of the code by mail, saved when it is pressed, after a proof where none was given lately. */
export function MailedCodesSetting({
  title,
  label,
  says,
  isOn,
  isRecommended,
  saving,
}: MailedCodesSettingProps) {
  const { run, dialog } = useReauthentication()
  const ids = { label: useId(), says: useId() }
  // The card shows the refusal.
  const choose = (enabled: boolean) => run(() => saving.mutateAsync(enabled)).catch(() => undefined)
  const { error } = saving
  const isRefused = error && !('errors' in error && error.errors && Object.hasOwn(error.errors, 'proof'))
  return (
    <Card
      title={title}
      action={
        isOn ? <Badge tone="green">Activé</Badge> : isRecommended && <Badge tone="amber">Recommandé</Badge>
      }
    >
      <div className={css.setting}>
        <div>
          <p id={ids.label} className={css.label}>
            {label}
          </p>
          <p id={ids.says} className={css.says}>
            {says}
          </p>
        </div>
        <Switch
          aria-labelledby={ids.label}
          aria-describedby={ids.says}
          checked={isOn}
          disabled={saving.isPending}
          onChange={(event) => void choose(event.target.checked)}
        />
      </div>
      {isRefused && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      {dialog}
    </Card>
  )
}
