import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fillTemplate,
  TEMPLATE_USE_LABELS,
  type TemplateUse,
  type TemplateValues,
} from '#src/reference/shared/reply-template-parts.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import type { ReplyTemplate } from '../contract.ts'
import type { FilledMessage } from './message.ts'
import { templatesQuery } from './queries.ts'
import css from './reply-templates.module.css'

interface ReplyTemplateChoiceProps {
  id: string
  /** Templates that were written for this use come first. */
  use: TemplateUse
  /** Null leaves the variables open, to be filled for each of several people. */
  values: TemplateValues | null
  filled: FilledMessage
  /** The choice of no template says this. */
  empty: string
  /** It is called with whether a template is chosen. */
  onChoice?: (chosen: boolean) => void
}

/** A template fills the message; a company without templates sees no choice. */
export function ReplyTemplateChoice({ id, use, values, filled, empty, onChoice }: ReplyTemplateChoiceProps) {
  const { data: templates = [] } = useQuery(templatesQuery)
  const [chosen, setChosen] = useState('')
  if (templates.length === 0) return null
  const choose = (value: string) => {
    setChosen(value)
    const template = templates.find((one) => String(one.id) === value)
    onChoice?.(template !== undefined)
    if (template) filled.propose(values ? fillTemplate(template.body, values) : template.body)
    else filled.keep()
  }
  const keep = () => {
    filled.keep()
    setChosen('')
    onChoice?.(false)
  }
  return (
    <>
      <SelectField
        label="Modèle"
        name="template"
        id={id}
        optional
        empty={empty}
        choices={inOrder(templates, use).map((one) => ({ value: one.id, label: labelOf(one, use) }))}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      {filled.waiting !== null && <Overwriting onAccept={filled.accept} onKeep={keep} />}
    </>
  )
}

function Overwriting({ onAccept, onKeep }: { onAccept: () => void; onKeep: () => void }) {
  return (
    <Alert kind="warning" live>
      <p>Le modèle remplacera le texte que vous avez écrit.</p>
      <div className={css.answers}>
        <Button look="secondary" small onClick={onAccept}>
          Remplacer mon texte
        </Button>
        <Button look="quiet" small onClick={onKeep}>
          Garder mon texte
        </Button>
      </div>
    </Alert>
  )
}

function inOrder(templates: readonly ReplyTemplate[], use: TemplateUse): ReplyTemplate[] {
  return [...templates.filter((one) => one.use === use), ...templates.filter((one) => one.use !== use)]
}

function labelOf(template: ReplyTemplate, use: TemplateUse): string {
  return template.use === use ? template.title : `${template.title} (${TEMPLATE_USE_LABELS[template.use]})`
}
