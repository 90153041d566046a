import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { offersHref } from '#src/offers/managing/web/filters.ts'
import { OfferPreview } from '#src/offers/web/page.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { afterPress } from '#src/ui/held-press.ts'
import css from './editor.module.css'
import { previewQuery } from './queries.ts'

/** A preview has no button to apply with. */
const NO_APPLYING = {
  button: (look: { wide?: boolean } = {}) => <Button wide={look.wide ?? false}>Postuler</Button>,
  popup: null,
}

interface PreviewOptions {
  id: number | null
  version: number
  isOpen?: boolean
}

/** Reads what is saved now as visitors would see it; the one before stays until the next is there. */
export function usePreview({ id, version, isOpen = true }: PreviewOptions) {
  return useQuery({
    ...previewQuery(id ?? 0, version),
    enabled: isOpen && id !== null,
    placeholderData: keepPreviousData,
  })
}

/** Renders the component of the public page with what is saved now. */
export function PreviewStep({ id, version }: { id: number | null; version: number }) {
  const { data, isError, refetch } = usePreview({ id, version })
  const [preview, setPreview] = useState(data)
  // What arrives moves the button below that may be pressed just now.
  useEffect(() => afterPress(() => setPreview(data)), [data])
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
