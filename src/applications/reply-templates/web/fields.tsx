import type { Form } from '#src/shell/form/use-form.ts'
import { Chip } from '#src/ui/display/badge.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { TemplateInput } from '../contract.ts'
import {
  fillTemplate,
  TEMPLATE_BODY_MAX,
  TEMPLATE_USE_LABELS,
  TEMPLATE_USES,
  TEMPLATE_VARIABLES,
  type TemplateVariable,
} from '../shared/parts.ts'
import css from './reply-templates.module.css'
import { useSampleValues } from './values.ts'

const USES = TEMPLATE_USES.map((value) => ({ value, label: TEMPLATE_USE_LABELS[value] }))
const VARIABLES = Object.entries(TEMPLATE_VARIABLES) as [TemplateVariable, string][]

/** The text on the left, what an applicant would read on the right. */
export function ReplyTemplateFields({ form }: { form: Form<TemplateInput> }) {
  const body = form.text('body')
  return (
    <div className={css.columns}>
      <div className={css.form}>
        <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
        <TextField
          label="Titre"
          hint="Pour le reconnaître dans la liste ; le candidat ne le voit pas."
          data-focus-first=""
          {...form.text('title')}
        />
        <SelectField label="Usage" choices={USES} {...form.text('use')} />
        <div className={css.text}>
          {/* Above the text: a message that appears under it as it is left would move what is being pressed. */}
          <fieldset className={css.variables}>
            <legend>Insérer dans le texte, au curseur</legend>
            {VARIABLES.map(([name, label]) => (
              <Chip key={name} onPress={() => insert(name, body.id, (text) => form.change({ body: text }))}>
                {label}
              </Chip>
            ))}
          </fieldset>
          <TextAreaField label="Texte" rows={11} max={TEMPLATE_BODY_MAX} {...body} />
        </div>
      </div>
      <Preview body={body.value} />
    </div>
  )
}

function Preview({ body }: { body: string }) {
  const values = useSampleValues()
  return (
    <section className={css.preview} aria-label="Aperçu">
      <h3>Aperçu</h3>
      <p className="small muted">
        Avec un exemple de candidat&nbsp;: {values.prenom} {values.nom}.
      </p>
      <p className={css.letter}>{fillTemplate(body, values) || 'Votre texte s’affichera ici.'}</p>
    </section>
  )
}

/** Puts the variable where the cursor is, or in place of what is selected, and leaves the cursor after it. */
function insert(name: TemplateVariable, id: string, write: (body: string) => void) {
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return
  const { value, selectionStart, selectionEnd } = area
  const written = `{${name}}`
  write(value.slice(0, selectionStart) + written + value.slice(selectionEnd))
  const cursor = selectionStart + written.length
  requestAnimationFrame(() => {
    area.focus()
    area.setSelectionRange(cursor, cursor)
  })
}
