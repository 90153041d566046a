import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { proveIdentity, useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { currentTime, formatDate, formatDateTime, formatTime } from '#src/shared/dates.ts'
import { ApiError, WENT_WRONG } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import type { DataExport } from '../exports/contract.ts'
import { COPIES_A_DAY, nextCopyAt } from '../exports/shared/limits.ts'
import css from './export-card.module.css'
import tab from './privacy-tab.module.css'
import { exportsQuery, useAskExport } from './queries.ts'

/** The mail that announces a copy leads to this card. */
export function ExportCard() {
  const { data } = useQuery(exportsQuery)
  const asking = useAskExport()
  const { run, dialog } = useReauthentication()
  const ask = () => run(() => asking.mutateAsync()).catch(() => undefined)
  const copies = data?.data ?? []
  const preparing = copies.some(({ status }) => status === 'preparing')
  const asked = copies.map(({ requested_at }) => new Date(requested_at))
  const next = preparing ? null : nextCopyAt(asked, new Date(currentTime()))
  const { error } = asking
  return (
    <div id="export" ref={useHashFocus()} tabIndex={-1} className={css.target}>
      <Card title="Mes données">
        <div className={tab.stack}>
          <p className={tab.text}>
            Recevez une copie de tout ce que nous gardons sur vous&nbsp;: compte, CV, candidatures, documents
            et choix. Nous la préparons en quelques minutes et vous prévenons par e-mail.
          </p>
          {copies.length > 0 && (
            <ul className={css.copies} aria-label="Copies demandées">
              {copies.map((copy) => (
                <Copy key={copy.id} copy={copy} run={run} />
              ))}
            </ul>
          )}
          {error && !(error instanceof ApiError && error.errors?.proof) && (
            <Alert kind="warning" live>
              {error instanceof ApiError && [403, 429].includes(error.status) ? error.message : WENT_WRONG}
            </Alert>
          )}
          {next ? (
            <p className={tab.text}>
              {COPIES_A_DAY} copies en 24 heures au plus&nbsp;: la suivante se demande à partir de{' '}
              {formatTime(next)}.
            </p>
          ) : (
            <Button look="secondary" onClick={ask} loading={asking.isPending} disabled={preparing}>
              Demander une copie
            </Button>
          )}
        </div>
        {dialog}
      </Card>
    </div>
  )
}

/**
 * The browser scrolled to the part of the address after # before this card was there, so the card is focused once it
 * is.
 */
function useHashFocus() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.location.hash !== '#export') return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return box
}

type Run = ReturnType<typeof useReauthentication>['run']

function Copy({ copy, run }: { copy: DataExport; run: Run }) {
  if (copy.status === 'preparing' || !copy.expires_at)
    return (
      <li>
        <div>
          <p className={css.name}>
            Copie demandée le {formatDateTime(copy.requested_at)} <Badge tone="blue">En préparation</Badge>
          </p>
          <p className={css.sub} role="status">
            Vous pouvez quitter cette page&nbsp;: un e-mail vous dira qu’elle est prête.
          </p>
        </div>
      </li>
    )
  const href = `/api/user/exports/${copy.id}/file`
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    const proved = await run(() => proveIdentity().then(() => true)).catch(() => false)
    if (proved) window.location.assign(href)
  }
  return (
    <li>
      <div>
        <p className={css.name}>
          Copie du {formatDateTime(copy.requested_at)} <Badge tone="green">Prête</Badge>
        </p>
        <p className={css.sub}>
          ZIP, {formatSize(copy.file_size ?? 0)}. À télécharger jusqu’au {formatDate(copy.expires_at)}.
        </p>
      </div>
      <a
        className={css.download}
        href={href}
        download
        onClick={download}
        aria-label={`Télécharger la copie du ${formatDateTime(copy.requested_at)}`}
      >
        <DownloadIcon size={18} />
        Télécharger
      </a>
    </li>
  )
}
