import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useShortcuts } from '../keys.ts'
import keyCss from '../shortcuts.module.css'
import css from './panel.module.css'

const PanelNotes = lazyPart(() => import('#src/applications/evaluating/web/panel-notes.tsx'))

/** N opens the notes at their field; Escape, or a written note, leads back to the panel and its keys. */
export function NotesSection({
  application: { id, notes_count },
}: {
  application: RecruiterApplicationDetail
}) {
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLElement>(null)
  const open = () => {
    setShown(true)
    box.current?.querySelector('textarea')?.focus()
  }
  const leave = () => box.current?.closest('aside')?.focus({ preventScroll: true })
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  useShortcuts({ n: open })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the field in it, Escape alone is heard.
    <section ref={box} className={css.part} onKeyDown={pressed}>
      {shown ? (
        <Suspense fallback={<SkeletonLines />}>
          <PanelNotes id={id} onWritten={leave} />
        </Suspense>
      ) : (
        <h3>
          Notes de l’équipe{notes_count > 0 && ` (${notes_count})`}
          <Button look="quiet" small flush aria-keyshortcuts="N" onClick={open}>
            {notes_count > 0 ? 'Lire et noter' : 'Noter'}
            <span className={keyCss.key} aria-hidden="true">
              N
            </span>
          </Button>
        </h3>
      )}
    </section>
  )
}
