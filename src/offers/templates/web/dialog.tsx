import { useQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { OfferTemplate } from '../contract.ts'
import css from './dialog.module.css'
import { templatesQuery, useDeleteTemplate, useTemplateContent } from './queries.ts'

interface TemplatesDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (content: OfferTemplate['content']) => void
}

/** Lists the templates of the company, to begin an offer from one of them. */
export function TemplatesDialog({ open, onClose, onChoose }: TemplatesDialogProps) {
  const { data, isError, refetch } = useQuery({ ...templatesQuery, enabled: open })
  const templates = data?.data
  const reading = useTemplateContent()
  const deleting = useDeleteTemplate()
  return (
    <Dialog open={open} onClose={onClose} title="Partir d’un modèle" width={520} sheet>
      {isError && <LoadFailure onRetry={() => refetch()}>Les modèles n’ont pas pu être lus.</LoadFailure>}
      {!templates && !isError && <SkeletonLines />}
      <FormFailure>{reading.error?.message}</FormFailure>
      {templates?.length === 0 && (
        <p>
          Aucun modèle pour l’instant. Gardez-en un depuis une offre, avec «&nbsp;Garder comme modèle&nbsp;».
        </p>
      )}
      <ul className={css.list}>
        {templates?.map((template) => (
          <li key={template.id}>
            <Button
              look="secondary"
              className={css.name}
              loading={reading.isPending && reading.variables === template.id}
              onClick={() => reading.mutate(template.id, { onSuccess: onChoose })}
            >
              {template.name}
            </Button>
            <Button
              look="quiet"
              iconOnly
              aria-label={`Supprimer le modèle ${template.name}`}
              loading={deleting.isPending && deleting.variables === template.id}
              onClick={() => deleting.mutate(template.id)}
            >
              <TrashIcon size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
