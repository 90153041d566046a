import { useMutation } from '@tanstack/react-query'
import { pictureAddresses } from '#src/content/articles/shared/addresses.ts'
import { ARTICLE_LIMITS as LIMITS } from '#src/content/articles/shared/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './articles.module.css'
import { sendPicture } from './queries.ts'
import type { ArticleEditing } from './use-article.ts'

/** The picture above the title, with the words for those who can't see it. */
export function CoverField({ id, editing }: { id: number; editing: ArticleEditing }) {
  const { values, change, errorOf } = editing
  const send = useMutation({
    mutationFn: (file: File) => sendPicture(id, file, 'cover'),
    onSuccess: ({ name }) => change({ cover: name }),
  })
  if (!values.cover)
    return (
      <DropInput
        label="Couverture"
        name="cover"
        type="image"
        optional
        hint="PNG ou JPEG, deux fois plus large que haute. Sans elle, un dessin la remplace."
        placeholder={send.isPending ? 'Envoi de l’image…' : 'Choisir ou déposer une image'}
        value={null}
        error={send.error?.message ?? errorOf('cover')}
        onChange={(file) => file && send.mutate(file)}
      />
    )
  return (
    <div className={css.cover}>
      <img
        src={pictureAddresses(`/${values.cover}`).large}
        alt={values.cover_alt}
        width={1600}
        height={800}
      />
      <TextField
        label="Description de la couverture"
        name="cover_alt"
        hint="Ce que l’image montre, pour qui ne la voit pas."
        maxLength={LIMITS.alt}
        value={values.cover_alt}
        error={errorOf('cover_alt')}
        onChange={({ target }) => change({ cover_alt: target.value })}
      />
      <Button small look="secondary" onClick={() => change({ cover: null, cover_alt: '' })}>
        Retirer la couverture
      </Button>
    </div>
  )
}
