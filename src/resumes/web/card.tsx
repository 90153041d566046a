import { formatDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import { FileIcon, PenIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { Resume } from '../contract.ts'
import css from './resumes.module.css'

interface ResumeCardProps {
  resume: Resume
  onEdit: () => void
  onDelete: () => void
}

export function ResumeCard({ resume, onEdit, onDelete }: ResumeCardProps) {
  const { id, title, name, description, is_draft, file_name, file_size, updated_at } = resume
  return (
    <li className={css.card}>
      <div className={css.head}>
        <span className={css.sheet} aria-hidden="true">
          <FileIcon size={24} />
        </span>
        <div>
          <h2>{name}</h2>
          <p className={css.title}>{title}</p>
        </div>
        {is_draft ? <Badge tone="amber">Brouillon</Badge> : <Badge tone="green">Prêt</Badge>}
      </div>
      <p className={css.description}>{description}</p>
      <p className={css.facts}>
        <span>Modifié le {formatDate(updated_at)}</span>
        <span>
          {file_name === null
            ? 'PDF composé à partir des champs'
            : `${file_name}, ${formatSize(file_size ?? 0)}`}
        </span>
      </p>
      <div className={css.actions}>
        <a
          href={`/api/applicant/resumes/${id}/pdf`}
          target="_blank"
          rel="noopener"
          aria-label={`Aperçu de ${name}, nouvel onglet`}
        >
          <EyeIcon size={18} />
          Aperçu
        </a>
        {resume.kind !== 'file' && (
          <AppLink href={`/candidat/mes-cv/${id}/partage`} aria-label={`Partager ou exporter ${name}`}>
            Partager
          </AppLink>
        )}
        <Button look="quiet" small onClick={onEdit} aria-label={`Modifier ${name}`}>
          <PenIcon size={18} />
          Modifier
        </Button>
        <Button look="quiet" small iconOnly onClick={onDelete} aria-label={`Supprimer ${name}`}>
          <TrashIcon size={18} />
        </Button>
      </div>
    </li>
  )
}
