import css from './results.module.css'

/** Says which place was not found, and so not asked for. */
export function UnknownPlace({ name }: { name: string | null }) {
  if (!name) return null
  return (
    <p className={css.notice} role="status">
      Nous ne connaissons pas de lieu nommé «{'\u00A0'}
      {name}
      {'\u00A0'}» à Madagascar. Il n’est pas pris en compte.
    </p>
  )
}
