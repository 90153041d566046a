import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { templatesQuery } from '#src/applications/reply-templates/web/queries.ts'
import {
  fillTemplate,
  TEMPLATE_VARIABLES,
  type TemplateValues,
} from '#src/reference/shared/reply-template-parts.ts'
import { slugify } from '#src/shared/slugs.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton, Button } from '#src/ui/button.tsx'
import css from './template-picker.module.css'

interface TemplatePickerProps {
  values: TemplateValues
  /** Something is written already, so the template comes after it. */
  isWritten: boolean
  onUse: (text: string) => void
  onClose: () => void
}

/** Each template is shown with what it will say to this applicant. */
export function TemplatePicker({ values, isWritten, onUse, onClose }: TemplatePickerProps) {
  const { data: templates, isPending } = useQuery(templatesQuery)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const found = (templates ?? []).filter(({ title }) => slugify(title).includes(slugify(words)))
  const template = found.find(({ id }) => id === chosen) ?? found[0]
  return (
    <section id="modeles" className={css.picker} aria-label="Choisir un modèle">
      <div className={css.list}>
        <input
          type="search"
          className={css.search}
          placeholder="Chercher un modèle"
          aria-label="Chercher un modèle"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <ul>
          {found.map(({ id, title }) => (
            <li key={id}>
              <BareButton aria-pressed={template?.id === id} onClick={() => setChosen(id)}>
                {title}
              </BareButton>
            </li>
          ))}
        </ul>
        <AppLink className={css.manage} href="/dashboard/parametres/modeles">
          Gérer les modèles
        </AppLink>
      </div>
      <div className={css.preview}>
        {template ? (
          <>
            <h3>{template.title}</h3>
            <p className={css.text}>
              <Filled text={template.body} values={values} />
            </p>
          </>
        ) : (
          <p className={css.none}>
            {isPending ? 'Lecture des modèles…' : 'Aucun modèle ne correspond. Créez-en dans vos paramètres.'}
          </p>
        )}
        <div className={css.buttons}>
          {template && (
            <Button small onClick={() => onUse(fillTemplate(template.body, values))}>
              {isWritten ? 'Ajouter ce modèle' : 'Utiliser ce modèle'}
            </Button>
          )}
          <Button look="quiet" small onClick={onClose}>
            Fermer
          </Button>
        </div>
      </div>
    </section>
  )
}

function Filled({ text, values }: { text: string; values: TemplateValues }) {
  return text.split(/(\{[a-z]+\})/).map((part, index) => {
    const name = part.slice(1, -1)
    return name in TEMPLATE_VARIABLES && part.startsWith('{') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order.
      <mark key={index}>{values[name as keyof TemplateValues]}</mark>
    ) : (
      part
    )
  })
}
