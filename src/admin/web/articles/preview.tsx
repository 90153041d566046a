import { useState } from 'react'
import { pictureAddresses } from '#src/content/articles/shared/addresses.ts'
import { countWords, readingMinutes } from '#src/content/articles/shared/reading-time.ts'
import { ArticleText } from '#src/content/articles/web/text.tsx'
import { Segments } from '#src/ui/form/segments.tsx'
import type { ArticleDesk } from '../../articles/contract.ts'
import css from './articles.module.css'
import type { ArticleValues } from './queries.ts'

/** The article as visitors will read it. */
export function ArticlePreview({ article, values }: { article: ArticleDesk; values: ArticleValues }) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone')
  const { cover, cover_alt, ...text } = values
  return (
    <section className={css.preview} aria-label="Aperçu">
      <Segments
        legend="Appareil"
        name="device"
        value={device}
        onChange={setDevice}
        choices={[
          { value: 'phone', label: 'Téléphone' },
          { value: 'computer', label: 'Ordinateur' },
        ]}
      />
      <article className={css.screen} data-device={device}>
        <ArticleText
          article={{
            ...text,
            title: text.title || 'Sans titre',
            cover: cover ? { ...pictureAddresses(`/${cover}`), alt: cover_alt } : null,
            minutes: readingMinutes(countWords(text.body)),
            published_at: article.first_published_at ?? article.planned_for ?? new Date().toISOString(),
            corrected_at: null,
          }}
        />
      </article>
    </section>
  )
}
