import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../class-names.ts'
import { CloseIcon } from '../icons.tsx'
import { useBackCloses } from './back-closes.ts'
import css from './dialog.module.css'
import { holdAbove } from './open-dialogs.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  children: ReactNode
  /** Stays in view under the content: the buttons. */
  footer?: ReactNode
  /** In px; 800 at most for a dialog, 256 for a drawer unless told. */
  width?: number
  side?: 'center' | 'left' | 'right'
  /** On phones, a sheet from the foot of the window, as high as what it says. */
  sheet?: boolean
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. Fullscreen on small
 * screens. `data-focus-first` marks what takes the focus. Keep it mounted, closed: mounted open, it has no opener to give the focus back to.
 */
export function Dialog({ side = 'center', width = 800, sheet, open, onClose, ...content }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useBackCloses(open, onClose)
  useEffect(() => {
    if (open && !box.current?.open) {
      box.current?.showModal()
      box.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    }
    if (!open && box.current?.open) box.current.close()
    if (open && box.current) return holdAbove(box.current)
  }, [open])
  // A press that begins inside and ends beside it, on a text that is selected or a button that moved, is told of the dialog too.
  const began = useRef<EventTarget>(null)
  const pressed = ({ target }: MouseEvent) => {
    const isBeside = target === box.current && began.current === box.current
    if (isBeside && (side !== 'center' || sheet)) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside a drawer or a sheet closes it; Escape is the keyboard's way.
    <dialog
      ref={box}
      className={classes(css.dialog, css[side], sheet && css.sheet)}
      style={{ '--width': `${width}px` } as object}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target }) => {
        began.current = target
      }}
      onClick={pressed}
    >
      {open && (
        <>
          <div className={css.head}>
            <div>
              <h2 id={titleId}>{content.title}</h2>
              {content.subtitle && <p className={css.sub}>{content.subtitle}</p>}
            </div>
            <Button look="quiet" iconOnly aria-label="Fermer" onClick={onClose}>
              <CloseIcon />
            </Button>
          </div>
          <div className={css.body}>{content.children}</div>
          {content.footer && <div className={css.foot}>{content.footer}</div>}
        </>
      )}
    </dialog>
  )
}

/** A panel from a side of the window, 256 px wide unless told; pressing beside it closes it. */
export function Drawer({ width = 256, side = 'right', ...props }: DialogProps) {
  return <Dialog width={width} side={side} {...props} />
}
