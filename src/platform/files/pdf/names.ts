import type { RemovedPart } from '#src/shared/removed-parts.ts'

/** What a reader may do by itself or at a press; a link to a place of the file or of the web is none of these. */
export const ACTIONS = new Set([
  'GoTo3DView',
  'GoToDp',
  'GoToE',
  'GoToR',
  'Hide',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Named',
  'Rendition',
  'ResetForm',
  'RichMediaExecute',
  'SetOCGState',
  'Sound',
  'SubmitForm',
  'Thread',
  'Trans',
  'URI',
])

/** Entries that act, carry a file or lead outside, wherever they stand, and what the person is told of them; also what only an editor reads. */
export const LEFT_OUT = new Map<string, RemovedPart | null>([
  ['A', null],
  ['AA', 'actions'],
  ['AF', 'attachments'],
  ['EF', 'attachments'],
  ['EmbeddedFiles', 'attachments'],
  ['JS', 'actions'],
  ['JavaScript', 'actions'],
  ['Metadata', null],
  ['Next', 'actions'],
  ['OPI', 'external'],
  ['OpenAction', 'actions'],
  ['PA', 'actions'],
  ['Parent', null],
  ['PieceInfo', null],
  ['RF', 'attachments'],
  ['Ref', 'external'],
  ['RichMediaContent', 'media'],
  ['RichMediaSettings', 'media'],
  ['StructParent', null],
  ['StructParents', null],
  ['Thumb', null],
  ['XFA', 'form'],
])

/** By these entries a stream's content can be another file. */
export const OUTSIDE_CONTENT = new Set(['F', 'FFilter', 'FDecodeParms'])

/** Objects that no page needs to be shown: the rest of the source's tree, files, programs. */
export const LEFT_OUT_TYPES = new Set([
  'Action',
  'Annot',
  'Catalog',
  'Collection',
  'EmbeddedFile',
  'Filespec',
  'MediaClip',
  'Metadata',
  'Outlines',
  'Page',
  'Pages',
  'Rendition',
  'Sig',
  'StructElem',
  'StructTreeRoot',
])

/** Dictionaries whose entries are named by the file's author: `/Font << /JS 5 0 R >>` is a font. */
export const NAMED_BY_AUTHOR = new Set([
  'CharProcs',
  'ColorSpace',
  'Colorants',
  'D',
  'ExtGState',
  'Font',
  'N',
  'Pattern',
  'Properties',
  'R',
  'Shading',
  'XObject',
])

export const PAGE_ENTRIES = [
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Rotate',
  'UserUnit',
  'Group',
  'Resources',
  'Contents',
] as const

export const INHERITED_ENTRIES = new Set(['MediaBox', 'CropBox', 'Rotate', 'Resources'])
