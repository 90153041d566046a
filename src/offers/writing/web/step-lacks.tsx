import { capitalised, plural } from '#src/shared/phrases.ts'
import { BareButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './editor.module.css'
import type { Lack } from './lacks.ts'
import { LAST_STEP, STEPS } from './values.ts'

interface StepLacksProps {
  lacks: readonly Lack[]
  step: number
  onGo: (field: string) => void
}

/** Says what the step lacks before it is left; the last step says it of all of them. */
export function StepLacks({ lacks, step, onGo }: StepLacksProps) {
  const isLast = step === LAST_STEP
  const left = isLast ? lacks : lacks.filter((lack) => lack.step === step)
  if (left.length === 0) return null
  return (
    <Alert kind={isLast ? 'warning' : 'info'}>
      <p>
        {isLast ? 'Avant d’envoyer l’offre' : 'Avant de publier'}, il reste ici{' '}
        {plural(left.length, 'une chose', `${left.length} choses`)} à compléter&nbsp;:
      </p>
      <ul className={css.lacks}>
        {left.map(({ field, step: place, text }) => (
          <li key={field}>
            <BareButton className={css.lack} onClick={() => onGo(field)}>
              {isLast && `${STEPS[place]?.name}\u00a0: `}
              {capitalised(text)}
            </BareButton>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
