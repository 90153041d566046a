import { useState } from 'react'
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '#src/resumes/shared/document.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import css from './start.module.css'
import { TemplatePicture } from './template-picture.tsx'

const ALL = 'Tous'
/** Most choose one of these, and every one more is a choice that takes time. */
const FIRST = 3
const FAMILIES: Record<string, readonly TemplateName[]> = {
  [ALL]: TEMPLATE_NAMES,
  'Une colonne': ['classique', 'serein', 'cadre', 'administration', 'economique'],
  'Deux colonnes': ['elegant', 'creatif'],
  'Premier emploi': ['compact', 'classique'],
}

interface TemplateGridProps {
  value: TemplateName
  onChange: (template: TemplateName) => void
}

/** Shows the templates with their pictures, at first a few of them. */
export function TemplateGrid({ value, onChange }: TemplateGridProps) {
  const [family, setFamily] = useState(ALL)
  const [isWhole, setWhole] = useState(false)
  const names = FAMILIES[family] ?? []
  const shown = family === ALL && !isWhole ? firstOf(names, value) : names
  return (
    <>
      <div className={css.top}>
        <div>
          <h1>Choisissez un modèle</h1>
          <p className="muted">Vous pourrez en changer à tout moment, sans rien ressaisir.</p>
        </div>
        <nav className={css.families} aria-label="Familles de modèles">
          {Object.keys(FAMILIES).map((name) => (
            <BareButton key={name} aria-pressed={name === family} onClick={() => setFamily(name)}>
              {name}
            </BareButton>
          ))}
        </nav>
      </div>
      <ul className={css.grid}>
        {shown.map((template) => (
          <li key={template} data-chosen={template === value || undefined}>
            <BareButton
              className={css.picture}
              onClick={() => onChange(template)}
              tabIndex={-1}
              aria-hidden="true"
            >
              <TemplatePicture template={template} />
            </BareButton>
            <div className={css.words}>
              <h2>
                {TEMPLATES[template].label}{' '}
                {template === 'classique' && (
                  <Badge tone="green">
                    <CheckIcon size={14} />
                    Lisible par les logiciels de tri
                  </Badge>
                )}
                {template === 'compact' && <Badge>Premier emploi</Badge>}
              </h2>
              <p>{TEMPLATES[template].words}</p>
            </div>
            <Button
              look={template === value ? 'soft' : 'secondary'}
              small
              aria-pressed={template === value}
              aria-label={`${template === value ? 'Modèle choisi' : 'Choisir le modèle'} ${TEMPLATES[template].label}`}
              onClick={() => onChange(template)}
            >
              {template === value ? 'Choisi' : 'Choisir'}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < names.length && (
        <div className={css.rest}>
          <Button look="secondary" onClick={() => setWhole(true)}>
            Voir les {names.length - shown.length} autres modèles
          </Button>
        </div>
      )}
    </>
  )
}

/** The first few, and the chosen one wherever it stands. */
function firstOf(names: readonly TemplateName[], chosen: TemplateName): TemplateName[] {
  return names.filter((name, at) => at < FIRST || name === chosen)
}
