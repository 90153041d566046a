import { TEMPLATE_VARIABLES, type TemplateVariable } from '#src/reference/shared/reply-template-parts.ts'
import { Chip } from '#src/ui/display/badge.tsx'
import css from './reply-templates.module.css'

const VARIABLES = Object.entries(TEMPLATE_VARIABLES) as [TemplateVariable, string][]

interface VariableChipsProps {
  /** The id is that of the text. */
  id: string
  write: (text: string) => void
}

/** A button puts its variable in the text of this id. */
export function VariableChips({ id, write }: VariableChipsProps) {
  return (
    <fieldset className={css.variables}>
      <legend>Insérer dans le texte, au curseur</legend>
      {VARIABLES.map(([name, label]) => (
        <Chip key={name} onPress={() => insert(name, id, write)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  )
}

/** Puts the variable where the cursor is, or in place of what is selected, and leaves the cursor after it. */
function insert(name: TemplateVariable, id: string, write: (body: string) => void) {
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return
  area.focus()
  // The variable is written into the field itself at once, so that what is typed before the next frame stands after
  // it.
  area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end')
  write(area.value)
}
