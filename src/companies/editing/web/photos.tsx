import { useState } from 'react'
import type { CompanyPhoto } from '#src/companies/shared/pictures.ts'
import { COMPANY_LIMITS } from '#src/companies/shared/sections.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'
import { reasonOf } from './documents.tsx'
import { FileButton, PICTURES } from './file-button.tsx'
import { useAddPhoto, useChangePhoto, useRemovePhoto } from './queries.ts'

const MOST = COMPANY_LIMITS.photos

/** Up to eight photos: added, captioned, put in order, deleted. */
export function CompanyPhotos({ company }: { company: OwnCompany }) {
  const { photos } = company
  const adding = useAddPhoto()
  const [problem, setProblem] = useState<string>()
  const [removing, setRemoving] = useState<CompanyPhoto | null>(null)
  const mayWrite = company.may_edit && company.status !== 'suspended'
  const add = (file: File) => {
    const isTooLarge = file.size > COMPANY_LIMITS.picture_bytes
    setProblem(isTooLarge ? 'L’image doit faire moins de 8\u00A0Mo.' : undefined)
    if (!isTooLarge) adding.mutate(file, { onError: (error) => setProblem(reasonOf(error)) })
  }
  return (
    <>
      <Correction company={company} field="photos" />
      {photos.length > 0 && (
        <ol className={css.photos} aria-label="Photos">
          {photos.map((photo, index) => (
            <Photo
              key={photo.id}
              photo={photo}
              mayWrite={mayWrite}
              place={index + 1}
              last={photos.length}
              onRemove={() => setRemoving(photo)}
            />
          ))}
        </ol>
      )}
      {mayWrite && (
        <div className={css.tools}>
          {photos.length < MOST && (
            <FileButton id="photo" accept={PICTURES} loading={adding.isPending} onChosen={add}>
              Ajouter une photo
            </FileButton>
          )}
          <span className={css.fine} role="status">
            {photos.length} sur {MOST}
          </span>
        </div>
      )}
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      <RemovePhoto photo={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

interface PhotoProps {
  photo: CompanyPhoto
  mayWrite: boolean
  /** Positions begin at 1. */
  place: number
  last: number
  onRemove: () => void
}

function Photo({ photo, mayWrite, place, last, onRemove }: PhotoProps) {
  const { id, small, caption } = photo
  const { mutate, isPending, error } = useChangePhoto()
  const [text, setText] = useState(caption)
  const move = (position: number) => mutate({ id, position })
  const keep = () => text.trim() !== caption && mutate({ id, caption: text })
  return (
    <li>
      <img src={small} width={640} height={480} loading="lazy" alt={caption || `Photo ${place}`} />
      {mayWrite ? (
        <>
          <TextField
            name={`legende-${id}`}
            label={`Légende de la photo ${place}`}
            optional
            maxLength={COMPANY_LIMITS.caption}
            value={text}
            error={error && reasonOf(error)}
            onChange={({ target }) => setText(target.value)}
            onBlur={keep}
          />
          <div className={css.tools}>
            <Button
              look="quiet"
              iconOnly
              aria-label={`Avancer la photo ${place}`}
              disabled={place === 1 || isPending}
              onClick={() => move(place - 1)}
            >
              <ChevronLeftIcon />
            </Button>
            <Button
              look="quiet"
              iconOnly
              aria-label={`Reculer la photo ${place}`}
              disabled={place === last || isPending}
              onClick={() => move(place + 1)}
            >
              <ChevronRightIcon />
            </Button>
            <Button look="quiet" iconOnly aria-label={`Supprimer la photo ${place}`} onClick={onRemove}>
              <TrashIcon />
            </Button>
          </div>
        </>
      ) : (
        caption && <p className="small muted">{caption}</p>
      )}
    </li>
  )
}

function RemovePhoto({ photo, onClose }: { photo: CompanyPhoto | null; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useRemovePhoto()
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={photo !== null}
      onClose={close}
      onConfirm={() => photo && mutate(photo.id, { onSuccess: close })}
      title="Supprimer cette photo&nbsp;?"
      confirm="Supprimer la photo"
      pending={isPending}
      failure={error?.message}
    >
      {photo?.caption
        ? `«\u00A0${photo.caption}\u00A0» ne sera plus sur votre page.`
        : 'Elle ne sera plus sur votre page.'}
    </ConfirmDialog>
  )
}
