import type { ResumeDocument } from '../shared/document.ts'

/** The result of reading a file. */
export interface ReadFile {
  document: ResumeDocument
  /** The words of the file that are not in the document. */
  unread: string[]
  /** Fields that are likely, not sure: `identity.last_name`, or an entry's id and field. */
  doubts: string[]
  /** The text of the file in the order in which it was read. */
  source: string
}

export type ImportRefusal = 'unknown' | 'other_document' | 'encrypted' | 'damaged' | 'too_complex' | 'no_text'

export type ImportAnswer = { ok: true; read: ReadFile } | { ok: false; reason: ImportRefusal }

/** Thrown by readers for a file that no CV can be read of. */
export class Unreadable extends Error {
  readonly reason: ImportRefusal

  constructor(reason: ImportRefusal) {
    super(reason)
    this.reason = reason
  }
}
