import { useState } from 'react'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { activeKeys, KEY_WORDS, type ShortcutKey, useShortcutChoice, useShortcuts } from './keys.ts'
import css from './shortcuts.module.css'

interface Line {
  keys: readonly string[]
  does: string
}

interface ShortcutLegendProps {
  keys: readonly Line[]
}

/** The legend names the shortcuts that are used most; « ? » opens the list of all, with their switch. */
export function ShortcutLegend({ keys }: ShortcutLegendProps) {
  const [on] = useShortcutChoice()
  const [shown, setShown] = useState<ShortcutKey[] | null>(null)
  // The keys are looked up as the list opens, because they change with what is open on the page.
  const show = () => setShown(activeKeys())
  useShortcuts({ '?': show })
  return (
    <>
      <div className={css.legend}>
        {on && keys.map((line) => <Words key={line.does} {...line} />)}
        <BareButton onClick={show} aria-haspopup="dialog">
          {on && <kbd>?</kbd>}
          {on ? 'tous les raccourcis' : 'Raccourcis du clavier'}
        </BareButton>
      </div>
      <ShortcutDialog own={keys} active={shown} onClose={() => setShown(null)} />
    </>
  )
}

interface ShortcutDialogProps {
  own: readonly Line[]
  /** The keys are null while the dialog is closed. */
  active: ShortcutKey[] | null
  onClose: () => void
}

function ShortcutDialog({ own, active, onClose }: ShortcutDialogProps) {
  const [on, setOn] = useShortcutChoice()
  const single = (active ?? []).map((key) => ({ keys: [KEY_WORDS[key].key], does: KEY_WORDS[key].does }))
  const listed = new Set<string>(single.flatMap(({ keys }) => keys))
  const others = own.filter(({ keys }) => keys.every((key) => !listed.has(key)))
  return (
    <Dialog
      open={active !== null}
      onClose={onClose}
      width={480}
      title="Raccourcis du clavier"
      subtitle="Ils se taisent pendant que vous écrivez."
      footer={
        <>
          <Button look="secondary" onClick={() => setOn(!on)}>
            {on ? 'Désactiver les raccourcis' : 'Activer les raccourcis'}
          </Button>
          <Button onClick={onClose} data-focus-first="">
            Fermer
          </Button>
        </>
      }
    >
      {on ? (
        <ul className={css.list} aria-label="Raccourcis">
          {[...single, ...others].map((line) => (
            <li key={line.does}>
              <Words {...line} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Les raccourcis à une touche sont désactivés sur cet appareil, ce qui convient à la dictée vocale.
        </p>
      )}
    </Dialog>
  )
}

function Words({ keys, does }: Line) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {does}
    </span>
  )
}
