import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useFoldedNav } from '#src/shell/layout/state.tsx'
import { type ApplicationsSearch, detailHref, filtersOf, panelHref } from '../filters.ts'
import { aheadQuery, detailQuery } from '../queries.ts'
import { aroundOf, type Queue, startQueue, withNeighbour } from './queue.ts'
import { useIsWide } from './use-is-wide.ts'

/** An application that only flies past under J was not looked at, and is not opened. */
const LOOKED_AT_MS = 250

export type Panel = ReturnType<typeof usePanel>

/**
 * Opens beside a list the application that the address names, and reads the next one before it is asked for.
 * @param found what the list shows; undefined while it is read
 */
export function usePanel(search: ApplicationsSearch, found: Queue | undefined) {
  const router = useRouter()
  const wide = useIsWide()
  const asked = search.candidature ? Number(search.candidature) : undefined
  const [wanted, setWanted] = useRunAhead(asked)
  const current = wide ? wanted : undefined
  const [queue, setQueue] = useQueue(search, found, current)
  const detail = useOpened(current, search)
  const around = queue && current !== undefined ? aroundOf(queue, current, detail.data?.data) : undefined
  const ahead = useQuery({
    ...aheadQuery(around?.next ?? 0, search),
    enabled: around?.next !== undefined && detail.data !== undefined,
  })
  const pushed = useRef(false)
  useFoldedNav(current !== undefined)
  useEffect(() => {
    // A narrow window has no room for the panel, so the page of the application opens instead.
    if (wide === false && asked !== undefined)
      void router.navigate({ href: detailHref(asked, 'profil', search), replace: true })
  }, [wide, asked, search, router])
  const show = (id: number | undefined, replace: boolean) =>
    setWanted(id, router.navigate({ href: panelHref(search, id), replace, resetScroll: false }))
  const go = (id: number | undefined, side: 'before' | 'after') => {
    if (id === undefined) return
    if (queue) setQueue(withNeighbour(queue, id, side))
    show(id, true)
  }
  return {
    current,
    queue,
    detail,
    position: around?.position ?? null,
    ahead: around?.next === undefined ? undefined : ahead.data?.data,
    /** There is no next one at the end. */
    next: around?.next === undefined ? undefined : () => go(around.next, 'after'),
    previous: around?.previous === undefined ? undefined : () => go(around.previous, 'before'),
    /** Shows this application again, wherever in the queue one is. */
    show: (id: number) => show(id, true),
    /** Without room, the link's own page opens. */
    open: wide
      ? (id: number) => {
          pushed.current = current === undefined || pushed.current
          show(id, current !== undefined)
        }
      : undefined,
    close: () => {
      if (pushed.current) {
        setWanted(undefined, Promise.resolve())
        router.history.back()
      } else show(undefined, true)
      pushed.current = false
    },
  }
}

/**
 * The address names the application within this time of the navigation's end or, as when Back was pressed meanwhile,
 * never.
 */
const FOLLOWS_MS = 2_000

/**
 * The application that was asked for is shown before the address names it, which takes several frames, and seconds on
 * a busy machine.
 */
function useRunAhead(asked: number | undefined) {
  const [ahead, setAhead] = useState<{ id: number | undefined; arrived: boolean }>()
  if (ahead && ahead.id === asked) setAhead(undefined)
  useEffect(() => {
    const timer = ahead?.arrived ? setTimeout(() => setAhead(undefined), FOLLOWS_MS) : undefined
    return () => clearTimeout(timer)
  }, [ahead])
  const run = (id: number | undefined, arriving: Promise<void>) => {
    const mine = { id, arrived: false }
    setAhead(mine)
    void arriving.then(() => setAhead((now) => (now === mine ? { id, arrived: true } : now)))
  }
  return [ahead ? ahead.id : asked, run] as const
}

/**
 * The queue stays as it was when its first application was opened, until the panel is closed or the filters change.
 */
function useQueue(search: ApplicationsSearch, found: Queue | undefined, current: number | undefined) {
  const { page, vue } = search
  const of = JSON.stringify({ ...filtersOf(search), page, vue })
  const [kept, setKept] = useState<{ of: string; queue: Queue }>()
  if (current === undefined && kept) setKept(undefined)
  if (current !== undefined && found && kept?.of !== of) setKept({ of, queue: startQueue(found, current) })
  const queue = kept?.of === of ? kept.queue : undefined
  return [queue, (longer: Queue) => setKept({ of, queue: longer })] as const
}

/** The application is shown at once as it was read ahead, and opened once it has stayed. */
function useOpened(current: number | undefined, search: ApplicationsSearch) {
  const query = detailQuery(current ?? 0, search)
  const [settled, setSettled] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [current])
  return useQuery({
    ...query,
    enabled: ({ state }) => current !== undefined && (settled === current || state.data === undefined),
  })
}
