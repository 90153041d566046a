import css from './desk.module.css'

/** The key that does the same as its button, for eyes alone: the button says it otherwise. */
export function Key({ children }: { children: string | number }) {
  return (
    <span className={css.key} aria-hidden="true">
      {children}
    </span>
  )
}
