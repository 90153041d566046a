import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Alert } from '#src/ui/display/alert.tsx'
import { parseSearch } from '#src/ui/search-params.ts'
import type { WaitingItem } from '../../queue/contract.ts'
import { CompanyDesk } from '../companies/desk.tsx'
import desk from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { useKeys } from '../desk/keys.ts'
import { Loading } from '../desk/loading.tsx'
import { MessageDesk } from '../messages/desk.tsx'
import { OfferDesk } from '../offers/desk.tsx'
import { parseItem, type QueueSearch, queueHref, readQueueSearch } from './address.ts'
import { KeysHelp } from './help.tsx'
import { QueueList } from './list.tsx'
import { Place } from './place.tsx'
import css from './queue.module.css'
import { usePrefetched, useQueue } from './use-queue.ts'

/** What waits, the oldest first, beside the desk of the one to decide on. */
export function QueuePage({ search: { kind, item } }: { search: QueueSearch }) {
  const router = useRouter()
  const { items, counts, total, error, refetch, more } = useQueue(kind)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const open = item ?? items?.[0]?.id
  const at = items?.findIndex(({ id }) => id === open) ?? -1
  const [previous, next] = [items?.[at - 1], items?.[at + 1]]
  // One that a colleague decided is on no list any more: one goes on from the top.
  const onward = at < 0 ? items?.[0] : next
  const show = (shown: WaitingItem | undefined) => {
    if (shown) void router.navigate({ href: queueHref({ kind, item: shown.id }) })
  }
  // The address changes before the page does: of two quick presses the second goes on from the first.
  const step = (by: 1 | -1) => {
    const here = readQueueSearch(parseSearch(window.location.search)).item ?? items?.[0]?.id
    const from = items?.findIndex(({ id }) => id === here) ?? -1
    show(from < 0 ? items?.[0] : items?.[from + by])
  }
  useKeys({ j: () => step(1), k: () => step(-1), '?': () => setHelpOpen(true) })
  usePrefetched([previous, onward])
  if (error && !items) return <Failure error={error} onRetry={() => void refetch()} />
  if (!items || !counts) return <Loading />
  const goOn = () => {
    const following = onward ?? previous
    if (following) show(following)
    else void router.navigate({ href: queueHref({ kind }) })
  }
  const place = (
    <Place
      at={at}
      total={total}
      list={{ label: 'File', href: queueHref({ kind }) }}
      onPrevious={previous && (() => show(previous))}
      onNext={onward && (() => show(onward))}
      onHelp={() => setHelpOpen(true)}
    />
  )
  return (
    <div className={css.queue} data-open={item !== undefined}>
      <QueueList items={items} counts={counts} total={total} kind={kind} open={open} more={more} />
      <div className={css.desk}>
        <Desk key={open} item={open} place={place} onDecided={goOn} onNext={onward && (() => show(onward))} />
      </div>
      <KeysHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

interface OpenDeskProps {
  item: string | undefined
  place: ReactNode
  onDecided: () => void
  onNext: (() => void) | undefined
}

function Desk({ item, ...others }: OpenDeskProps) {
  const subject = parseItem(item)
  if (!subject)
    return (
      <div className={desk.notice}>
        <Alert kind="success">Rien n’attend. Ce qui arrive s’affiche ici de lui-même.</Alert>
      </div>
    )
  const { kind, subject_id } = subject
  if (kind === 'company' || kind === 'proposal')
    return <CompanyDesk id={subject_id} wanted={kind} {...others} />
  if (kind === 'message') return <MessageDesk id={subject_id} {...others} />
  return <OfferDesk id={subject_id} wanted={kind} {...others} />
}
