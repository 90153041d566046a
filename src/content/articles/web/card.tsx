import { formatDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import magnifier from '#src/ui/drawings/aucun-resultat.svg'
import resume from '#src/ui/drawings/aucune-candidature.svg'
import calendar from '#src/ui/drawings/calendrier-vide.svg'
import { Drawing } from '#src/ui/drawings/drawing.tsx'
import contract from '#src/ui/drawings/offre-en-validation.svg'
import payment from '#src/ui/drawings/paiement-recu.svg'
import partners from '#src/ui/drawings/partenaires.svg'
import type { ArticleItem } from '../contract.ts'
import { articleHref } from '../shared/addresses.ts'
import { CATEGORY_LABELS, type Category } from '../shared/categories.ts'
import css from './articles.module.css'

const DRAWINGS: Record<Category, string> = {
  cv: resume,
  entretien: calendar,
  droit: contract,
  arnaques: magnifier,
  salaires: payment,
  recruteurs: partners,
}

/** An article in a list: its cover, its subject, and its title, which leads to it. */
export function ArticleCard({ article, isFirst = false }: { article: ArticleItem; isFirst?: boolean }) {
  const { category, cover, slug, title, summary } = article
  return (
    <article className={classes(css.card, isFirst && css.first)}>
      {cover ? (
        // The title beside it says where the card leads, so the picture is not read out again.
        <img
          className={css.picture}
          src={isFirst ? cover.large : cover.small}
          alt=""
          width={800}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      ) : (
        <div className={css.cover} data-category={category}>
          <Drawing src={DRAWINGS[category]} />
        </div>
      )}
      <div className={css.words}>
        <Byline article={article} />
        <h2 className={css.title}>
          <AppLink href={articleHref(slug)} className={css.link}>
            {title}
          </AppLink>
        </h2>
        <p>{summary}</p>
      </div>
    </article>
  )
}

/** The subject, the day and the length of an article. */
export function Byline({
  article: { category, published_at, minutes },
  author,
}: {
  article: Pick<ArticleItem, 'category' | 'published_at' | 'minutes'>
  author?: string
}) {
  return (
    <div className={`dots ${css.byline}`}>
      <b>{CATEGORY_LABELS[category]}</b>
      {author && <span>{author}</span>}
      <time dateTime={published_at}>{formatDate(published_at)}</time>
      <span>{minutes}&nbsp;min de lecture</span>
    </div>
  )
}
