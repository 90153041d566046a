import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../class-names.ts'
import { afterPress } from '../held-press.ts'
import { CloseIcon } from '../icons.tsx'
import { useTopDialog } from './open-dialogs.ts'
import css from './snackbars.module.css'
import { dismiss, type Toast, toastStore } from './toasts.ts'

const LIFE = 5000
const SWIPE = 50

/**
 * The messages of `toast`, below the navbar and under its menus. Under an open dialog they stand inside it, in the top
 * layer: whatever is outside of a modal dialog can be seen, but neither closed nor swiped.
 */
export function Snackbars() {
  const dialog = useTopDialog()
  return dialog ? createPortal(<Stack raised />, dialog) : <Stack />
}

function Stack({ raised = false }: { raised?: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message raises the stack again.
  useEffect(() => {
    const stack = box.current
    // A dialog that left the page with its messages gives them back in the next moment.
    if (!stack?.showPopover || !stack.isConnected) return
    stack.hidePopover()
    if (raised) stack.showPopover()
  }, [toasts, raised])
  useEffect(() => (box.current ? keepRoomFor(box.current) : undefined), [])
  return (
    <section ref={box} className={css.stack} popover="manual" aria-label="Messages">
      <div role="status">
        {toasts.map((toast) => toast.kind !== 'error' && <Snackbar key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.kind === 'error' && <Snackbar key={toast.id} toast={toast} />)}
      </div>
    </section>
  )
}

/**
 * On phones a message is nearly as wide as the page: what is under the bar makes room for it instead of being covered, and
 * takes it back when it leaves, but never under a finger.
 */
function keepRoomFor(stack: HTMLElement): () => void {
  const measure = () => document.documentElement.style.setProperty('--notice', `${stack.offsetHeight}px`)
  const observer = new ResizeObserver(() => afterPress(measure))
  observer.observe(stack)
  return () => observer.disconnect()
}

function Snackbar({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), LIFE)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping has its keyboard way, the cross.
    <div
      className={classes(css.toast, css[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        from.current = event.clientX
      }}
      onPointerMove={(event) => {
        if (from.current !== null && Math.abs(event.clientX - from.current) > SWIPE) dismiss(toast.id)
      }}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    >
      <b>{toast.title}</b>
      {toast.text}
      {toast.action && <SnackbarAction id={toast.id} {...toast.action} />}
      <button
        type="button"
        className={css.close}
        aria-label="Fermer le message"
        onClick={() => dismiss(toast.id)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}

/** Pressed, it is done with: the message that says so takes this one's place. */
function SnackbarAction({ id, label, run }: NonNullable<Toast['action']> & Pick<Toast, 'id'>) {
  const press = () => {
    dismiss(id)
    run()
  }
  return (
    <button type="button" className={css.action} onClick={press}>
      {label}
    </button>
  )
}
