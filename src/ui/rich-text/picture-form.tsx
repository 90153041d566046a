import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { SentPicture } from './picture.ts'
import css from './rich-text.module.css'

interface PictureFormProps {
  editor: Editor
  /** Sends the file. It rejects with an error whose message is shown. */
  onSend: (file: File) => Promise<SentPicture>
  onDone: () => void
}

/** Places a picture with the words for those who can't see it, or changes the words of the chosen one. */
export function PictureForm({ editor, onSend, onDone }: PictureFormProps) {
  const isChange = editor.isActive('picture')
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState(isChange ? String(editor.getAttributes('picture').alt ?? '') : '')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const place = async () => {
    const words = alt.trim()
    if (!isChange && !file) return setProblem('Choisissez une image.')
    if (!words) return setProblem('Décrivez l’image\u00A0: qui ne la voit pas lit ces mots.')
    if (isChange) editor.chain().focus().updateAttributes('picture', { alt: words }).run()
    else if (file) {
      setSending(true)
      try {
        const sent = await onSend(file)
        editor
          .chain()
          .focus()
          .insertContent({ type: 'picture', attrs: { ...sent, alt: words } })
          .run()
      } catch (error) {
        return setProblem(error instanceof Error ? error.message : 'L’image n’a pas pu être envoyée.')
      } finally {
        setSending(false)
      }
    }
    onDone()
  }
  return (
    <div className={css.link}>
      {!isChange && (
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Fichier de l’image"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      )}
      <input
        type="text"
        aria-label="Description de l’image"
        placeholder="Ce que montre l’image"
        maxLength={200}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is not sent.
          event.preventDefault()
          void place()
        }}
      />
      <button type="button" onClick={() => void place()} aria-busy={isSending}>
        {isChange ? 'Changer la description' : isSending ? 'Envoi…' : 'Placer l’image'}
      </button>
      <p className={css.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
