import { formatDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { LetterDrawing, OpinionDrawing, PartnersDrawing } from '#src/ui/drawings/illustrations.tsx'
import type { ArticleItem } from '../contract.ts'
import { articleHref } from '../shared/addresses.ts'
import { CATEGORY_LABELS, type Category } from '../shared/categories.ts'
import css from './articles.module.css'

const DRAWINGS: Record<Category, typeof LetterDrawing> = {
  cv: LetterDrawing,
  entretien: OpinionDrawing,
  droit: LetterDrawing,
  arnaques: OpinionDrawing,
  salaires: PartnersDrawing,
  recruteurs: PartnersDrawing,
}

/** An article in a list: its cover, its subject, and its title, which leads to it. */
export function ArticleCard({ article, isFirst = false }: { article: ArticleItem; isFirst?: boolean }) {
  const { category, cover, slug, title, summary } = article
  const Drawing = DRAWINGS[category]
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
          <Drawing />
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
