import { type FormEvent, useRef, useState } from 'react'
import { plural } from '#src/shared/phrases.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { CloseIcon, WarningIcon } from '#src/ui/icons.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { EvaluatedCriterion, Evaluation } from '../contract.ts'
import { CRITERIA_MAX, CRITERION_LENGTH } from '../shared/limits.ts'
import css from './criteria.module.css'
import { type CriterionDraft, useAgreeing } from './queries.ts'

interface CriteriaDialogProps {
  open: boolean
  onClose: () => void
  evaluation: Evaluation
}

export function CriteriaDialog({ open, onClose, evaluation }: CriteriaDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={560}
      title="Les critères de cette offre"
      subtitle="Les mêmes pour chaque candidat. L’équipe note de 1 à 5."
      confirm="Enregistrer les critères"
      form="criteres"
    >
      <Fields evaluation={evaluation} onClose={onClose} />
    </DecisionDialog>
  )
}

type Row = CriterionDraft & { key: string }

const fresh = (label = ''): Row => ({
  id: null,
  label,
  key: crypto.getRandomValues(new Uint32Array(1)).join(),
})

function Fields({ evaluation, onClose }: Omit<CriteriaDialogProps, 'open'>) {
  const { criteria, criteria_version, suggestions, offer } = evaluation
  // The version stays the one that the dialog opened with: a colleague's change meanwhile is told by the answer, and
  // leaves what is typed here.
  const [version] = useState(criteria_version)
  const [rows, setRows] = useState<Row[]>(() =>
    criteria.length > 0
      ? criteria.map(({ id, label }) => ({ id, label, key: String(id) }))
      : suggestions.slice(0, 3).map(fresh),
  )
  const list = useRef<HTMLUListElement>(null)
  const agreeing = useAgreeing(offer.id)
  const lost = criteria.filter(({ id, uses }) => uses.ratings > 0 && !rows.some((row) => row.id === id))
  const free = suggestions.filter((label) => !rows.some((row) => row.label === label))
  const isFull = rows.length >= CRITERIA_MAX
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const kept = rows.filter(({ label }) => label.trim()).map(({ id, label }) => ({ id, label }))
    try {
      await agreeing.mutateAsync({ version, criteria: kept })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  const change = (key: string, label: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, label } : row)))
  const add = () => {
    setRows([...rows, fresh()])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  return (
    <form id="criteres" className={css.form} onSubmit={submit} noValidate>
      {agreeing.error && (
        <Alert kind="error" live>
          {agreeing.error.message}
        </Alert>
      )}
      <ul className={css.rows} ref={list}>
        {rows.map((row, at) => (
          <li key={row.key}>
            <TextField
              label={`Critère ${at + 1}`}
              name={`critere-${row.key}`}
              value={row.label}
              maxLength={CRITERION_LENGTH}
              onChange={({ target }) => change(row.key, target.value)}
            />
            <Button
              look="quiet"
              iconOnly
              aria-label={`Retirer ${row.label || `le critère ${at + 1}`}`}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
      {lost.map((criterion) => (
        <p key={criterion.id} className={css.lost} role="status">
          <WarningIcon size={16} />
          {sayLost(criterion)}
        </p>
      ))}
      {!isFull && (
        <div className={css.suggestions}>
          <Button look="soft" small onClick={add}>
            <PlusIcon size={18} />
            Ajouter un critère
          </Button>
          {free.length > 0 && <span>ou&nbsp;:</span>}
          {free.map((label) => (
            <Chip key={label} onPress={() => setRows([...rows, fresh(label)])}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </form>
  )
}

function sayLost({ label, uses: { ratings, applications } }: EvaluatedCriterion): string {
  const notes = plural(ratings, 'une note sera perdue', `${ratings} notes seront perdues`)
  const where = plural(applications, 'sur une candidature', `sur ${applications} candidatures`)
  return `«\u00a0${label}\u00a0» est retiré\u00a0: ${notes} ${where}.`
}
