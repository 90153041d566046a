import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPhone } from '#src/shared/phone.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { SMS_TOPIC_LABELS } from '../../shared/sms-topics.ts'
import type { SmsSettings } from '../contract.ts'
import { CodeForm, NumberForm } from './forms.tsx'
import { smsQuery, useSmsNumber, useSmsSwitches } from './queries.ts'
import css from './sms.module.css'

/** Lets a person be texted of what cannot wait; a site that texts nobody shows nothing. */
export function SmsCard() {
  const { data } = useQuery(smsQuery)
  const [isChanging, setChanging] = useState(false)
  if (!data?.is_available) return null
  const { number, code_sent_to, codes } = data
  const isProving = number === null || isChanging
  return (
    <Card
      title="Par SMS"
      action={
        number && <Badge tone={data.is_on ? 'green' : 'grey'}>{data.is_on ? 'Activés' : 'Arrêtés'}</Badge>
      }
    >
      <p className={css.intro}>
        Pour ce qui ne peut pas attendre, quelques SMS par jour au plus, jamais la nuit. Ils s’affichent sur
        l’écran verrouillé&nbsp;: ils nomment la société ou le poste d’un entretien, jamais une décision.
        Personne d’autre ne voit ce numéro.
      </p>
      {isProving ? (
        <Proving
          sentTo={code_sent_to}
          codes={codes}
          onDone={() => setChanging(false)}
          canLeave={number !== null}
        />
      ) : (
        <Proven settings={data} onChange={() => setChanging(true)} />
      )}
    </Card>
  )
}

interface ProvingProps {
  sentTo: string | null
  codes: SmsSettings['codes']
  canLeave: boolean
  onDone: () => void
}

function Proving({ sentTo, codes, canLeave, onDone }: ProvingProps) {
  const [isAsked, setAsked] = useState(sentTo !== null)
  if (isAsked && sentTo !== null)
    return <CodeForm sentTo={formatPhone(sentTo)} onProven={onDone} onOther={() => setAsked(false)} />
  return <NumberForm codes={codes} onSent={() => setAsked(true)} onCancel={canLeave ? onDone : undefined} />
}

function Proven({ settings, onChange }: { settings: SmsSettings; onChange: () => void }) {
  const { number, is_on, topics, takes_answers } = settings
  const { remove } = useSmsNumber()
  const put = useSmsSwitches()
  return (
    <>
      <div className={css.number}>
        <strong>{formatPhone(number ?? '')}</strong>
        <span className={css.actions}>
          <Button look="quiet" small onClick={onChange}>
            Changer de numéro
          </Button>
          <Button look="quiet" small onClick={() => void remove()}>
            Retirer
          </Button>
        </span>
      </div>
      <ul className={css.topics}>
        <li>
          <SwitchLine
            id="sms"
            label="Me prévenir par SMS"
            isMain
            on={is_on}
            onChange={(on) => put({ ...settings, is_on: on })}
          />
        </li>
        {is_on &&
          topics.map(({ topic, is_on: on }) => (
            <li key={topic}>
              <SwitchLine
                id={`sms-${topic}`}
                label={SMS_TOPIC_LABELS[topic]}
                on={on}
                onChange={(next) =>
                  put({
                    ...settings,
                    topics: topics.map((each) => (each.topic === topic ? { topic, is_on: next } : each)),
                  })
                }
              />
            </li>
          ))}
      </ul>
      {takes_answers && is_on && (
        <p className={css.hint}>
          Répondez «&nbsp;OUI&nbsp;2&nbsp;» pour prendre le deuxième créneau d’un entretien proposé, et
          «&nbsp;STOP&nbsp;» pour ne plus recevoir de SMS.
        </p>
      )}
    </>
  )
}

interface SwitchLineProps {
  id: string
  label: string
  on: boolean
  isMain?: boolean
  onChange: (on: boolean) => void
}

function SwitchLine({ id, label, on, isMain = false, onChange }: SwitchLineProps) {
  return (
    <label htmlFor={id} className={css.line}>
      {isMain ? <b>{label}</b> : <span>{label}</span>}
      <Switch
        id={id}
        checked={on}
        aria-label={isMain ? label : `${label}, par SMS`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
