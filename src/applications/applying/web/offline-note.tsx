import { useOnline } from '#src/shell/offline/use-online.ts'
import { Alert } from '#src/ui/display/alert.tsx'

/** Says in the form of an application that it can be written without a network, and what becomes of it. */
export function OfflineNote() {
  const online = useOnline()
  if (online) return null
  return (
    <Alert kind="info" live>
      Vous êtes hors connexion. Écrivez tout de même{'\u00A0'}: votre candidature reste sur cet appareil, et
      vous direz en la soumettant comment elle part au retour du réseau.
    </Alert>
  )
}
