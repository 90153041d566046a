import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import { dismiss, type Notice, noticeStore } from './notify.ts'
import css from './snackbars.module.css'

const LIFE = 5000
const SWIPE = 50

/** The messages of `notify`, below the navbar; raised above a dialog when one is open. */
export function Snackbars() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.current, noticeStore.onServer)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message raises the stack again.
  useEffect(() => {
    const stack = box.current
    if (!stack?.showPopover) return
    if (stack.matches(':popover-open') && !document.querySelector('dialog[open]')) return
    stack.hidePopover()
    stack.showPopover()
  }, [notices])
  return (
    <section ref={box} className={css.stack} popover="manual" aria-label="Messages">
      <div role="status">
        {notices.map((notice) => notice.kind !== 'error' && <Snackbar key={notice.id} notice={notice} />)}
      </div>
      <div role="alert">
        {notices.map((notice) => notice.kind === 'error' && <Snackbar key={notice.id} notice={notice} />)}
      </div>
    </section>
  )
}

function Snackbar({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false)
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(notice.id), LIFE)
    return () => clearTimeout(timer)
  }, [held, notice.id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping has its keyboard way, the cross.
    <div
      className={classes(css.notice, css[notice.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        from.current = event.clientX
      }}
      onPointerMove={(event) => {
        if (from.current !== null && Math.abs(event.clientX - from.current) > SWIPE) dismiss(notice.id)
      }}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    >
      <b>{notice.title}</b>
      {notice.text}
      <button type="button" aria-label="Fermer le message" onClick={() => dismiss(notice.id)}>
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
