export interface SendOptions {
  signal?: AbortSignal
  /** The body leaves as multipart even without a file, as the specification's table of calls has it. */
  multipart?: boolean
  /** Called with the sent share, 0 to 1, while a body with a file leaves. */
  onProgress?: (share: number) => void
}

export interface Sending extends SendOptions {
  method: string
  url: string
  body: unknown
}

export interface Answer {
  status: number
  statusText: string
  body: unknown
}
