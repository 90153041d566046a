import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { BuildingIcon } from '#src/ui/icons.tsx'

/** A recruiter is of no company after leaving it or being removed from it. */
export function RecruiterWithoutCompany() {
  return (
    <>
      <h1>Tableau de bord</h1>
      <Card>
        <EmptyState icon={BuildingIcon} title="Vous ne faites partie d’aucune société">
          Pour recruter à nouveau, demandez une invitation au propriétaire de votre société. Elle arrive par
          e-mail à l’adresse de votre compte.
        </EmptyState>
      </Card>
    </>
  )
}
