import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { BLOCKED_FULL, BLOCKED_MOST } from '../shared/limits.ts'
import { BlockDialog } from './block-dialog.tsx'
import css from './card.module.css'
import { blockedCompaniesQuery, useBlocking } from './queries.ts'

export function BlockedCompaniesCard() {
  const { data, isError } = useQuery(blockedCompaniesQuery)
  const blocking = useBlocking()
  const [choosing, setChoosing] = useState(false)
  return (
    <Card title="Sociétés bloquées">
      <p className={css.says}>
        Elles ne vous voient pas parmi les meilleurs profils et ne vous invitent pas.
      </p>
      {isError && (
        <Alert kind="error">Cette liste n’a pas pu être lue. Rechargez la page pour réessayer.</Alert>
      )}
      {!data && !isError && <SkeletonLines lines={2} />}
      {data && data.data.length > 0 && (
        <ul className={css.list}>
          {data.data.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <Button
                look="quiet"
                small
                aria-label={`Débloquer ${name}`}
                onClick={() => blocking.mutate({ id, blocked: false })}
              >
                Débloquer
              </Button>
            </li>
          ))}
        </ul>
      )}
      {blocking.isError && (
        <Alert kind="error" live>
          {blocking.error.message}
        </Alert>
      )}
      {data && <LimitNote kept={data.data.length} most={BLOCKED_MOST} full={BLOCKED_FULL} />}
      <Button look="secondary" small onClick={() => setChoosing(true)} aria-haspopup="dialog">
        Bloquer une société
      </Button>
      <BlockDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onBlock={(id) => blocking.mutate({ id, blocked: true }, { onSuccess: () => setChoosing(false) })}
      />
    </Card>
  )
}
