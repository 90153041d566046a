import { useState } from 'react'
import { useAbility } from '#src/shell/session/ability.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { EvaluatedCriterion, Evaluation } from '../contract.ts'
import { RATING_WORDS, RATINGS } from '../shared/limits.ts'
import css from './criteria.module.css'
import { CriteriaDialog } from './criteria-dialog.tsx'
import { Mean } from './mean.tsx'
import { RatingStar } from './opinion.tsx'
import { useRating } from './queries.ts'

export function Criteria({ evaluation }: { evaluation: Evaluation }) {
  const canAgree = useAbility().can('edit', 'job offer')
  const [editing, setEditing] = useState(false)
  const { criteria, rating } = evaluation
  return (
    <Card
      title="Évaluation"
      action={
        criteria.length > 0 && (
          <span className={css.overall}>
            {rating !== null && 'Moyenne'} <RatingStar rating={rating} />
          </span>
        )
      }
    >
      {criteria.length === 0 ? (
        <div className={css.start}>
          <p>
            Convenez de quelques critères pour cette offre&nbsp;: chacun note chaque candidat de 1 à 5, et la
            moyenne de l’équipe se lit partout.
          </p>
          {canAgree ? (
            <Button small onClick={() => setEditing(true)}>
              Choisir les critères
            </Button>
          ) : (
            <p className={css.hint}>Un recruteur de votre société les choisit.</p>
          )}
        </div>
      ) : (
        <>
          <ul className={css.list}>
            {criteria.map((criterion) => (
              <Criterion key={criterion.id} id={evaluation.application_id} criterion={criterion} />
            ))}
          </ul>
          <p className={css.foot}>
            <span>Le candidat n’en voit rien.</span>
            {canAgree && (
              <Button look="quiet" small onClick={() => setEditing(true)}>
                Modifier les critères
              </Button>
            )}
          </p>
        </>
      )}
      <CriteriaDialog open={editing} onClose={() => setEditing(false)} evaluation={evaluation} />
    </Card>
  )
}

function Criterion({ id, criterion }: { id: number; criterion: EvaluatedCriterion }) {
  const rating = useRating(id)
  const mine = criterion.ratings.find(({ is_mine }) => is_mine)?.value ?? null
  const shown = rating.isPending ? rating.variables.value : mine
  const put = (value: number | null) => rating.mutate({ criterion_id: criterion.id, value })
  return (
    <li className={css.criterion}>
      <div className={css.said}>
        <h3>{criterion.label}</h3>
        <Mean criterion={criterion} />
      </div>
      <fieldset className={css.mine}>
        <legend>
          Ma note<span className="hidden-text"> pour {criterion.label}</span>
        </legend>
        <div className={css.values}>
          {RATINGS.map((value) => (
            <label key={value} title={RATING_WORDS[value]}>
              <input
                type="radio"
                name={`note-${criterion.id}`}
                value={value}
                checked={shown === value}
                onChange={() => put(value)}
              />
              <span aria-hidden="true">{value}</span>
              <span className="hidden-text">
                {value}, {RATING_WORDS[value]}
              </span>
            </label>
          ))}
        </div>
        <p className={css.word}>
          {shown === null ? (
            'Pas encore de note'
          ) : (
            <>
              {RATING_WORDS[shown as 1]}
              <BareButton
                className={css.back}
                onClick={() => put(null)}
                aria-label={`Retirer ma note pour ${criterion.label}`}
              >
                Retirer
              </BareButton>
            </>
          )}
        </p>
      </fieldset>
    </li>
  )
}
