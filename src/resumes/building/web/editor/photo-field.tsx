import { Suspense, useState } from 'react'
import type { Identity } from '#src/resumes/shared/document.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { useEarlyFile } from '#src/ui/form/early-file.ts'
import { FieldNotes } from '#src/ui/form/field.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import css from './fields.module.css'

const PictureCrop = lazyPart(() => import('#src/ui/form/picture-crop.tsx'))

/** Where pictures are kept: each by a key that the CV names. */
export interface PhotoKeeper {
  /** It rejects with an Error whose message is shown. */
  keep: (file: File) => Promise<string>
  addressOf: (key: string) => string
}

interface PhotoFieldProps {
  identity: Identity
  onChange: (patch: Partial<Identity>) => void
  photos: PhotoKeeper
}

/** Nobody has to show a picture, so it is off until it is asked for. */
export function PhotoField({ identity, onChange, photos }: PhotoFieldProps) {
  const { photo, show_photo } = identity
  const [file, setFile] = useState<File | null>(null)
  const [keeping, setKeeping] = useState(false)
  const [error, setError] = useState<string>()
  const input = useEarlyFile(setFile)
  const keep = async (picture: File) => {
    setFile(null)
    setKeeping(true)
    try {
      onChange({ photo: await photos.keep(picture), show_photo: true })
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined)
    } finally {
      setKeeping(false)
    }
  }
  return (
    <div className={css.photo}>
      {photo && <img src={photos.addressOf(photo)} alt="Votre portrait" width={72} height={72} />}
      <div>
        <CheckBox
          label="Montrer une photo"
          checked={show_photo}
          onChange={({ target }) => onChange({ show_photo: target.checked })}
        />
        {show_photo && (
          <label className={css.file}>
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className="hidden-text"
              disabled={keeping}
              onChange={({ target }) => {
                setError(undefined)
                setFile(target.files?.[0] ?? null)
                target.value = ''
              }}
            />
            {keeping ? 'Envoi de la photo…' : photo ? 'Changer la photo' : 'Choisir une photo'}
          </label>
        )}
        {photo && show_photo && (
          <Button look="quiet" small onClick={() => onChange({ photo: null, show_photo: false })}>
            Retirer la photo
          </Button>
        )}
        <FieldNotes
          id="identity-photo"
          hint={'Facultative\u00a0: un recruteur ne peut pas l’exiger.'}
          error={error}
        />
      </div>
      {file && (
        <Suspense>
          <PictureCrop
            file={file}
            onClose={() => setFile(null)}
            onCropped={keep}
            onUnreadable={() => {
              setFile(null)
              setError('Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.')
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
