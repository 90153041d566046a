import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import { Section } from '../desk/parts.tsx'
import css from './articles.module.css'
import type { ArticleValues } from './queries.ts'

interface Check {
  good: string
  bad: string
  isGood: boolean
}

/** What makes an article better; it warns and blocks nothing. */
export function Checks({ values }: { values: ArticleValues }) {
  return (
    <Section title="Avant de publier">
      <ul className={css.checks}>
        {listChecks(values).map(({ good, bad, isGood }) => (
          <li key={good} className={classes(!isGood && css.warned)}>
            {isGood ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
            {isGood ? good : bad}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function listChecks({ title, body, cover, cover_alt }: ArticleValues): Check[] {
  const hasSource = /<a [^>]*href="https?:/i.test(body) || /<h[23]>\s*Sources/i.test(body)
  const firstHeading = /<h([23])>/.exec(body)?.[1]
  return [
    {
      good: 'Une source au moins',
      bad: 'Aucune source\u00A0: un lien, ou une partie «\u00A0Sources\u00A0»',
      isGood: hasSource,
    },
    {
      good: cover ? 'Couverture décrite' : 'Un dessin sert de couverture',
      bad: 'La couverture n’est pas décrite',
      isGood: !cover || cover_alt.trim() !== '',
    },
    {
      good: 'Titres dans l’ordre',
      bad: 'Un sous-titre vient avant le premier intertitre',
      isGood: firstHeading !== '3',
    },
    {
      good: 'Titre entier dans les moteurs de recherche',
      bad: 'Un titre de plus de 60 caractères est coupé dans les moteurs de recherche',
      isGood: title.length <= 60,
    },
  ]
}
