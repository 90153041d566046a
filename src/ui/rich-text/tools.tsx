import type { Editor } from '@tiptap/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { LinkIcon } from '../icons.tsx'
import { UndoIcon } from '../workspace-icons.tsx'
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  NumbersIcon,
  PictureIcon,
  RedoIcon,
  SubheadingIcon,
} from './icons.ts'
import type { SentPicture } from './picture.ts'
import { PictureForm } from './picture-form.tsx'
import css from './rich-text.module.css'

interface RichTextToolsProps {
  editor: Editor
  count: string
  /** No headings. */
  plain: boolean
  /** Headings of the second and third level, as in the text of a whole page. */
  isPage: boolean
  /** Sends a picture, where the text takes any. */
  onPicture?: ((file: File) => Promise<SentPicture>) | undefined
}

/** What a press does to the text, and whether it is on where the writer stands. */
export function RichTextTools({ editor, count, plain, isPage, onPicture }: RichTextToolsProps) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const [first, second] = isPage ? ([2, 3] as const) : ([3, 4] as const)
  const chain = () => editor.chain().focus()
  return (
    <>
      <div className={css.tools} role="toolbar" aria-label="Mise en forme">
        <Tool label="Gras" on={editor.isActive('bold')} act={() => chain().toggleBold().run()}>
          <BoldIcon size={18} />
        </Tool>
        <Tool label="Italique" on={editor.isActive('italic')} act={() => chain().toggleItalic().run()}>
          <ItalicIcon size={18} />
        </Tool>
        {!plain && (
          <Tool
            label="Intertitre"
            on={editor.isActive('heading', { level: first })}
            act={() => chain().toggleHeading({ level: first }).run()}
          >
            <HeadingIcon size={18} />
          </Tool>
        )}
        <Tool
          label="Liste à puces"
          on={editor.isActive('bulletList')}
          act={() => chain().toggleBulletList().run()}
        >
          <BulletsIcon size={18} />
        </Tool>
        <Tool
          label="Liste numérotée"
          on={editor.isActive('orderedList')}
          act={() => chain().toggleOrderedList().run()}
        >
          <NumbersIcon size={18} />
        </Tool>
        <Tool label="Lien" on={editor.isActive('link')} act={() => setOpen(open === 'link' ? null : 'link')}>
          <LinkIcon size={18} />
        </Tool>
        {isPage && (
          <Tool
            label="Sous-titre"
            on={editor.isActive('heading', { level: second })}
            act={() => chain().toggleHeading({ level: second }).run()}
          >
            <SubheadingIcon size={18} />
          </Tool>
        )}
        {onPicture && (
          <Tool
            label="Image"
            on={editor.isActive('picture')}
            act={() => setOpen(open === 'picture' ? null : 'picture')}
          >
            <PictureIcon size={18} />
          </Tool>
        )}
        <Tool label="Annuler" act={() => chain().undo().run()} off={!editor.can().undo()}>
          <UndoIcon size={18} />
        </Tool>
        <Tool label="Rétablir" act={() => chain().redo().run()} off={!editor.can().redo()}>
          <RedoIcon size={18} />
        </Tool>
        <span className={css.count}>{count}</span>
      </div>
      {open === 'link' && <LinkForm editor={editor} onDone={() => setOpen(null)} />}
      {open === 'picture' && onPicture && (
        <PictureForm editor={editor} onSend={onPicture} onDone={() => setOpen(null)} />
      )}
    </>
  )
}

interface ToolProps {
  label: string
  on?: boolean
  off?: boolean
  act: () => void
  children: ReactNode
}

function Tool({ label, on, off, act, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={off}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {children}
    </button>
  )
}

/** The address of the chosen words; left empty, their link goes. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const place = () => {
    const typed = address.trim()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!typed) chain.unsetLink().run()
    else {
      const href = /^(?:[a-z][a-z0-9+.-]*:|\/(?!\/))/i.test(typed) ? typed : `https://${typed}`
      if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run()
      else chain.setLink({ href }).run()
    }
    onDone()
  }
  const pressed = (event: { key: string } & Pick<FormEvent, 'preventDefault'>) => {
    if (event.key !== 'Enter') return
    // The form around it is not sent.
    event.preventDefault()
    place()
  }
  return (
    <div className={css.link}>
      <input
        type="text"
        inputMode="url"
        aria-label="Adresse du lien"
        placeholder="https://…"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={pressed}
      />
      <button type="button" onClick={place}>
        {address.trim() ? 'Poser le lien' : 'Retirer le lien'}
      </button>
    </div>
  )
}
