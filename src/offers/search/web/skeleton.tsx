import { classes } from '#src/ui/class-names.ts'
import css from '#src/ui/search/page.module.css'

/** Holds the list's place while its first page is read; drawn by styles alone, as it comes with every first page. */
export function OffersSkeleton() {
  return (
    <div className={classes('container', css.page)} role="status" aria-label="Chargement des offres">
      <div className={classes(css.filters, css.bones)} />
      <div className={css.bones} />
    </div>
  )
}
