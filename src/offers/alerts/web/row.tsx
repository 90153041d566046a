import { useState } from 'react'
import { ALERT_FREQUENCIES, type AlertFrequency, FREQUENCY_LABELS } from '#src/offers/shared/labels.ts'
import { formatRelative } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, ofName } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { ListedAlert } from '../contract.ts'
import css from './alert.module.css'
import { useChangeAlert } from './queries.ts'

const CHOICES = ALERT_FREQUENCIES.map((value) => {
  const { name, when } = FREQUENCY_LABELS[value]
  return { value, label: `${name}, ${when}` }
})
const MOST_COUNTED = 1000

/** One alert of the settings. Each change is saved at once, so there is no button that saves. */
export function AlertRow({ alert, onDelete }: { alert: ListedAlert; onDelete: () => void }) {
  const { values, change } = useSettings(alert)
  const name = alert.label
  return (
    <li className={css.alert}>
      <div>
        <h3>{name}</h3>
        <State alert={{ ...alert, ...values }} />
      </div>
      <Button look="quiet" iconOnly aria-label={`Supprimer l’alerte ${name}`} onClick={onDelete}>
        <TrashIcon size={20} />
      </Button>
      <div className={css.settings}>
        <SelectField
          label="Fréquence"
          name={`frequency-${alert.id}`}
          choices={CHOICES}
          value={values.frequency}
          onChange={(event) => change({ frequency: event.target.value as AlertFrequency })}
        />
        <label className={css.pause} htmlFor={`active-${alert.id}`}>
          <Switch
            id={`active-${alert.id}`}
            role="switch"
            checked={!values.paused}
            onChange={(event) => change({ paused: !event.target.checked })}
          />
          Actif
        </label>
        <LinkButton
          look="secondary"
          className={css.see}
          href={`/offres?${alert.search}`}
          aria-label={`Voir les offres ${ofName(name)}`}
        >
          Voir les offres
        </LinkButton>
      </div>
    </li>
  )
}

function State({ alert }: { alert: ListedAlert }) {
  const { is_started, sent_at, offers_count } = alert
  return (
    <p className={css.state}>
      <span>{countOf(offers_count)}</span>
      {sent_at && <span>Dernier envoi {formatRelative(sent_at)}</span>}
      {!is_started && (
        <span>
          Commence dès que <AppLink href="/verification-email/moi">votre adresse est vérifiée</AppLink>
        </span>
      )}
    </p>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'Aucune offre en ce moment'
  if (count >= MOST_COUNTED) return `Plus de ${formatCount(MOST_COUNTED)}\u00A0offres en ce moment`
  return `${counted(count, 'offre')} en ce moment`
}

/** The new settings show while they are being saved, and the old ones come back when that fails. */
function useSettings(alert: ListedAlert) {
  const saving = useChangeAlert(alert.id)
  const [changing, setChanging] = useState<{ frequency: AlertFrequency; paused: boolean }>()
  const values = changing ?? { frequency: alert.frequency, paused: alert.paused }
  const change = (changed: Partial<typeof values>) => {
    const next = { ...values, ...changed }
    setChanging(next)
    saving.mutate(next, {
      onError: (error) => toast.error({ title: 'Alerte non modifiée', text: error.message }),
      onSettled: () => setChanging(undefined),
    })
  }
  return { values, change }
}
