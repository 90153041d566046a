import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the wire: what the server validates, serialises and documents, and what the browser types. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: M
  /** Fastify notation: `/api/offers/:id`. */
  path: P
  /** One French sentence for the API documentation. */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Body fields that carry a file, each with its limit in bytes; streaming stops there. */
  files?: Record<string, { maxBytes: number }>
  /** What a success sends; nothing else of a row leaves. Absent: an empty body. */
  reply?: Reply
  /** Success status, 200 unless told. */
  status?: 200 | 201 | 202 | 204
  /**
   * The address is the proof, by a signature in it, and mail programs call it with no cookie (RFC 8058): no
   * anti-forgery token is asked for. Never for a call that acts by who is signed in.
   */
  provenByAddress?: true
}

/** Declares an endpoint, keeping its literal method and path so that the browser's calls are checked by them. */
export function endpoint<
  const M extends Method,
  const P extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<M, P, Params, Query, Body, Reply>): Endpoint<M, P, Params, Query, Body, Reply> {
  return definition
}

// biome-ignore lint/suspicious/noExplicitAny: an endpoint of whatever schemas; the concrete ones are inferred at each use.
export type AnyEndpoint = Endpoint<Method, string, any, any, any, any>

type Parts<E> =
  E extends Endpoint<infer M, infer P, infer Params, infer Query, infer Body, infer Reply>
    ? { M: M; P: P; Params: Params; Query: Query; Body: Body; Reply: Reply }
    : never

/** `GET /api/offers/:id`, as the browser names the call. */
export type RouteOf<E> = `${Parts<E>['M']} ${Parts<E>['P']}`
/** What a success carries. */
export type ReplyOf<E> = z.output<Parts<E>['Reply']>
/** What the server's handler receives, after validation. */
export type ParamsOf<E> = z.output<Parts<E>['Params']>
export type QueryOf<E> = z.output<Parts<E>['Query']>
export type BodyOf<E> = z.output<Parts<E>['Body']>
/** What a caller gives, before validation. */
export type InputOf<E> = {
  params?: z.input<Parts<E>['Params']>
  query?: z.input<Parts<E>['Query']>
  body?: z.input<Parts<E>['Body']>
}
