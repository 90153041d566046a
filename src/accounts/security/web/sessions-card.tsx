import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { devicesQuery, useEndDevice, useEndOtherDevices } from './queries.ts'
import css from './sessions-card.module.css'
import { SessionsDevice } from './sessions-device.tsx'

/** Lists where the person is signed in, and ends those sessions. */
export function SessionsCard() {
  const { data, isPending, isError, refetch } = useQuery(devicesQuery)
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState<string>()
  const [asking, setAsking] = useState(false)
  const one = useEndDevice()
  const others = useEndOtherDevices()
  // The pressed button disappears with its row, so the list takes the focus.
  const announce = (text: string) => {
    setSaid(text)
    list.current?.focus()
  }
  const endOthers = () =>
    others.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        announce('Tous les autres appareils sont déconnectés.')
      },
    })
  const devices = data?.data ?? []
  return (
    <Card title="Appareils connectés">
      <p className={css.intro}>
        Votre session est ouverte sur ces appareils. Déconnectez ceux que vous ne reconnaissez pas, puis
        changez votre mot de passe.
      </p>
      {isPending && <SkeletonLines lines={4} />}
      {isError && (
        <Alert
          kind="error"
          action={
            <Button small look="secondary" onClick={() => refetch()}>
              Réessayer
            </Button>
          }
        >
          La liste n’a pas pu être lue.
        </Alert>
      )}
      <ul className={css.list} ref={list} tabIndex={-1} aria-label="Appareils connectés">
        {devices.map((device) => (
          <SessionsDevice
            key={device.id}
            device={device}
            ending={one.isPending && one.variables === device.id}
            onEnd={() =>
              one.mutate(device.id, { onSuccess: () => announce(`${device.device} est déconnecté.`) })
            }
          />
        ))}
      </ul>
      <div role="status">{said && <Alert kind="success">{said}</Alert>}</div>
      {devices.length > 1 && (
        <Button look="danger" onClick={() => setAsking(true)}>
          Déconnecter tous les autres appareils
        </Button>
      )}
      {one.isError && (
        <Alert kind="error" live>
          {one.error.message}
        </Alert>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
        title="Déconnecter les autres ?"
        confirm="Déconnecter les autres"
        pending={others.isPending}
        failure={others.error?.message}
      >
        Il faudra s’y connecter à nouveau, même là où «&nbsp;Se souvenir&nbsp;» avait été coché. Cet
        appareil-ci reste connecté.
      </ConfirmDialog>
    </Card>
  )
}
