import { useState } from 'react'
import { ARTICLE_LIMITS as LIMITS } from '#src/content/articles/shared/limits.ts'
import { countWords, readingMinutes } from '#src/content/articles/shared/reading-time.ts'
import { ARTICLE_STATE_LABELS } from '#src/content/articles/shared/states.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { RichTextField } from '#src/ui/rich-text/field.tsx'
import type { ArticleDesk } from '../../articles/contract.ts'
import { Decisions } from '../desk/parts.tsx'
import { SavedAt, SaveTrouble } from '../writing/saving.tsx'
import layout from '../writing/writing.module.css'
import { ArticleActions } from './actions.tsx'
import css from './articles.module.css'
import { Checks } from './checks.tsx'
import { CoverField } from './cover.tsx'
import { ARTICLE_STATE_TONES } from './labels.ts'
import { ArticlePreview } from './preview.tsx'
import { sendPicture } from './queries.ts'
import { Settings } from './settings.tsx'
import { type ArticleEditing, useArticle } from './use-article.ts'

/** Writes an article, shows it as visitors will read it, and decides what becomes of it. */
export function ArticleEditor({ article }: { article: ArticleDesk }) {
  const editing = useArticle(article)
  const [isPreview, setPreview] = useState(false)
  return (
    <>
      <div className={layout.bar} role="toolbar" aria-label="Article">
        <AppLink href="/articles">Articles</AppLink>
        <Badge tone={ARTICLE_STATE_TONES[article.state]}>{ARTICLE_STATE_LABELS[article.state]}</Badge>
        <SavedAt saving={editing.saving} />
        <ArticleActions
          article={article}
          editing={editing}
          isPreview={isPreview}
          onPreview={() => setPreview(!isPreview)}
        />
      </div>
      <div className={layout.body}>
        <SaveTrouble writing={editing} />
        {isPreview ? (
          <ArticlePreview article={article} values={editing.values} />
        ) : (
          <div className={layout.beside}>
            <Sheet id={article.id} editing={editing} />
            <div className={layout.side}>
              <Settings article={article} editing={editing} />
              <Checks values={editing.values} />
              <Decisions lines={article.decisions} />
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function Sheet({ id, editing }: { id: number; editing: ArticleEditing }) {
  const { values, change, errorOf } = editing
  const words = countWords(values.body)
  return (
    <section className={css.sheet} aria-label="Texte">
      <h1 className="hidden-text">{values.title || 'Sans titre'}</h1>
      <CoverField id={id} editing={editing} />
      <TextField
        label="Titre"
        name="title"
        className={css.title}
        maxLength={LIMITS.title}
        value={values.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        label="Résumé"
        name="summary"
        hint="Une phrase, montrée dans les listes, les partages et les moteurs de recherche."
        rows={2}
        max={LIMITS.summary}
        value={values.summary}
        error={errorOf('summary')}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <RichTextField
        label="Texte"
        name="body"
        hint={`${formatCount(words)} mots, ${readingMinutes(words)}\u00A0min de lecture`}
        value={values.body}
        error={errorOf('body')}
        max={LIMITS.body}
        length={values.body.length}
        onChange={(body) => change({ body })}
        onPicture={async (file) => {
          const { large, width, height } = await sendPicture(id, file, 'text')
          return { src: large, width, height }
        }}
      />
    </section>
  )
}
