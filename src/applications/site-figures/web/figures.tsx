import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import type { SiteFigures } from '../contract.ts'
import css from './figures.module.css'
import { siteFiguresQuery } from './queries.ts'

type FigureName = Exclude<keyof SiteFigures, 'counted_on'>

/** What the site counts of itself, of these figures those that are large enough; nothing where none is. */
export function Figures({ names }: { names: readonly FigureName[] }) {
  const { data } = useSuspenseQuery(siteFiguresQuery)
  const shown = names.flatMap((name) => data[name] ?? [])
  if (shown.length === 0) return null
  return (
    <section className={css.band} aria-label="En chiffres">
      <dl className={css.figures}>
        {shown.map(({ value, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.when}>Chiffres du {formatDate(data.counted_on)}, comptés sur le site lui-même.</p>
    </section>
  )
}
