import { formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import { WhatsappIcon } from '#src/ui/share-icons.tsx'
import { DownloadIcon, PenIcon } from '#src/ui/workspace-icons.tsx'
import type { ListedResume } from '../contract.ts'
import { ResumePicture } from './picture.tsx'
import css from './resumes.module.css'

interface ResumeCardProps {
  resume: ListedResume
  /** A joined file is renamed and replaced here, because it is not written in the builder. */
  onEdit: () => void
  onRename: () => void
  /** A draft becomes a CV that can be sent. */
  onFinish: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export function ResumeCard({ resume, onEdit, onRename, onFinish, onDuplicate, onDelete }: ResumeCardProps) {
  const { id, kind, title, name, is_draft } = resume
  const builder = `/candidat/cv-builder/${id}`
  const pdf = `/api/applicant/resumes/${id}/pdf`
  return (
    <li className={css.card}>
      {kind === 'file' ? (
        <div className={css.sheet}>
          <ResumePicture resume={resume} />
        </div>
      ) : (
        <AppLink href={builder} className={css.sheet} aria-hidden="true" tabIndex={-1}>
          <ResumePicture resume={resume} />
        </AppLink>
      )}
      <div className={css.head}>
        <div>
          <h2>{name}</h2>
          <p className={css.title}>{title}</p>
        </div>
        {is_draft ? <Badge tone="amber">Brouillon</Badge> : <Badge tone="green">Prêt</Badge>}
      </div>
      <p className={css.facts}>
        <span>Modifié le {formatDate(resume.updated_at)}</span>
        <span>{sentWords(resume.applications_count)}</span>
        <span>{kindWords(resume)}</span>
      </p>
      <div className={css.actions}>
        {kind === 'file' ? (
          <Button look="secondary" small onClick={onEdit} aria-label={`Modifier ${name}`}>
            <PenIcon size={18} />
            Modifier
          </Button>
        ) : (
          <LinkButton look="secondary" small href={builder} aria-label={`Modifier ${name}`}>
            <PenIcon size={18} />
            Modifier
          </LinkButton>
        )}
        <LinkButton
          look="secondary"
          small
          href={pdf}
          target="_blank"
          rel="noopener"
          aria-label={`Télécharger ${name} en PDF`}
        >
          <DownloadIcon size={18} />
          PDF
        </LinkButton>
        <span className={css.more}>
          {kind !== 'file' && (
            <LinkButton
              look="quiet"
              small
              iconOnly
              href={`/candidat/mes-cv/${id}/partage`}
              aria-label={`Partager ${name} par WhatsApp ou par un lien`}
            >
              <WhatsappIcon size={18} />
            </LinkButton>
          )}
          <MenuButton
            label={`Autres actions sur ${name}`}
            title={`Actions sur ${name}`}
            look="quiet"
            side="right"
            disabled={false}
          >
            {(press) => (
              <>
                {is_draft && (
                  <li>
                    <button type="button" onClick={press(onFinish)}>
                      Terminer ce CV
                    </button>
                  </li>
                )}
                {kind === 'file' && (
                  <li>
                    <AppLink href={`/candidat/importer-un-cv?cv=${id}`}>
                      En faire un CV à modifier ici
                    </AppLink>
                  </li>
                )}
                <li>
                  <button type="button" onClick={press(onDuplicate)}>
                    Dupliquer
                  </button>
                </li>
                <li>
                  <button type="button" onClick={press(onRename)}>
                    Renommer
                  </button>
                </li>
                <li>
                  <button type="button" onClick={press(onDelete)}>
                    Supprimer
                  </button>
                </li>
              </>
            )}
          </MenuButton>
        </span>
      </div>
    </li>
  )
}

function sentWords(count: number): string {
  if (count === 0) return 'Pas encore envoyé'
  return `Envoyé avec ${counted(count, 'candidature')}`
}

function kindWords({ kind, file_name, file_size }: ListedResume): string {
  if (kind === 'file') return `${file_name}, ${formatSize(file_size ?? 0)}`
  return kind === 'built' ? 'Écrit ici' : 'Suit votre profil'
}
