import { Node } from '@tiptap/core'

/** A picture of a long text, between its paragraphs. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A picture that was sent, with its pixels. */
export interface SentPicture {
  src: string
  width: number
  height: number
}
