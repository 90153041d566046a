import { classes } from '#src/ui/class-names.ts'
import css from '#src/ui/search/page.module.css'

/** Holds the place of the list while it is read. It is drawn by styles alone, because every first page loads it. */
export function OffersSkeleton() {
  return (
    <div className={classes('container', css.page)} role="status" aria-label="Chargement des offres">
      <div className={classes(css.filters, css.bones)} />
      <div className={css.bones} />
    </div>
  )
}
