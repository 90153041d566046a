import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { currentTime, dayAt, daysBetween } from '#src/shared/dates.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { LockIcon } from '#src/ui/icons.tsx'
import { ChatIcon } from '#src/ui/workspace-icons.tsx'
import type { ThreadMessage } from '../contract.ts'
import { SILENCE_WORDS, type Side, type Silence } from '../shared/silence.ts'
import { Message } from './message.tsx'
import { type Area, fileAddress, threadQuery, useMarkRead } from './queries.ts'
import { ReportDialog } from './report-dialog.tsx'
import css from './thread.module.css'

interface ThreadProps {
  area: Area
  id: number
  /** This stands where nothing was written yet. */
  empty: ReactNode
  composer: ReactNode
  /** This says more about why nobody can write, as that an answer is promised. */
  waiting?: ReactNode
}

export function Thread({ area, id, empty, composer, waiting }: ThreadProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    threadQuery(area, id),
  )
  const [reported, setReported] = useState<ThreadMessage | null>(null)
  const pages = data?.pages
  const messages = useMemo(() => (pages ?? []).toReversed().flatMap((page) => page.data), [pages])
  const newest = pages?.[0]?.meta
  const side: Side = area === 'applicant' ? 'applicant' : 'company'
  const fresh = useFresh(messages, side)
  useReading(area, id, newest && newest.silence !== 'reader' ? newest.unread : 0, messages.at(-1)?.id)
  const log = useScroll(messages)
  if (error && !data) return <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>
  if (!newest) return <Loading />
  return (
    <section className={css.thread} aria-label="Messages">
      {messages.length === 0 ? (
        <EmptyState icon={ChatIcon} title="Pas encore d’échange">
          {newest.silence ? SILENCE_WORDS[newest.silence] : empty}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is scrolled by the keyboard too.
        <div ref={log} className={css.scroll} role="log" aria-label="Conversation" tabIndex={0}>
          {hasNextPage && (
            <Button look="secondary" small loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Messages précédents
            </Button>
          )}
          <ol className={css.log}>
            {messages.map((message, index) => (
              <Fragment key={message.id}>
                <Day at={message.created_at} before={messages[index - 1]?.created_at} />
                {message.id === fresh && <li className={css.fresh}>Nouveau</li>}
                <Message
                  message={message}
                  isOwn={message.side === side}
                  address={fileAddress(area, id, message.id)}
                  onReport={() => setReported(message)}
                />
              </Fragment>
            ))}
          </ol>
        </div>
      )}
      {newest.silence ? (
        <Locked silence={newest.silence} said={messages.length === 0}>
          {waiting}
        </Locked>
      ) : (
        composer
      )}
      <ReportDialog area={area} id={id} message={reported} onClose={() => setReported(null)} />
    </section>
  )
}

function Loading() {
  return (
    <section className={css.thread} aria-label="Messages" aria-busy="true">
      <div className={css.loading}>
        <Skeleton width="60%" height={72} />
        <Skeleton width="52%" height={48} />
        <Skeleton width="64%" height={60} />
      </div>
    </section>
  )
}

function Day({ at, before }: { at: string; before: string | undefined }) {
  if (before && dayAt(before) === dayAt(at)) return null
  const long = formatLongDate(at)
  const days = daysBetween(at, currentTime())
  const near = days === 0 ? 'Aujourd’hui, ' : days === 1 ? 'Hier, ' : ''
  return <li className={css.day}>{near ? near + long : long[0]?.toUpperCase() + long.slice(1)}</li>
}

function Locked({ silence, said, children }: { silence: Silence; said: boolean; children: ReactNode }) {
  if (said && !children) return null
  return (
    <div className={css.locked}>
      <LockIcon />
      <div>
        {!said && <p>{SILENCE_WORDS[silence]}</p>}
        {children}
      </div>
    </div>
  )
}

/** The mark of what is new stays at the first message that was unread when the page was opened. */
function useFresh(messages: readonly ThreadMessage[], side: Side): number | undefined {
  const first = useRef<number | undefined>(undefined)
  const isKnown = useRef(false)
  if (!isKnown.current && messages.length > 0) {
    isKnown.current = true
    first.current = messages.find((message) => message.side !== side && message.read_at === null)?.id
  }
  return first.current
}

/** New messages are marked as read only while the page is in front of somebody. */
function useReading(area: Area, id: number, unread: number, last: number | undefined) {
  const { mutate } = useMarkRead(area, id)
  useEffect(() => {
    if (unread === 0 || last === undefined) return
    const read = () => document.visibilityState === 'visible' && mutate(last)
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [unread, last, mutate])
}

/** A new message scrolls into view; older ones, when they are asked for, leave the view where it is. */
function useScroll(messages: readonly ThreadMessage[]) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef<{ last: number | undefined; height: number }>({ last: undefined, height: 0 })
  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    const last = messages.at(-1)?.id
    if (last !== seen.current.last) log.scrollTop = log.scrollHeight
    else log.scrollTop += log.scrollHeight - seen.current.height
    seen.current = { last, height: log.scrollHeight }
  }, [messages])
  return box
}
