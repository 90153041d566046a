import { useEffect, useRef } from 'react'
import { comparisonHref } from '#src/applications/comparing/web/address.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { type ApplicationsSearch, detailHref } from '../filters.ts'
import { useShortcuts } from '../keys.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { PanelBar } from './bar.tsx'
import { PanelBody } from './body.tsx'
import css from './panel.module.css'
import type { Panel } from './use-panel.ts'

interface ApplicationPanelProps {
  panel: Panel
  search: ApplicationsSearch
}

export function ApplicationPanel({ panel, search }: ApplicationPanelProps) {
  const { current, detail, position, queue, next, previous, close } = panel
  const box = useRef<HTMLElement>(null)
  // The panel says by itself that it was scrolled: to ask it would lay out the page in the middle of the change.
  const isScrolled = useRef(false)
  useShortcuts({ j: next, k: previous, escape: close })
  useEffect(() => {
    if (current === undefined) return
    if (isScrolled.current) box.current?.scrollTo(0, 0)
    // What had the focus left with the application before; a focus outside the panel stays where it is.
    const here = document.activeElement
    if (here === box.current) return
    if (here === document.body || here?.matches('[data-row]') || box.current?.contains(here ?? null))
      box.current?.focus({ preventScroll: true })
  }, [current])
  useEffect(() => () => focusRow(current), [current])
  const shown = detail.data?.data.id
  const focusHeading = useHeadingFocus(box, shown)
  if (current === undefined) return null
  const application = detail.data?.data
  const name = application?.applicant_name
  const place = position === null || !queue ? '' : `${position} sur ${queue.total}`
  return (
    <aside
      ref={box}
      className={css.panel}
      tabIndex={-1}
      aria-label={name ? `Candidature ${ofName(name)}` : 'Candidature'}
      aria-busy={!application}
      data-beside=""
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0
      }}
    >
      <PanelBar
        place={place}
        next={next}
        previous={previous}
        close={close}
        href={detailHref(current, 'profil', search)}
        comparison={application?.is_comparable ? comparisonHref([application.id]) : undefined}
      />
      <p className="hidden-text" role="status">
        {name && [name, place].filter(Boolean).join(', ')}
      </p>
      {application ? (
        <PanelBody
          application={application}
          ahead={panel.ahead}
          search={search}
          onNext={next && (() => focusHeading(next))}
          onReturn={() => panel.show(application.id)}
        />
      ) : detail.error ? (
        <Failed error={detail.error} onRetry={() => detail.refetch()} />
      ) : (
        <div className={css.waiting} role="status" aria-label="Chargement de la candidature">
          <SkeletonLines lines={8} />
        </div>
      )}
    </aside>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={css.waiting}>
      {'status' in error && error.status === 404 ? (
        <Alert>Cette candidature n’existe pas, ou n’a pas été envoyée à votre société.</Alert>
      ) : (
        <LoadFailure onRetry={onRetry}>{error.message}</LoadFailure>
      )}
    </div>
  )
}

/** A closed panel gives the focus back to the row that was open; J and K keep it in the panel. */
function focusRow(id: number | undefined): void {
  if (id === undefined || document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
}
