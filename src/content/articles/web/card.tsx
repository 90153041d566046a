import { formatDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LetterDrawing, OpinionDrawing, PartnersDrawing } from '#src/ui/drawings/illustrations.tsx'
import { type Article, articleHref, CATEGORY_LABELS, type Category } from '../shared/articles.ts'
import css from './articles.module.css'

const COVERS: Record<Category, typeof LetterDrawing> = {
  cv: LetterDrawing,
  entretien: OpinionDrawing,
  droit: LetterDrawing,
  arnaques: OpinionDrawing,
  salaires: PartnersDrawing,
  recruteurs: PartnersDrawing,
}

/** An article in a list: its cover, its subject, and its title, which leads to it. */
export function ArticleCard({ article }: { article: Article }) {
  const Cover = COVERS[article.category]
  return (
    <article className={css.card}>
      <div className={css.cover} data-category={article.category}>
        <Cover />
      </div>
      <Byline article={article} />
      <h2 className={css.title}>
        <AppLink href={articleHref(article)} className={css.link}>
          {article.title}
        </AppLink>
      </h2>
      <p>{article.summary}</p>
    </article>
  )
}

/** The subject, the day and the length of an article. */
export function Byline({ article: { category, published_on, minutes } }: { article: Article }) {
  return (
    <div className={`dots ${css.byline}`}>
      <b>{CATEGORY_LABELS[category]}</b>
      <time dateTime={published_on}>{formatDate(published_on)}</time>
      <span>{minutes}&nbsp;min de lecture</span>
    </div>
  )
}
