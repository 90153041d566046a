import { LoadFailure } from '#src/ui/display/load-failure.tsx'

export function DashboardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure onRetry={onRetry}>
      Votre tableau de bord n’a pas pu être chargé. Vérifiez votre réseau, puis réessayez.
    </LoadFailure>
  )
}
