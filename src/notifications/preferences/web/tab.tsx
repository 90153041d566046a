import { useQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { pushQuery } from '../../push/web/queries.ts'
import { ThisBrowser } from '../../push/web/this-browser.tsx'
import { SmsCard } from '../../sms/web/card.tsx'
import css from './preferences.module.css'
import { preferencesQuery, useSwitching } from './queries.ts'
import { Preferences } from './table.tsx'

/** The tab of the settings about notifications in the bell, by mail and by browsers. */
export default function PreferencesTab() {
  const { data, isError, refetch, isFetching } = useQuery(preferencesQuery)
  const { data: push } = useQuery(pushQuery)
  const hasPush = Boolean(push?.public_key)
  const { change, ...state } = useSwitching()
  return (
    <>
      <Card title="Ce dont vous êtes prévenu" action={<Saving {...state} />}>
        <p className={css.intro}>
          La cloche vous prévient sur le site, l’e-mail{hasPush && ' et vos appareils'} où que vous soyez.
          Chaque choix vaut aussitôt.
        </p>
        {hasPush && push && <ThisBrowser isSubscribed={push.is_subscribed} />}
        {data && <Preferences preferences={data} hasPush={hasPush} onChange={change} />}
        {!data && !isError && <SkeletonLines lines={6} />}
        {!data && isError && (
          <Alert
            kind="error"
            live
            action={
              <Button look="secondary" small loading={isFetching} onClick={() => refetch()}>
                Réessayer
              </Button>
            }
          >
            Vos choix n’ont pas pu être chargés. Vérifiez votre réseau, puis réessayez.
          </Alert>
        )}
        <p className={css.always}>
          Les e-mails de sécurité sont toujours envoyés&nbsp;: vérification de l’adresse, mot de passe,
          connexion depuis un nouvel appareil, suppression du compte.
        </p>
      </Card>
      <SmsCard />
    </>
  )
}

interface SavingProps {
  saving: boolean
  saved: boolean
  failed: boolean
}

function Saving({ saving, saved, failed }: SavingProps) {
  return (
    <span role="status" className={css.saving}>
      {saving && 'Enregistrement…'}
      {!saving && saved && (
        <>
          <CheckIcon size={18} /> Enregistré
        </>
      )}
      {!saving && failed && 'Non enregistré'}
    </span>
  )
}
