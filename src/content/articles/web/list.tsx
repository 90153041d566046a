import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { stringifySearch } from '#src/ui/search-params.ts'
import { ARTICLES_FEED } from '../shared/addresses.ts'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '../shared/categories.ts'
import css from './articles.module.css'
import { ArticleCard } from './card.tsx'
import { type ArticleSearch, articlesQuery } from './queries.ts'

const hrefOf = (category: Category | undefined, page = 1) =>
  `/actualites${stringifySearch({ sujet: category, page: page > 1 ? String(page) : undefined })}`

/** The articles, all of them or those of one subject. */
export function ArticleList({ search }: { search: ArticleSearch }) {
  const { data } = useSuspenseQuery(articlesQuery(search))
  const { category } = search
  const countOf = (wanted: Category) => data.subjects.find((each) => each.category === wanted)?.count ?? 0
  const all = data.subjects.reduce((sum, { count }) => sum + count, 0)
  const shown = CATEGORIES.filter((each) => countOf(each) > 0)
  return (
    <div className={`container ${css.page}`}>
      <div className={css.head}>
        <div>
          <h1>Actualités</h1>
          <p className={css.lead}>Des conseils écrits pour Madagascar, avec leurs sources.</p>
        </div>
        <a href={ARTICLES_FEED}>Flux RSS</a>
      </div>
      <nav aria-label="Sujets">
        <ul className={css.subjects}>
          <Subject href={hrefOf(undefined)} label="Tout" isShown={category === undefined} count={all} />
          {shown.map((each) => (
            <Subject
              key={each}
              href={hrefOf(each)}
              label={CATEGORY_LABELS[each]}
              isShown={category === each}
              count={countOf(each)}
            />
          ))}
        </ul>
      </nav>
      {data.data.length === 0 ? (
        <EmptyState icon={SearchIcon} title="Aucun article ici">
          Choisissez un autre sujet, ou revenez à <AppLink href="/actualites">tous les articles</AppLink>.
        </EmptyState>
      ) : (
        <div className={css.list}>
          {data.data.map((article, at) => (
            <ArticleCard key={article.slug} article={article} isFirst={at === 0 && search.page === 1} />
          ))}
        </div>
      )}
      <Pagination
        page={data.meta.current_page}
        lastPage={data.meta.last_page}
        hrefOf={(page) => hrefOf(category, page)}
      />
    </div>
  )
}

interface SubjectProps {
  href: string
  label: string
  isShown: boolean
  count: number
}

function Subject({ href, label, isShown, count }: SubjectProps) {
  return (
    <li>
      <AppLink href={href} sameSearch className={classes(isShown && css.on)}>
        {label} <span>{count}</span>
      </AppLink>
    </li>
  )
}
