import { useQuery } from '@tanstack/react-query'
import { notFound, useHydrated } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { knownOfferValues } from '#src/companies/editing/web/known-values.ts'
import { ownCompanyQuery } from '#src/companies/editing/web/queries.ts'
import { TemplatesDialog } from '#src/offers/templates/web/dialog.tsx'
import { templatesQuery } from '#src/offers/templates/web/queries.ts'
import { formatDate } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { OfferDraft } from '../contract.ts'
import { OfferEditor } from './editor.tsx'
import { draftQuery, useTakeBackOffer } from './queries.ts'
import { EMPTY_VALUES, type OfferValues, valuesOf } from './values.ts'

const PastePage = lazyPart(() => import('#src/offers/pasting/web/page.tsx'))

interface OfferWritingPageProps {
  title: string
  /** Null for a new offer of which nothing is saved. */
  id: number | null
  /** Whether a new offer begins with an advertisement to paste. */
  pastes?: boolean
  onCreated: (id: number) => void
}

/** The page that writes a new offer, or goes on with one. */
export function OfferWritingPage({ title, id, pastes = false, onCreated }: OfferWritingPageProps) {
  const user = useUser()
  const [pasting, setPasting] = useState(pastes && id === null)
  const [choosing, setChoosing] = useState(false)
  const [start, setStart] = useState<{ values: OfferValues; turn: number }>()
  const begin = (values: OfferValues) => setStart({ values, turn: (start?.turn ?? 0) + 1 })
  const alive = useHydrated()
  const {
    data: draft,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...draftQuery(id ?? 0),
    enabled: id !== null,
  })
  const company = useQuery({ ...ownCompanyQuery, enabled: id === null })
  const templates = useQuery(templatesQuery)
  const known = id === null ? knownOfferValues(company.data) : {}
  if (error instanceof ApiError && error.status === 404) throw notFound()
  if (error)
    return (
      <>
        <h1>{title}</h1>
        <LoadFailure onRetry={() => refetch()}>Cette offre n’a pas pu être lue.</LoadFailure>
      </>
    )
  // Only the browser knows what it kept of the offer, so the form waits for it.
  const isRead = id === null ? company.isFetched : draft && isFetchedAfterMount
  if (!user || !alive || !isRead || !templates.isFetched) return <Reading title={title} />
  if (draft && (draft.waits_since || draft.status === 'archived'))
    return <Waiting title={title} draft={draft} />
  if (pasting)
    return (
      <Suspense fallback={<Reading title="Coller une annonce" />}>
        <PastePage
          onCancel={() => setPasting(false)}
          onDone={(offer) => {
            begin(withKnown({ ...EMPTY_VALUES(), ...offer }, known))
            setPasting(false)
          }}
        />
      </Suspense>
    )
  return (
    <>
      <OfferEditor
        key={start?.turn}
        title={title}
        draft={draft ?? null}
        start={start?.values}
        known={known}
        onTemplates={templates.data?.meta.is_offered ? () => setChoosing(true) : undefined}
        onPaste={id === null ? () => setPasting(true) : undefined}
        userId={user.id}
        company={user.company?.name ?? ''}
        onCreated={onCreated}
      />
      <TemplatesDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(content) => {
          begin(valuesOf(content))
          setChoosing(false)
        }}
      />
    </>
  )
}

/** Fills in what the advertisement does not say and the company has said already. */
function withKnown(values: OfferValues, known: Partial<OfferValues>): OfferValues {
  const missing = Object.entries(known).filter(([field]) => values[field as keyof OfferValues] === '')
  return { ...values, ...Object.fromEntries(missing) }
}

function Waiting({ title, draft }: { title: string; draft: OfferDraft }) {
  const takingBack = useTakeBackOffer()
  if (!draft.waits_since)
    return (
      <>
        <h1>{title}</h1>
        <Alert>Cette offre est archivée&nbsp;: elle ne peut plus être modifiée.</Alert>
      </>
    )
  return (
    <>
      <h1>{title}</h1>
      <Alert
        action={
          <Button
            look="secondary"
            small
            loading={takingBack.isPending}
            onClick={() => takingBack.mutate(draft.id)}
          >
            Reprendre pour modifier
          </Button>
        }
      >
        <b>{draft.content.title}</b> attend sa validation depuis le {formatDate(draft.waits_since)}.
        {takingBack.isError && ` ${takingBack.error.message}`}
      </Alert>
    </>
  )
}

function Reading({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <div role="status" aria-label="Chargement de l’offre">
        <Skeleton height={480} />
      </div>
    </>
  )
}
