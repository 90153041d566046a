import { isSame } from '#src/shared/is-same.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { newClientKey } from './client-key.ts'
import { forgetCopy, hasCopy, type PageCopy, readCopy, saveCopy } from './page-copies.ts'

const SAVE_PAUSE_MS = 900
const RETRY_PAUSE_MS = 5_000
/** Each one is kept in the browser whole, so only the last few saves without an answer are remembered. */
const MAX_UNANSWERED = 3

/** What the server has. */
export interface Stored<Content> {
  id: number
  version: number
  content: Content
  /** Null for what the server has, but nobody saved yet. */
  saved_at: string | null
}

export type SaveState<Content> =
  | { kind: 'unwritten' | 'saving' }
  | { kind: 'saved'; at: string }
  /** It is kept in this browser and sent again until the network, the session or the server is back. */
  | { kind: 'waiting'; for: 'network' | 'session' | 'server' }
  /** It was saved elsewhere: nothing is saved until the writer chooses. `base` is what both states began with. */
  | { kind: 'conflict'; message: string; base: Content; theirs: Stored<Content> }
  | { kind: 'refused'; error: ApiError }

export interface Change<Content> {
  id: number
  /** The server's version that this was written over. */
  version: number
  content: Content
  /** The state before must stay among the versions, because its writer has chosen another one over it. */
  keepsBefore: boolean
}

export interface AutosaveOptions<Content> {
  /** What the server had when the page was opened; null for something new. */
  opened: Stored<Content> | null
  /** What something new begins with. */
  blank: Content
  /** Names the copies in this browser: `asafidy.offer.12.34`; the id is null before the first save. */
  copyKey: (id: number | null) => string
  /** Begins something new. The same key again, after an answer that was lost, must begin nothing more. */
  create?: (content: Content, clientKey: string) => Promise<Stored<Content>>
  /** Rejects with an ApiError: 409 where the version is not the server's and the content is not what it has. */
  save: (change: Change<Content>) => Promise<Pick<Stored<Content>, 'version'> & { saved_at: string }>
  read: (id: number) => Promise<Stored<Content>>
  /** Whether two states differ in nothing that a writer could choose between. */
  areAlike?: (mine: Content, theirs: Content) => boolean
  /** The first save came through, while the page is still there. */
  onCreated?: (id: number) => void
}

interface Copy<Content> extends PageCopy {
  content: Content
  version: number
  base: Content
  unanswered: Content[]
  client_key: string
}

/** Where the content that is written here stands beside the server's. */
interface Position<Content> {
  id: number | null
  version: number
  /** What the server had at that version. */
  base: Content
  /** What was sent over it without an answer, oldest first: the server may have it all the same. */
  unanswered: Content[]
}

/**
 * Keeps what is written on the server, a moment after each change, and in this browser until the server has it. It knows
 * nothing of React and nothing of what it saves; `useAutosave` binds it to a page.
 */
export class Autosave<Content extends object> {
  /** What the page begins with: what it left unsaved the last time, or what the server has. */
  readonly initial: Content
  /** Whether that is what was left unsaved. */
  readonly isResumed: boolean

  readonly #options: AutosaveOptions<Content>
  readonly #page = newClientKey()
  readonly #clientKey: string
  readonly #listeners = new Set<() => void>()
  #state: SaveState<Content>
  #position: Position<Content>
  #content: Content
  #hasUnsaved: boolean
  #keepsBefore = false
  /** The page whose copy this one goes on with. */
  #pageBefore: string | null
  #sending: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = true

