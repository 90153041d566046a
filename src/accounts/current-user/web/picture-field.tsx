import { Suspense, useState } from 'react'
import css from '#src/accounts/web/user-tab.module.css'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { useEarlyFile } from '#src/ui/form/early-file.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { CurrentUser } from '../contract.ts'
import { useUpdateAccount } from './queries.ts'

const PictureCrop = lazyPart(() => import('#src/ui/form/picture-crop.tsx'))
const UNREADABLE = 'Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'

/** Lets the person choose, crop and send a photo, or remove it. */
export function PictureField({ user }: { user: CurrentUser }) {
  const [chosen, setChosen] = useState<File | null>(null)
  const [cropped, setCropped] = useState(false)
  const [problem, setProblem] = useState<string>()
  const saving = useUpdateAccount()
  const choose = (file: File | undefined) => {
    setProblem(undefined)
    if (!file) return
    setCropped(true)
    if (/^image\/(png|jpeg|webp)$/.test(file.type)) setChosen(file)
    else setProblem(UNREADABLE)
  }
  const input = useEarlyFile(choose)
  const save = (picture: File | null) => {
    setChosen(null)
    setProblem(undefined)
    saving.mutate(
      { picture },
      {
        onSuccess: () => toast.success({ title: picture ? 'Votre photo est enregistrée' : 'Photo retirée' }),
        onError: (error) => setProblem(error.message),
      },
    )
  }
  return (
    <div className={css.photo}>
      <Avatar name={user.username} picture={user.picture} size={96} />
      <div>
        <div className={css.actions}>
          <input
            ref={input}
            type="file"
            id="picture"
            className={css.file}
            accept=".png,.jpeg,.jpg,.webp,image/png,image/jpeg,image/webp"
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
          <Button look="secondary" loading={saving.isPending} onClick={() => input.current?.click()}>
            {user.picture ? 'Changer de photo' : 'Choisir une photo'}
          </Button>
          {user.picture && (
            <Button look="quiet" disabled={saving.isPending} onClick={() => save(null)}>
              Retirer
            </Button>
          )}
        </div>
        <p className="small muted">PNG ou JPEG. Vous choisissez la partie visible avant l’envoi.</p>
        {problem && (
          <Alert kind="error" live>
            {problem}
          </Alert>
        )}
      </div>
      {cropped && (
        <Suspense>
          <PictureCrop
            file={chosen}
            round
            onClose={() => setChosen(null)}
            onCropped={save}
            onUnreadable={() => {
              setChosen(null)
              setProblem(UNREADABLE)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
