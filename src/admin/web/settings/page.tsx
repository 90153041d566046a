import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SETTING_WORDS } from '#src/settings/shared/definitions.ts'
import { formatDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import type { AdminSetting } from '../../settings/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import { ChangeForm } from './change-form.tsx'
import { History } from './history.tsx'
import { settingsQuery } from './queries.ts'
import css from './settings.module.css'
import { valueWords } from './words.ts'

export const SETTINGS = '/reglages/site'

/** What is changed without a developer: the value of today, the next one, and all before them. */
export function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <header className={screenCss.head}>
        <h1>Réglages</h1>
      </header>
      <div className={screenCss.body}>
        {data.settings.map((setting) => (
          <Setting key={setting.name} setting={setting} today={data.today} />
        ))}
      </div>
    </>
  )
}

function Setting({ setting, today }: { setting: AdminSetting; today: string }) {
  const [isOpen, setOpen] = useState(false)
  const { name, value, next } = setting
  const { label, hint } = SETTING_WORDS[name]
  const opener = `${name}-change`
  const close = () => {
    setOpen(false)
    document.getElementById(opener)?.focus()
  }
  return (
    <Section
      title={label}
      aside={
        <Button
          look="quiet"
          small
          flush
          id={opener}
          onClick={() => setOpen(!isOpen)}
          aria-label={`${isOpen ? 'Fermer' : 'Modifier'}\u00A0: ${label}`}
        >
          {isOpen ? 'Fermer' : 'Modifier'}
        </Button>
      }
    >
      <div className={css.setting}>
        <p className={css.hint}>{hint}</p>
        <p className={css.value}>
          {valueWords(name, value)}
          {next && (
            <span className={css.next}>
              {valueWords(name, next.value)} le {formatDate(next.effective_from)}
            </span>
          )}
        </p>
        {Array.isArray(value) && value.length > 0 && <p className={css.words}>{value.join(' · ')}</p>}
      </div>
      {isOpen && <ChangeForm setting={setting} today={today} onDone={close} />}
      <History setting={setting} />
    </Section>
  )
}
