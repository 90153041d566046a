import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { WhatsappIcon } from '#src/ui/share-icons.tsx'
import type { Article, ArticleItem } from '../contract.ts'
import { articleHref } from '../shared/addresses.ts'
import css from './articles.module.css'
import { ArticleCard } from './card.tsx'
import { articleQuery } from './queries.ts'
import { ArticleText } from './text.tsx'

interface ArticlePageProps {
  slug: string
  /** Of the site, as `https://asafidy.mg`. */
  origin: string
}

/** One article, and what to read after it; of a withdrawn one only the latter. */
export function ArticlePage({ slug, origin }: ArticlePageProps) {
  const { data } = useSuspenseQuery(articleQuery(slug))
  return (
    <div className={`container ${css.page}`}>
      <p className={css.back}>
        <AppLink href="/actualites">Actualités</AppLink>
      </p>
      {data.data ? <Read article={data.data} origin={origin} /> : <Gone />}
      {data.related.length > 0 && <Related articles={data.related} />}
    </div>
  )
}

function Read({ article, origin }: { article: Article; origin: string }) {
  const address = origin + articleHref(article.slug)
  const message = encodeURIComponent(`${article.title} ${address}`)
  return (
    <article className={css.article}>
      <ArticleText article={article} />
      <p className={css.write}>
        Une erreur, une règle qui a changé{'\u00A0'}? <AppLink href="/contact">Écrivez-nous</AppLink>.
      </p>
      <div className={css.share}>
        <LinkButton look="secondary" small href={`https://wa.me/?text=${message}`} rel="noopener">
          <WhatsappIcon size={18} />
          Partager par WhatsApp
        </LinkButton>
        <CopyButton text={address}>Copier le lien</CopyButton>
      </div>
    </article>
  )
}

function Gone() {
  return (
    <div className={css.article}>
      <h1>Cet article a été retiré</h1>
      <p className={css.lead}>
        Son contenu n’était plus exact, ou plus utile. Les articles ci-dessous le sont, et{' '}
        <AppLink href="/actualites">tous les autres</AppLink> aussi.
      </p>
    </div>
  )
}

function Related({ articles }: { articles: readonly ArticleItem[] }) {
  return (
    <section className={css.related} aria-label="À lire ensuite">
      <h2>À lire ensuite</h2>
      <div className={css.list}>
        {articles.map((each) => (
          <ArticleCard key={each.slug} article={each} />
        ))}
      </div>
    </section>
  )
}
