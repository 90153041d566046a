import { formatDate } from '#src/shared/dates.ts'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { Article } from '../contract.ts'
import { PICTURE_ADDRESS } from '../shared/addresses.ts'
import css from './articles.module.css'
import { Byline } from './card.tsx'

/** An article as it is read: visitors see it on its page, its writers in the preview. */
export function ArticleText({ article }: { article: Omit<Article, 'slug'> }) {
  const { title, summary, author, body, corrected_at, cover } = article
  return (
    <>
      <h1>{title}</h1>
      <p className={css.lead}>{summary}</p>
      <Byline article={article} author={author} />
      {cover && (
        <img
          className={css.large}
          src={cover.large}
          srcSet={`${cover.small} 800w, ${cover.large} 1600w`}
          sizes="(min-width: 760px) 720px, 100vw"
          alt={cover.alt}
          width={1600}
          height={800}
        />
      )}
      <div className={css.text}>
        <SafeHtml html={body} pictures={PICTURE_ADDRESS} />
      </div>
      {corrected_at && <p className={css.corrected}>Corrigé le {formatDate(corrected_at)}.</p>}
    </>
  )
}
