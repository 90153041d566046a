import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Status = 200 | 201 | 202 | 204

/** A schema whose rules depend on the day in Antananarivo (`2026-11-21`), as « not before today ». */
export type DatedSchema<Schema extends z.ZodType = z.ZodType> = (today: string) => Schema

/** One call of the wire: what the server validates, serialises and documents, and what the browser types. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType | DatedSchema = z.ZodType | DatedSchema,
  Reply extends z.ZodType = z.ZodType,
  Success extends Status | readonly Status[] = Status | readonly Status[],
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
  /** What a success sends, 204 apart; nothing else of a row leaves. Absent: an empty body. */
  reply?: Reply
  /** Success status, 200 unless told, 204 without a reply. Of several the handler says which. */
  status?: Success
  /**
   * The address is the proof, by a signature in it, and mail programs call it with no cookie (RFC 8058): no
   * anti-forgery token is asked for. Never for a call that acts by who is signed in.
   */
  provenByAddress?: true
  /** Signing in and out go on while a maintenance lets people read alone; every other change waits. */
  duringMaintenance?: true
}

/** Declares an endpoint, keeping its literal method and path so that the browser's calls are checked by them. */
export function endpoint<
  const M extends Method,
  const P extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType | DatedSchema = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
  const Success extends Status | readonly Status[] = Status,
>(
  definition: Endpoint<M, P, Params, Query, Body, Reply, Success>,
): Endpoint<M, P, Params, Query, Body, Reply, Success> {
  return definition
}

// biome-ignore lint/suspicious/noExplicitAny: an endpoint of whatever schemas; the concrete ones are inferred at each use.
export type AnyEndpoint = Endpoint<Method, string, any, any, any, any, any>

/** The schema of an endpoint's body on this day (`2026-11-21`). */
export function bodyOn({ body }: AnyEndpoint, today: string): z.ZodType | undefined {
  return typeof body === 'function' ? body(today) : body
}

/** Every status that a success may have. */
export function statusesOf({ status, reply }: AnyEndpoint): readonly Status[] {
  return [status ?? (reply ? 200 : 204)].flat()
}

type Parts<E> =
  E extends Endpoint<infer M, infer P, infer Params, infer Query, infer Body, infer Reply, infer Success>
    ? {
        M: M
        P: P
        Params: Params
        Query: Query
        Body: Body extends DatedSchema<infer Schema> ? Schema : Body
        Reply: Reply
        /** `never` for an endpoint with a single status. */
        Several: Success extends readonly (infer One)[] ? One : never
      }
    : never

/** `GET /api/offers/:id`, as the browser names the call. */
export type RouteOf<E> = `${Parts<E>['M']} ${Parts<E>['P']}`
/** What the reply of a success carries. */
export type ReplyOf<E> = z.output<Parts<E>['Reply']> | (204 extends Parts<E>['Several'] ? undefined : never)
/** What the server's handler receives, after validation. */
export type ParamsOf<E> = z.output<Parts<E>['Params']>
export type QueryOf<E> = z.output<Parts<E>['Query']>
export type BodyOf<E> = z.output<Parts<E>['Body']>
/** What the server's handler answers: the reply, with its status where it can be one of several. */
export type AnswerOf<E> = [Parts<E>['Several']] extends [never]
  ? SentBy<Parts<E>['Reply']>
  : Decided<Parts<E>['Several'], SentBy<Parts<E>['Reply']>>
type Decided<Several, Reply> =
  | { status: Exclude<Several, 204>; reply: Reply }
  | (204 extends Several ? { status: 204 } : never)
// The handler of an endpoint without a reply may answer with a file, a redirection or nothing.
type SentBy<Reply> = Reply extends z.ZodUndefined ? unknown : z.input<Reply>
/** What a caller gives, before validation. */
export type InputOf<E> = {
  params?: z.input<Parts<E>['Params']>
  query?: z.input<Parts<E>['Query']>
  body?: z.input<Parts<E>['Body']>
}
