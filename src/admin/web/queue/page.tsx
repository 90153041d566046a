import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { Title, usePermissions } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ChevronDownIcon, HelpIcon } from '#src/ui/icons.tsx'
import type { Permission } from '../../policy.ts'
import { WAITING, type Waiting, type WaitingItem } from '../../queue/contract.ts'
import { CompanyDesk } from '../companies/desk.tsx'
import { Failure } from '../desk/failure.tsx'
import { Key } from '../desk/key.tsx'
import { useKeys } from '../desk/keys.ts'
import { Loading } from '../desk/loading.tsx'
import { MessageDesk } from '../messages/desk.tsx'
import { OfferDesk } from '../offers/desk.tsx'
import { KeysHelp } from './help.tsx'
import { QueueList } from './list.tsx'
import css from './queue.module.css'
import { readItem, usePrefetched, useQueue } from './use-queue.ts'

/** The home: what waits, oldest first, beside the one to decide on. */
export function QueuePage() {
  const { permissions } = usePermissions<Permission[]>()
  if (!permissions) return <Loading />
  if (permissions.includes('read the queue')) return <Queue />
  if (permissions.includes('read companies')) return <Navigate to="/companies" replace />
  return (
    <Alert severity="info" sx={{ m: 3 }}>
      Aucun rôle n’a été donné à votre compte.
    </Alert>
  )
}

function Queue() {
  const [search, setSearch] = useSearchParams()
  const kind = WAITING.find((each) => each === search.get('kind')) ?? null
  const { items, counts, total, error, more } = useQueue(kind)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const asked = search.get('item')
  const open = asked ?? items?.[0]?.id ?? null
  const at = items?.findIndex(({ id }) => id === open) ?? -1
  const show = (item: WaitingItem | undefined) => {
    if (item) setSearch(withParams({ kind, item: item.id }))
  }
  const [previous, next] = [items?.[at - 1], items?.[at + 1]]
  // Decided by a colleague, it is on no list any more: one goes on from the top.
  const onward = at < 0 ? items?.[0] : next
  // The address changes before the page does: of two quick presses the second goes on from the first.
  const step = (by: 1 | -1) => {
    const here = new URLSearchParams(window.location.search).get('item') ?? items?.[0]?.id
    const from = items?.findIndex(({ id }) => id === here) ?? -1
    show(from < 0 ? items?.[0] : items?.[from + by])
  }
  useKeys({ j: () => step(1), k: () => step(-1), '?': () => setHelpOpen(true) })
  usePrefetched([previous, onward])
  if (error && !items) return <Failure error={error} />
  if (!items || !counts) return <Loading />
  const decided = () => ((onward ?? previous) ? show(onward ?? previous) : setSearch(withParams({ kind })))
  const place = (
    <Place
      at={at}
      total={total}
      onBack={() => setSearch(withParams({ kind }))}
      onPrevious={previous && (() => show(previous))}
      onNext={onward && (() => show(onward))}
      onHelp={() => setHelpOpen(true)}
    />
  )
  return (
    <div className={css.queue} data-open={asked !== null}>
      <Title title="Modération" />
      <QueueList
        items={items}
        counts={counts}
        total={total}
        kind={kind}
        open={open}
        more={more}
        onKind={(chosen) => setSearch(withParams({ kind: chosen }))}
        onOpen={show}
      />
      <div className={css.desk}>
        <Desk
          key={open}
          id={open}
          place={place}
          onDecided={decided}
          onNext={onward && (() => show(onward))}
        />
      </div>
      {isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

function withParams(given: { kind: Waiting | null; item?: string }): Record<string, string> {
  return { ...(given.kind && { kind: given.kind }), ...(given.item && { item: given.item }) }
}

interface ShownProps {
  id: string | null
  place: React.ReactNode
  onDecided: () => void
  onNext: (() => void) | undefined
}

function Desk({ id, ...others }: ShownProps) {
  const item = readItem(id)
  if (!item)
    return (
      <Alert severity="success" sx={{ m: 3 }}>
        Rien n’attend. Ce qui arrive s’affiche ici de lui-même.
      </Alert>
    )
  const { kind, subject_id } = item
  if (kind === 'company' || kind === 'proposal')
    return <CompanyDesk id={subject_id} wanted={kind} {...others} />
  if (kind === 'message') return <MessageDesk id={subject_id} {...others} />
  return <OfferDesk id={subject_id} wanted={kind} {...others} />
}

interface PlaceProps {
  at: number
  total: number
  onBack: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onHelp: () => void
}

function Place({ at, total, onBack, onPrevious, onNext, onHelp }: PlaceProps) {
  return (
    <>
      <Button className={css.back} onClick={onBack}>
        ‹ File
      </Button>
      <span>{at < 0 ? `${total} en attente` : `${at + 1} sur ${total}`}</span>
      <Button
        disabled={!onPrevious}
        onClick={onPrevious}
        aria-label="Précédente"
        aria-keyshortcuts="K"
        endIcon={<Key>K</Key>}
      >
        <ChevronDownIcon className={css.up} />
      </Button>
      <Button
        disabled={!onNext}
        onClick={onNext}
        aria-label="Suivante"
        aria-keyshortcuts="J"
        endIcon={<Key>J</Key>}
      >
        <ChevronDownIcon />
      </Button>
      <Button onClick={onHelp} aria-label="Raccourcis du clavier" className={css.help}>
        <HelpIcon />
      </Button>
    </>
  )
}
