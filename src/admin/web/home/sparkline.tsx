import { classes } from '#src/ui/class-names.ts'
import css from './home.module.css'

interface SparklineProps {
  values: readonly (number | null)[]
  isBad?: boolean
}

const [WIDTH, HEIGHT, EDGE] = [92, 28, 3]

/** A small line of how it went; the figures beside it say the same in words. */
export function Sparkline({ values, isBad }: SparklineProps) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const last = known.at(-1)
  if (!last || known.length < 2) return null
  const most = Math.max(...known.map(({ value }) => value), 1)
  const least = Math.min(...known.map(({ value }) => value), 0)
  const xOf = (index: number) => EDGE + ((WIDTH - 2 * EDGE) * index) / Math.max(1, values.length - 1)
  const yOf = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least)
  const points = known.map(({ value, index }) => `${xOf(index).toFixed(1)},${yOf(value).toFixed(1)}`)
  return (
    <svg
      className={classes(css.spark, isBad && css.bad)}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx={xOf(last.index)} cy={yOf(last.value)} r="2.5" fill="currentColor" />
    </svg>
  )
}
