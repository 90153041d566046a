import { TEMPLATE_USE_LABELS } from '#src/reference/shared/reply-template-parts.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { PenIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { ReplyTemplate } from '../contract.ts'
import css from './reply-templates.module.css'

interface TemplatesListProps {
  templates: ReplyTemplate[]
  canWrite: boolean
  onEdit: (template: ReplyTemplate) => void
  /** Begins a template of the company with what one of the site says. */
  onCopy: (template: ReplyTemplate) => void
  onDelete: (template: ReplyTemplate) => void
}

export function TemplatesList({ templates, canWrite, onEdit, onCopy, onDelete }: TemplatesListProps) {
  return (
    <ul className={css.list} aria-label="Modèles de réponse">
      {templates.map((template) => (
        <li key={template.id} className={css.card}>
          <div className={css.top}>
            <h3>{template.title}</h3>
            <Badge>{TEMPLATE_USE_LABELS[template.use]}</Badge>
          </div>
          <p className={css.excerpt}>{template.body}</p>
          <div className={css.foot}>
            <span className="muted">
              {template.is_shared
                ? 'Proposé par Asafidy à toutes les sociétés'
                : `Modifié le ${formatShortDate(template.updated_at)}`}
            </span>
            {canWrite && template.is_shared && (
              <Button
                look="quiet"
                small
                onClick={() => onCopy(template)}
                aria-label={`Copier ${template.title}`}
              >
                Copier
              </Button>
            )}
            {canWrite && !template.is_shared && (
              <>
                <Button
                  look="quiet"
                  small
                  onClick={() => onEdit(template)}
                  aria-label={`Modifier ${template.title}`}
                >
                  <PenIcon size={18} />
                  Modifier
                </Button>
                <Button
                  look="quiet"
                  small
                  iconOnly
                  onClick={() => onDelete(template)}
                  aria-label={`Supprimer ${template.title}`}
                >
                  <TrashIcon size={18} />
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
