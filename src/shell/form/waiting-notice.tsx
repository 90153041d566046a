import { Alert } from '#src/ui/display/alert.tsx'

/** Whatever an autosave waits for, what is written stays in this browser and leaves by itself. */
export function WaitingNotice({ reason }: { reason: 'network' | 'session' | 'server' }) {
  if (reason === 'network')
    return (
      <Alert kind="warning" live>
        <b>Pas de réseau pour l’instant.</b> Continuez&nbsp;: ce que vous écrivez est gardé sur cet appareil
        et sera enregistré dès qu’il revient.
      </Alert>
    )
  if (reason === 'server')
    return (
      <Alert kind="warning" live>
        <b>Le site ne répond pas pour l’instant.</b> Continuez&nbsp;: ce que vous écrivez est gardé sur cet
        appareil, et nous réessayons toutes les cinq secondes.
      </Alert>
    )
  const here = window.location.pathname + window.location.search
  return (
    <Alert kind="warning" live>
      <b>Votre session est terminée.</b> Ce que vous écrivez est gardé sur cet appareil&nbsp;:{' '}
      <a href={`/login?to=${encodeURIComponent(here)}`}>reconnectez-vous</a> pour l’enregistrer.
    </Alert>
  )
}
