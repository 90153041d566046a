import { Chip } from '#src/ui/display/badge.tsx'
import { SelectField, TextAreaField, TextField } from '#src/ui/form/text-field.tsx'
import type { TemplateInput } from '../contract.ts'
import {
  fillTemplate,
  TEMPLATE_BODY_MAX,
  TEMPLATE_USE_LABELS,
  TEMPLATE_USES,
  TEMPLATE_VARIABLES,
  type TemplateUse,
  type TemplateVariable,
} from '../shared/parts.ts'
import css from './reply-templates.module.css'
import { useSampleValues } from './values.ts'

export const TEMPLATE_IDS = { title: 'titre-modele', use: 'usage-modele', body: 'texte-modele' }

const USES = TEMPLATE_USES.map((value) => ({ value, label: TEMPLATE_USE_LABELS[value] }))
const VARIABLES = Object.entries(TEMPLATE_VARIABLES) as [TemplateVariable, string][]

interface ReplyTemplateFieldsProps {
  given: TemplateInput
  problems: Partial<Record<keyof TemplateInput, string>>
  onWrite: (change: Partial<TemplateInput>) => void
  onLeave: (field: 'title' | 'body') => void
}

/** The text on the left, what an applicant would read on the right. */
export function ReplyTemplateFields({ given, problems, onWrite, onLeave }: ReplyTemplateFieldsProps) {
  return (
    <div className={css.columns}>
      <div className={css.form}>
        <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
        <TextField
          label="Titre"
          name="title"
          id={TEMPLATE_IDS.title}
          hint="Pour le reconnaître dans la liste ; le candidat ne le voit pas."
          data-focus-first=""
          value={given.title}
          error={problems.title}
          onChange={(event) => onWrite({ title: event.target.value })}
          onBlur={() => onLeave('title')}
        />
        <SelectField
          label="Usage"
          name="use"
          id={TEMPLATE_IDS.use}
          choices={USES}
          value={given.use}
          error={problems.use}
          onChange={(event) => onWrite({ use: event.target.value as TemplateUse })}
        />
        <div className={css.text}>
          {/* Above the text: a message that appears under it as it is left would move what is being pressed. */}
          <fieldset className={css.variables}>
            <legend>Insérer dans le texte, au curseur</legend>
            {VARIABLES.map(([name, label]) => (
              <Chip key={name} onPress={() => insert(name, (body) => onWrite({ body }))}>
                {label}
              </Chip>
            ))}
          </fieldset>
          <TextAreaField
            label="Texte"
            name="body"
            id={TEMPLATE_IDS.body}
            rows={11}
            max={TEMPLATE_BODY_MAX}
            value={given.body}
            error={problems.body}
            onChange={(event) => onWrite({ body: event.target.value })}
            onBlur={() => onLeave('body')}
          />
        </div>
      </div>
      <Preview body={given.body} />
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
function insert(name: TemplateVariable, write: (body: string) => void) {
  const area = document.getElementById(TEMPLATE_IDS.body)
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
