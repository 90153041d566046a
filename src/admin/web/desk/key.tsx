import css from './key.module.css'

/** The key that does the same as its button; it is for eyes alone, `aria-keyshortcuts` tells the others. */
export function Key({ children }: { children: string | number }) {
  return (
    <span className={css.key} aria-hidden="true">
      {children}
    </span>
  )
}
