import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useReducer, useRef, useState } from 'react'
import { classes } from '../class-names.ts'
import { underline } from './marks.ts'
import { PictureNode, type SentPicture } from './picture.ts'
import css from './rich-text.module.css'
import { RichTextTools } from './tools.tsx'
import { listsOfWord } from './word-paste.ts'

interface RichTextEditorProps {
  id: string
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  wrong: boolean
  describedBy: string
  count: string
  plain?: boolean | undefined
  ownLinks?: boolean | undefined
  asPage?: boolean | undefined
  onPicture?: ((file: File) => Promise<SentPicture>) | undefined
  marksIn?: ((text: string) => readonly { start: number; found: string }[]) | undefined
}

/** A text has headings below those of the page that it stands on; that of a whole page begins with the second level. */
const extensions = ({
  plain,
  isPage,
  ownLinks,
  withPictures,
}: Record<'plain' | 'isPage' | 'ownLinks' | 'withPictures', boolean>) => [
  StarterKit.configure({
    heading: plain ? false : { levels: isPage ? [2, 3] : [3, 4] },
    ...(plain && { blockquote: false }),
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https'],
      isAllowedUri: (address) => /^https?:\/\//i.test(address) || (ownLinks && /^\/(?![/\\])/.test(address)),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...(withPictures ? [PictureNode] : []),
]

/** The editor of a rich text: it keeps of what is pasted only the tags that it can write itself. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, wrong, describedBy, count, plain = false, marksIn, onPicture } = props
  const isPage = props.asPage === true || onPicture !== undefined
  const ownLinks = props.ownLinks ?? isPage
  const box = useRef<HTMLDivElement>(null)
  const written = useRef(value)
  const latest = useRef(props)
  latest.current = props
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, drawAgain] = useReducer((turn: number) => turn + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; what changes is read when it acts.
  useEffect(() => {
    const made = new Editor({
      element: box.current,
      extensions: extensions({ plain, isPage, ownLinks, withPictures: onPicture !== undefined }),
      content: value,
      // The page's policy lets in no style of a script's.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: listsOfWord,
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          class: css.text ?? '',
        },
      },
      onUpdate: ({ editor: changed }) => {
        written.current = changed.isEmpty ? '' : changed.getHTML()
        latest.current.onChange(written.current)
      },
      onTransaction: () => drawAgain(),
      onBlur: () => latest.current.onBlur?.(),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (!editor || value === written.current) return
    // Put in from outside: a word replaced, a draft read again.
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    const field = editor?.view.dom
    if (!field) return
    field.setAttribute('aria-invalid', String(wrong))
    field.setAttribute('aria-describedby', describedBy)
  }, [editor, wrong, describedBy])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other words to underline.
  useEffect(
    () => (editor && marksIn ? underline(editor.view.dom, marksIn) : undefined),
    [editor, value, marksIn],
  )

  return (
    <div className={classes(css.box, isPage && css.long)} data-wrong={wrong || undefined}>
      {editor && (
        <RichTextTools editor={editor} count={count} plain={plain} isPage={isPage} onPicture={onPicture} />
      )}
      <div ref={box} />
    </div>
  )
}
