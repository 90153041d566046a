import { CAMPAIGN_LIMITS as LIMITS } from '#src/campaigns/shared/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldNotes } from '#src/ui/form/field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { CampaignDesk } from '../../campaigns/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import css from './campaigns.module.css'

interface ChosenArticlesProps {
  articles: CampaignDesk['articles']
  chosen: number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/** The articles that the campaign leads to, in their order. */
export function ChosenArticles({ articles, chosen, error, onChange }: ChosenArticlesProps) {
  const rows = chosen.map((id) => articles.find((each) => each.id === id) ?? { id, title: '', state: null })
  const others = articles.filter(({ id }) => !chosen.includes(id))
  const raise = (at: number) => {
    const [moved, before] = [chosen[at], chosen[at - 1]]
    if (moved === undefined || before === undefined) return
    onChange(chosen.with(at - 1, moved).with(at, before))
  }
  return (
    <div className={css.articles}>
      {rows.length > 0 && (
        <ul aria-label="Articles de la campagne">
          {rows.map((row, at) => (
            <li key={row.id}>
              <span>
                {row.title || 'Sans titre'}
                <small>{wordsOf(row)}</small>
              </span>
              {at > 0 && (
                <Button
                  small
                  iconOnly
                  look="quiet"
                  aria-label={`Monter ${row.title}`}
                  onClick={() => raise(at)}
                >
                  <ArrowUpIcon size={18} />
                </Button>
              )}
              <Button
                small
                iconOnly
                look="quiet"
                aria-label={`Retirer ${row.title}`}
                onClick={() => onChange(chosen.filter((id) => id !== row.id))}
              >
                <TrashIcon size={18} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < LIMITS.articles && others.length > 0 ? (
        <SelectField
          label="Ajouter un article"
          name="article_ids"
          optional
          empty="Choisir un article"
          choices={others.map(({ id, title }) => ({ value: id, label: title || 'Sans titre' }))}
          value=""
          error={error}
          onChange={({ target }) => target.value && onChange([...chosen, Number(target.value)])}
        />
      ) : (
        <FieldNotes id="article_ids" error={error} />
      )}
    </div>
  )
}

function wordsOf(row: { state: string | null; planned_for?: string | null }): string {
  if (row.state === 'published') return 'En ligne'
  if (row.state === 'planned') return `Programmé le ${formatMoment(row.planned_for ?? null)}`
  return 'N’est pas en ligne\u00A0: à publier avant l’envoi, ou à retirer'
}
