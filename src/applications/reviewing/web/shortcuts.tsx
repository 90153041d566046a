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
  /** Those that are used most, and those that every page has. */
  keys: readonly Line[]
}

/** The shortcuts that are used most in words; « ? » opens them all, with their switch. */
export function ShortcutLegend({ keys }: ShortcutLegendProps) {
  const [on] = useShortcutChoice()
  const [shown, setShown] = useState<ShortcutKey[] | null>(null)
  // What they are is asked as the list opens: the keys of this page change with what is open on it.
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
  /** Null while it is closed. */
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
