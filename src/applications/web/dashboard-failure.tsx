import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'

/** Figures that could not be read, with the way to ask again. */
export function DashboardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      live
      action={
        <Button look="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      Votre tableau de bord n’a pas pu être chargé. Vérifiez votre réseau, puis réessayez.
    </Alert>
  )
}
