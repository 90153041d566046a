import { useHydrated } from '@tanstack/react-router'
import { useUser } from '#src/shell/session/current-user.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { type Permission, pushPermission } from './browser-push.ts'
import css from './push.module.css'
import { usePushSwitch } from './queries.ts'

/** Lets this browser tell the person of what happens, or not. */
export function ThisBrowser({ isSubscribed }: { isSubscribed: boolean }) {
  const permission = useHydrated() ? pushPermission() : 'default'
  const { mutate, isPending, error } = usePushSwitch(useUser()?.id ?? 0)
  const isOn = isSubscribed && permission === 'granted'
  const obstacle = error?.message ?? OBSTACLES[permission]
  return (
    <div className={css.browser}>
      <label htmlFor="push-here" className={css.line}>
        <span className={css.what}>
          <b>Me prévenir sur cet appareil</b>
          <span>
            Même quand le site est fermé. Sur l’écran verrouillé, aucun nom et aucune décision ne s’affichent.
          </span>
        </span>
        <Switch
          id="push-here"
          checked={isOn}
          disabled={isPending || permission === 'unsupported'}
          aria-label="Me prévenir sur cet appareil"
          onChange={(event) => mutate(event.target.checked)}
        />
      </label>
      {obstacle && (
        <Alert kind={error ? 'error' : 'info'} live={Boolean(error)}>
          {obstacle}
        </Alert>
      )}
    </div>
  )
}

const OBSTACLES: Partial<Record<Permission, string>> = {
  denied:
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez ici.',
  unsupported:
    'Ce navigateur ne sait pas vous prévenir. Sur un iPhone, ajoutez d’abord le site à l’écran d’accueil.',
}
