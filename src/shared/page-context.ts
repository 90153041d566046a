/** A call to the API made while a page is rendered: through the application in process, as the visitor. */
type Inject = (call: {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

/** A form that the browser sent by itself, and what it was told. */
export interface AnsweredForm {
  accepted: boolean
  /** What is given back of it, refused. */
  values: Record<string, string>
  message: string
}

/** What the server gives to the rendering of one page. */
export interface PageContext {
  /** Carried by every script of the page. */
  nonce: string
  /** The visitor's Cookie header, empty for an unknown visitor. */
  cookie: string
  inject: Inject
  answered?: AnsweredForm | undefined
}
