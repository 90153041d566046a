/** A call to the API made while a page is rendered: through the application in process, as the visitor. */
type Inject = (call: {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

/** A form that the browser sent by itself, and how it was answered. */
export interface AnsweredForm {
  accepted: boolean
  /** The fields of a refused form, to fill it in again. */
  values: Record<string, string>
  message: string
  /** What the call answered, as JSON, for a page that shows it. */
  data?: string | undefined
}

/** What the server gives to the rendering of one page. */
export interface PageContext {
  /** The nonce that every script of the page carries. */
  nonce: string
  /** The visitor's Cookie header, empty for an unknown visitor. */
  cookie: string
  /** The browser asks for less data (`Save-Data: on`). */
  savesData: boolean
  inject: Inject
  /** The moment at which the page is rendered, in milliseconds. */
  now: number
  /** What is announced of a maintenance, for those whose browser runs no scripts. */
  maintenance: string | null
  /** What the administration changed of the lists of reference, of which the renderer has a copy of its own. */
  reference: Readonly<Record<string, readonly { readonly id: number }[]>>
  answered?: AnsweredForm | undefined
}
