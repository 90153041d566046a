import { useQuery } from '@tanstack/react-query'
import { offersHref } from '#src/offers/managing/web/filters.ts'
import { OfferPreview } from '#src/offers/web/page.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import css from './editor.module.css'
import { previewQuery } from './queries.ts'

/** A preview has no button to apply with. */
const NO_APPLYING = {
  button: (look: { wide?: boolean } = {}) => <Button wide={look.wide ?? false}>Postuler</Button>,
  popup: null,
}

/** Renders the component of the public page with what is saved now. */
export function PreviewStep({ id, version }: { id: number | null; version: number }) {
  const {
    data: preview,
    isError,
    refetch,
  } = useQuery({ ...previewQuery(id ?? 0, version), enabled: id !== null })
  if (id === null) return <p className={css.all}>Rien n’est écrit pour l’instant.</p>
  if (isError)
    return (
      <div className={css.all}>
        <LoadFailure onRetry={() => refetch()}>L’aperçu n’a pas pu être lu.</LoadFailure>
      </div>
    )
  return (
    <div className={css.preview}>
      {preview?.no_slot && (
        <Alert
          kind="warning"
          live
          action={
            <LinkButton look="secondary" small href={offersHref({}, { status: 'published' })}>
              Voir mes offres
            </LinkButton>
          }
        >
          {preview.no_slot} Le brouillon reste enregistré.
        </Alert>
      )}
      {preview ? <OfferPreview offer={preview.data} apply={NO_APPLYING} /> : <SkeletonLines lines={8} />}
    </div>
  )
}
