import { type FormEvent, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OfferTemplate } from '../contract.ts'
import { useKeepTemplate } from './queries.ts'

const FORM = 'offer-template'

/** Keeps what is written as a template of the company. */
export function KeepTemplate({ content, title }: { content: OfferTemplate['content']; title: string }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const keeping = useKeepTemplate()
  const close = () => setOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keeping.isPending) return
    keeping.mutate(
      { name, content },
      {
        onSuccess: () => {
          toast.success({ title: 'Modèle gardé', text: 'Vous le retrouverez en commençant une offre.' })
          close()
        },
      },
    )
  }
  const { error } = keeping
  const refused = error instanceof ApiError ? (error.errors?.name?.[0] ?? error.message) : undefined
  return (
    <>
      <Button
        look="quiet"
        small
        onClick={() => {
          keeping.reset()
          setName(title)
          setOpen(true)
        }}
      >
        Garder comme modèle
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Garder comme modèle"
        width={480}
        sheet
        footer={
          <>
            <Button look="secondary" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" form={FORM} loading={keeping.isPending}>
              Garder
            </Button>
          </>
        }
      >
        <form id={FORM} onSubmit={submit} noValidate>
          <TextField
            name="template_name"
            label="Nom du modèle"
            value={name}
            maxLength={80}
            error={refused}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
