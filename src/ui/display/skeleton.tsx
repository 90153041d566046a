import css from './skeleton.module.css'

/** Holds the place of what is being read, in px or any CSS length. */
export function Skeleton({
  width = '100%',
  height = 16,
}: {
  width?: number | string
  height?: number | string
}) {
  return <span className={css.bone} style={{ width, height }} aria-hidden="true" />
}

const WIDTHS = ['92%', '78%', '85%', '60%']

/** Some lines of text being read. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.stack} role="status" aria-label="Chargement">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  )
}