  constructor(options: AutosaveOptions<Content>) {
    const { opened, blank, copyKey } = options
    const found = readCopy<Copy<Content>>(copyKey(opened?.id ?? null))
    // A copy that the server has already was left by a save whose answer did not arrive.
    const copy = found?.content && !isSame(found.content, opened?.content) ? found : null
    this.#options = options
    this.#pageBefore = found?.page ?? null
    this.#clientKey = copy?.client_key ?? this.#page
    this.#position = {
      id: opened?.id ?? null,
      version: copy?.version ?? opened?.version ?? 0,
      base: copy?.base ?? opened?.content ?? blank,
      unanswered: copy?.unanswered ?? [],
    }
    this.initial = copy?.content ?? opened?.content ?? blank
    this.isResumed = copy !== null
    this.#content = this.initial
    this.#hasUnsaved = copy !== null
    this.#state = opened?.saved_at ? { kind: 'saved', at: opened.saved_at } : { kind: 'unwritten' }
  }

  get state(): SaveState<Content> {
    return this.#state
  }

  /** The server's id and version of what was saved last. */
  get saved(): { id: number | null; version: number } {
    const { id, version } = this.#position
    return { id, version }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes over what an earlier page left, and saves from here on. */
  start(): void {
    this.#isStopped = false
    if (this.#pageBefore) forgetCopy(this.#copyKey, this.#pageBefore)
    this.#pageBefore = null
    if (this.#hasUnsaved) this.#keepHere()
    window.addEventListener('online', this.#flushUnsaved)
    // The browser may have kept the page, with what it could not send, while its person was on another one.
    window.addEventListener('pageshow', this.#flushUnsaved)
    document.addEventListener('visibilitychange', this.#flushHidden)
    this.#flushUnsaved()
  }

  /** The page is left: what is not saved leaves now. */
  stop(): void {
    this.#isStopped = true
    window.removeEventListener('online', this.#flushUnsaved)
    window.removeEventListener('pageshow', this.#flushUnsaved)
    document.removeEventListener('visibilitychange', this.#flushHidden)
    void this.flush()
  }

  change(content: Content): void {
    this.#content = content
    this.#hasUnsaved = true
    this.#keepHere()
    if (this.#state.kind !== 'conflict') this.#flushAfter(SAVE_PAUSE_MS)
  }

  /** Saves now what is not saved; false when that failed, or waits for a choice. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#sending) await this.#sending
    if (this.#state.kind === 'conflict') return false
    if (!this.#hasUnsaved) return true
    this.#sending = this.#send().finally(() => {
      this.#sending = null
    })
    const isSaved = await this.#sending
    return isSaved && this.#hasUnsaved ? this.flush() : isSaved
  }

  /** Saves what the writer chose after a conflict over what the server has. */
  async settle(content: Content, theirs: Stored<Content>): Promise<boolean> {
    this.#position = { id: theirs.id, version: theirs.version, base: theirs.content, unanswered: [] }
    this.#keepsBefore = true
    this.#say({ kind: 'saving' })
    this.change(content)
    return this.flush()
  }

  /** Puts what the server has in the place of what is written here. */
  take(theirs: Stored<Content>): void {
    clearTimeout(this.#timer)
    this.#content = theirs.content
    this.#hasUnsaved = false
    this.#continueFrom(theirs.id, theirs.version, theirs.content)
    this.#say({ kind: 'saved', at: theirs.saved_at ?? new Date().toISOString() })
  }

  get #copyKey(): string {
    return this.#options.copyKey(this.#position.id)
  }

  #say(state: SaveState<Content>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  /** A later page on the same thing goes on with what this one, which was left, could not send. */
  get #isTakenOver(): boolean {
    return this.#isStopped && !hasCopy(this.#copyKey, this.#page)
  }

  #keepHere(): void {
    if (!this.#isTakenOver) this.#writeCopy()
  }

  #writeCopy(): void {
    const { version, base, unanswered } = this.#position
    const copy: Copy<Content> = {
      content: this.#content,
      version,
      base,
      unanswered,
      client_key: this.#clientKey,
      page: this.#page,
      at: Date.now(),
    }
    saveCopy(this.#copyKey, copy)
  }

  #flushAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.#isTakenOver) void this.flush()
    }, ms)
  }

  readonly #flushUnsaved = () => {
    if (this.#hasUnsaved) void this.flush()
  }

  /** Whoever leaves for another application on a telephone may not come back to this page. */
  readonly #flushHidden = () => {
    if (document.hidden) this.#flushUnsaved()
  }

  async #send(): Promise<boolean> {
    const content = this.#content
    this.#hasUnsaved = false
    this.#say({ kind: 'saving' })
    const others = this.#position.unanswered.filter((each) => !isSame(each, content))
    this.#position.unanswered = [...others, content].slice(-MAX_UNANSWERED)
    this.#keepHere()
    try {
      await this.#saveOnServer(content)
      return true
    } catch (error) {
      this.#hasUnsaved = true
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 0 && error.status < 500) this.#position.unanswered = others
      this.#keepHere()
      if (error.status === 409 && this.#position.id !== null)
        return this.#resolveStale(this.#position.id, error)
      return this.#reportFailure(error)
    }
  }

  async #saveOnServer(content: Content): Promise<void> {
    const { id, version } = this.#position
    const { create, save, onCreated } = this.#options
    if (id !== null) {
      const saved = await save({ id, version, content, keepsBefore: this.#keepsBefore })
      this.#keepsBefore = false
      this.#continueFrom(id, saved.version, content)
      return this.#say({ kind: 'saved', at: saved.saved_at })
    }
    if (!create) throw new Error('what has no id cannot be begun')
    const created = await create(content, this.#clientKey)
    this.#continueFrom(created.id, created.version, content)
    this.#say({ kind: 'saved', at: created.saved_at ?? new Date().toISOString() })
    if (!this.#isStopped) onCreated?.(created.id)
  }

  /** What the server has is known now, and what is not sent yet is written over it. */
  #continueFrom(id: number, version: number, base: Content): void {
    const isTakenOver = this.#isTakenOver
    // The copies of something new go by another key once it has an id.
    if (id !== this.#position.id) forgetCopy(this.#copyKey, this.#page)
    this.#position = { id, version, base, unanswered: [] }
    if (!this.#hasUnsaved) forgetCopy(this.#copyKey, this.#page)
    else if (!isTakenOver) this.#writeCopy()
  }

  /** The server's version is another: by a save of this page whose answer was lost, or by somebody else's. */
  async #resolveStale(id: number, { message }: ApiError): Promise<boolean> {
    try {
      if (await this.#findOwnSave(id)) return true
      const theirs = await this.#options.read(id)
      if (isSame(this.#content, theirs.content)) {
        this.take(theirs)
        return true
      }
      if (this.#options.areAlike?.(this.#content, theirs.content)) {
        this.#keepsBefore = true
        this.#continueFrom(id, theirs.version, theirs.content)
        return true
      }
      this.#say({ kind: 'conflict', message, base: this.#position.base, theirs })
      return false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return this.#reportFailure(error)
    }
  }

  /**
   * Sends again what was never answered. Over a version that is not its own the server takes only what it has already, and
   * it alone can tell, because it cleans what it stores.
   */
  async #findOwnSave(id: number): Promise<boolean> {
    const { version, unanswered } = this.#position
    for (const content of unanswered.toReversed()) {
      try {
        const saved = await this.#options.save({ id, version, content, keepsBefore: false })
        this.#continueFrom(id, saved.version, content)
        return true
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
      }
    }
    this.#position.unanswered = []
    return false
  }

  #reportFailure(error: ApiError): false {
    const { status } = error
    if (status === 0 || status === 401 || status === 429 || status >= 500) {
      this.#say({ kind: 'waiting', for: status === 0 ? 'network' : status === 401 ? 'session' : 'server' })
      this.#flushAfter(RETRY_PAUSE_MS)
    } else this.#say({ kind: 'refused', error })
    return false
  }
}
