import { CATEGORY_LABELS, type Category } from '#src/content/articles/shared/categories.ts'
import { ARTICLE_LIMITS as LIMITS } from '#src/content/articles/shared/limits.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { ArticleDesk } from '../../articles/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import layout from '../writing/writing.module.css'
import css from './articles.module.css'
import type { ArticleEditing } from './use-article.ts'

const CATEGORY_CHOICES = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }))

/** What surrounds the text: its subject, who signs it, its address, and how search engines show it. */
export function Settings({ article, editing }: { article: ArticleDesk; editing: ArticleEditing }) {
  const { values, change, errorOf } = editing
  return (
    <>
      <Section title="Réglages">
        <div className={layout.fields}>
          <SelectField
            label="Catégorie"
            name="category"
            choices={CATEGORY_CHOICES}
            value={values.category}
            error={errorOf('category')}
            onChange={({ target }) => change({ category: target.value as Category })}
          />
          <TextField
            label="Signé"
            name="author"
            maxLength={LIMITS.author}
            value={values.author}
            error={errorOf('author')}
            onChange={({ target }) => change({ author: target.value })}
          />
          <TextField
            label="Adresse"
            name="slug"
            hint={
              article.first_published_at
                ? 'Changée, l’ancienne mène à la nouvelle.'
                : 'Elle suit le titre jusqu’à la publication.'
            }
            maxLength={LIMITS.slug}
            value={values.slug}
            error={errorOf('slug')}
            onChange={({ target }) => change({ slug: target.value })}
          />
          <When article={article} isChanged={article.has_changes || editing.isChanged} />
        </div>
      </Section>
      <Section title="Dans Google">
        <div className={css.result}>
          <small>{APP_NAME.toLowerCase()} › actualites</small>
          <b>{values.title || 'Sans titre'}</b>
          <p>{values.summary || 'Le résumé se montre ici.'}</p>
        </div>
      </Section>
    </>
  )
}

/** Says what is online now, in a sentence. */
function When({ article, isChanged }: { article: ArticleDesk; isChanged: boolean }) {
  const { state, planned_for, first_published_at, withdrawn_at, withdrawal_reason } = article
  if (state === 'planned') return <p>Sera publié le {formatMoment(planned_for)}.</p>
  if (state === 'withdrawn')
    return (
      <p>
        Retiré le {formatMoment(withdrawn_at)}
        {'\u00A0'}: «{'\u00A0'}
        {withdrawal_reason}
        {'\u00A0'}».
      </p>
    )
  if (state === 'draft') return <p>Personne ne le lit encore sur le site.</p>
  return (
    <p>
      En ligne depuis le {formatMoment(first_published_at)}.
      {isChanged && ' Vos corrections ne sont pas encore en ligne.'}
    </p>
  )
}
