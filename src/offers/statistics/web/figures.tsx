import { classes } from '#src/ui/class-names.ts'
import css from './figures.module.css'

interface FiguresProps {
  figures: readonly [label: string, value: string, under: string][]
  /** The class that lays the figures out. */
  className: string | undefined
}

/** Shows each figure between its name and what it is compared with. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={classes(css.figures, className)}>
      {figures.map(([label, value, under]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <small>{under}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
