import { BareButton } from '#src/ui/button.tsx'
import { useShortcutChoice } from './keys.ts'
import css from './shortcuts.module.css'

interface ShortcutLegendProps {
  keys: readonly { keys: readonly string[]; does: string }[]
}

/** The shortcuts of a page in words, and their switch. */
export function ShortcutLegend({ keys }: ShortcutLegendProps) {
  const [on, setOn] = useShortcutChoice()
  return (
    <div className={css.legend}>
      {on &&
        keys.map((row) => (
          <span key={row.does}>
            {row.keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {row.does}
          </span>
        ))}
      <BareButton onClick={() => setOn(!on)}>
        {on ? 'Désactiver les raccourcis' : 'Activer les raccourcis du clavier'}
      </BareButton>
    </div>
  )
}
