import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ARTICLES, CATEGORIES, CATEGORY_LABELS, type Category } from '../shared/articles.ts'
import css from './articles.module.css'
import { ArticleCard } from './card.tsx'

/** The articles, all of them or those of one subject. */
export function ArticleList({ category }: { category: Category | null }) {
  const shown = ARTICLES.filter((each) => category === null || each.category === category)
  return (
    <div className={`container ${css.page}`}>
      <h1>Actualités</h1>
      <p className={css.lead}>Des conseils écrits pour Madagascar, avec leurs sources.</p>
      <nav aria-label="Sujets">
        <ul className={css.subjects}>
          <Subject href="/actualites" label="Tout" isShown={category === null} count={ARTICLES.length} />
          {CATEGORIES.map((each) => (
            <Subject
              key={each}
              href={`/actualites?sujet=${each}`}
              label={CATEGORY_LABELS[each]}
              isShown={category === each}
              count={ARTICLES.filter((article) => article.category === each).length}
            />
          ))}
        </ul>
      </nav>
      <div className={css.list}>
        {shown.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
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
