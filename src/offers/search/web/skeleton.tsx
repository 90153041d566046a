import cards from '#src/offers/web/card.module.css'
import { classes } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import css from './page.module.css'

/** Holds the list's place while its first page is read. */
export function OffersSkeleton() {
  return (
    <div className={classes('container', css.page)} role="status" aria-label="Chargement des offres">
      <div className={css.filters}>
        <Skeleton height={640} />
      </div>
      <div className={cards.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height={148} />
        ))}
      </div>
    </div>
  )
}
