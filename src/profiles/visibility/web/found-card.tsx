import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import css from './card.module.css'
import { useVisibility, visibilityQuery } from './queries.ts'

/** Only the switch that lets recruiters find and invite the applicant; it is saved when it is pressed. */
export function FoundCard() {
  const { data, isError } = useQuery(visibilityQuery)
  const saving = useVisibility()
  const id = useId()
  const chosen = data?.data
  return (
    <Card>
      {isError && <Alert kind="error">Votre choix n’a pas pu être lu. Rechargez la page.</Alert>}
      {!chosen && !isError && <SkeletonLines lines={3} />}
      {chosen && (
        <div className={css.row}>
          <div>
            <label htmlFor={id}>Recevoir des invitations</label>
            <p id={`${id}-says`}>
              Les recruteurs voient votre métier, vos compétences et votre ville. Votre nom et vos coordonnées
              restent cachés jusqu’à ce qu’ils utilisent un contact.
            </p>
          </div>
          <Switch
            id={id}
            role="switch"
            checked={chosen.is_best_profile}
            aria-describedby={`${id}-says`}
            onChange={(event) => saving.mutate({ ...chosen, is_best_profile: event.target.checked })}
          />
        </div>
      )}
      {saving.isError && (
        <Alert kind="error" live>
          Votre choix n’a pas pu être enregistré. Veuillez réessayer.
        </Alert>
      )}
    </Card>
  )
}
