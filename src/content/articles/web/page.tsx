import { Answer } from '#src/content/faq/web/answer.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { type Article, listRelated } from '../shared/articles.ts'
import css from './articles.module.css'
import { ArticleCard, Byline } from './card.tsx'

interface ArticlePageProps {
  article: Article
  body: readonly string[]
}

/** One article, with its parts, and what to read after it. */
export function ArticlePage({ article, body }: ArticlePageProps) {
  return (
    <div className={`container ${css.page}`}>
      <p className={css.back}>
        <AppLink href="/actualites">Actualités</AppLink>
      </p>
      <article className={css.article}>
        <h1>{article.title}</h1>
        <p className={css.lead}>{article.summary}</p>
        <Byline article={article} />
        {partsOf(body).map(({ title, lines }) => (
          <section key={title}>
            {title && <h2 className={css.part}>{title}</h2>}
            <Answer answer={lines} />
          </section>
        ))}
        <p className={css.write}>
          Une erreur, une règle qui a changé{'\u00A0'}? <AppLink href="/contact">Écrivez-nous</AppLink>.
        </p>
      </article>
      <section className={css.related} aria-label="À lire ensuite">
        <h2>À lire ensuite</h2>
        <div className={css.list}>
          {listRelated(article).map((each) => (
            <ArticleCard key={each.slug} article={each} />
          ))}
        </div>
      </section>
    </div>
  )
}

interface Part {
  title: string
  lines: string[]
}

/** The text between two titles is one part; the first has no title. */
function partsOf(body: readonly string[]): Part[] {
  const parts: Part[] = [{ title: '', lines: [] }]
  for (const line of body) {
    if (line.startsWith('## ')) parts.push({ title: line.slice(3), lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}
