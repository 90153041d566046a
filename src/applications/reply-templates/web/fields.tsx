import {
  fillTemplate,
  TEMPLATE_BODY_MAX,
  TEMPLATE_USE_LABELS,
  TEMPLATE_USES,
} from '#src/reference/shared/reply-template-parts.ts'
import type { Form } from '#src/shell/form/use-form.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { TemplateInput } from '../contract.ts'
import css from './reply-templates.module.css'
import { useSampleValues } from './values.ts'
import { VariableChips } from './variable-chips.tsx'

const USES = TEMPLATE_USES.map((value) => ({ value, label: TEMPLATE_USE_LABELS[value] }))

/** The text is on the left, and what an applicant would read on the right. */
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
          {/* The chips stand above the text: a message that appears under it as it is left would move what is being pressed. */}
          <VariableChips id={body.id} write={(text) => form.change({ body: text })} />
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
