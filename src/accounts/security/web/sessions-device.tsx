import { formatDateTime, formatRelative } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { DeviceShown } from '../contract.ts'
import css from './sessions-card.module.css'

interface SessionsDeviceProps {
  device: DeviceShown
  ending: boolean
  onEnd: () => void
}

export function SessionsDevice({ device, ending, onEnd }: SessionsDeviceProps) {
  const { ip, signed_in_at, last_seen_at, is_current, remembered } = device
  return (
    <li className={css.device}>
      <span className={css.disc}>
        <DeviceIcon handheld={device.is_handheld} />
      </span>
      <div className={css.what}>
        <p className={css.name}>
          {device.device} {is_current && <Badge tone="green">Cet appareil</Badge>}{' '}
          {remembered && <Badge>Mémorisé</Badge>}
        </p>
        <p className={css.facts}>
          {is_current ? 'Actif maintenant' : `Vu ${formatRelative(last_seen_at)}`}, adresse IP{' '}
          <span className="num">{ip}</span>
          <br />
          Connecté le {formatDateTime(signed_in_at)}
        </p>
      </div>
      {!is_current && (
        <Button
          look="secondary"
          small
          loading={ending}
          onClick={onEnd}
          aria-label={`Déconnecter ${device.device}, ${ip}`}
        >
          Déconnecter
        </Button>
      )}
    </li>
  )
}

const PHONE =
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2'
const COMPUTER =
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-8A1.5 1.5 0 0 1 4.5 5zM9 20h6M12 16v4'

function DeviceIcon({ handheld }: { handheld: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className={css.icon}>
      <path d={handheld ? PHONE : COMPUTER} />
    </svg>
  )
}
