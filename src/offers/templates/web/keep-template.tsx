import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OfferTemplate } from '../contract.ts'
import { TEMPLATES_FULL, TEMPLATES_MOST } from '../shared/limits.ts'
import { templatesQuery, useKeepTemplate } from './queries.ts'

const FORM = 'offer-template'

interface KeepTemplateProps {
  content: OfferTemplate['content']
  /** The name that is proposed for the template. */
  title: string
}

/** Saves what is written as a template of the company. */
export function KeepTemplate({ content, title }: KeepTemplateProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { data: kept } = useQuery({ ...templatesQuery, enabled: open })
  const form = useKeepForm(content, title, close)
  return (
    <>
      <Button
        look="quiet"
        small
        onClick={() => {
          form.reset({ name: title })
          setOpen(true)
        }}
      >
        Garder comme modèle
      </Button>
      <DecisionDialog
        open={open}
        onClose={close}
        title="Garder comme modèle"
        width={480}
        sheet
        confirm="Garder"
        form={FORM}
        pending={form.sending}
      >
        <form id={FORM} onSubmit={form.submit} noValidate>
          <FormFailure>{form.failure}</FormFailure>
          {kept && <LimitNote kept={kept.data.length} most={TEMPLATES_MOST} full={TEMPLATES_FULL} />}
          <TextField label="Nom du modèle" maxLength={80} {...form.text('name')} />
        </form>
      </DecisionDialog>
    </>
  )
}

function useKeepForm(content: OfferTemplate['content'], title: string, onDone: () => void) {
  const keeping = useKeepTemplate()
  return useForm({
    initial: { name: title },
    schema: async () => (await import('../contract.ts')).createOfferTemplate.body,
    body: (values) => ({ ...values, content }),
    short: true,
    idOf: () => 'template-name',
    send: async ({ name }) => {
      await keeping.mutateAsync({ name, content })
      toast.success({ title: 'Modèle gardé', text: 'Vous le retrouverez en commençant une offre.' })
      onDone()
    },
  })
}
