import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { askToKeep, KEEP, LET_GO, SAVED_PAGE } from './offers/saved/shared/keeping.ts'
import { ALERT_PAGE } from './offers/shared/alert-page.ts'
import { answerPersonal } from './page-answers.ts'
import { chooseLook } from './page-look.ts'
import { type Fields, Visitor } from './page-visitor.ts'
import type { Services } from './platform/services.ts'
import type { AnsweredForm } from './shared/page-context.ts'
import { LOOK_PAGE } from './shell/shared/layout-choices.ts'

/** What is given back of a refused form; a password and a code are written anew. */
const KEPT = ['email', 'frequency', 'reason', 'message']
const BODY_LIMIT = 16 * 1024

interface SentForm {
  fields: Fields
  /** The address that it was sent to. */
  to: URL
  visitor: Visitor
  reply: FastifyReply
  services: Services
}

/** Where the browser goes on, or what the form's own page says in answer. */
type Outcome = { leadsTo: string } | { status: number; body: Fields }

/** Pages whose forms work before scripts come, or without any. */
const FORMS: Record<string, (sent: SentForm) => Promise<Outcome>> = {
  '/login': signIn,
  '/newsletter': ({ visitor, fields }) => visitor.post('/api/newsletter', fields),
  [ALERT_PAGE]: ({ visitor, fields, to }) =>
    visitor.post('/api/alerts', { ...qs.parse(to.search.slice(1)), ...fields }),
  '/offres/:id/signaler': ({ visitor, fields, to }) =>
    visitor.post(`/api/offers/${/\d*/.exec(to.pathname.slice('/offres/'.length))}/reports`, fields),
  [SAVED_PAGE]: keepOffer,
  [LOOK_PAGE]: async ({ services, reply, fields, visitor, to }) => {
    chooseLook(services, reply, fields, visitor)
    return { leadsTo: to.pathname + to.search }
  },
}

/** A browser that sends a form asks for a page, at that page's own address; a call to the same address asks for JSON. */
export function mountPageForms(app: FastifyInstance, services: Services): void {
  app.addConstraintStrategy(asksForPage)
  for (const [page, act] of Object.entries(FORMS))
    app.post(
      page,
      {
        schema: { hide: true } as object,
        config: { page: true },
        constraints: { [asksForPage.name]: true },
        bodyLimit: BODY_LIMIT,
      },
      (request, reply) => answerForm(services, act, request, reply),
    )
}

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0]

const asksForPage: Strategy = {
  name: 'asksForPage',
  storage() {
    const handlers = new Map<unknown, Parameters<ReturnType<Strategy['storage']>['set']>[1]>()
    return {
      get: (value) => handlers.get(value) ?? null,
      set: (value, handler) => void handlers.set(value, handler),
    }
  },
  deriveConstraint: ({ headers }) => headers.accept?.includes('text/html') || undefined,
}

async function answerForm(
  services: Services,
  act: (sent: SentForm) => Promise<Outcome>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store')
  const to = new URL(request.url, services.env.APP_URL)
  const fields = (request.body ?? {}) as Fields
  // A form of another site does nothing here: it is answered with ours, empty.
  if (!isOurs(request, to.origin)) return reply.redirect(to.pathname + to.search, 303)
  const visitor = new Visitor(request)
  const outcome = await act({ fields, to, visitor, reply, services })
  reply.header('set-cookie', visitor.given)
  if ('leadsTo' in outcome) return reply.redirect(outcome.leadsTo, 303)
  const { status, body } = outcome
  const accepted = status < 400
  const answered = { accepted, values: accepted ? {} : answeredValues(fields), message: messageOf(body) }
  const { cookie } = visitor
  return answerPersonal(services, request, reply, { asked: new Request(to), status, cookie, answered })
}

/** A browser says where a form comes from, and no page can make it say otherwise. */
function isOurs({ headers }: FastifyRequest, ours: string): boolean {
  const from = headers.origin ?? headers.referer
  return URL.canParse(from ?? '') && new URL(from ?? '').origin === ours
}

/** Signed in, the page leads on to where the person was going; else it asks for the code. */
async function signIn({ visitor, fields: { call, ...fields }, to }: SentForm): Promise<Outcome> {
  const path = call === '/two-factor-challenge' ? call : '/login'
  const answer = await visitor.post(path, fields)
  return answer.status < 400 ? { leadsTo: to.pathname + to.search } : answer
}

/** The page that it leads to says what became of it; a guest signs in first. */
async function keepOffer({ visitor, fields }: SentForm): Promise<Outcome> {
  const [kept, gone] = [KEEP, LET_GO].map((name) => /^\d{1,10}$/.exec(String(fields[name]))?.[0])
  const id = kept ?? gone
  if (!id) return { leadsTo: SAVED_PAGE }
  const _method = kept ? 'PUT' : 'DELETE'
  const { status } = await visitor.post(`/api/applicant/saved-offers/${id}`, { _method })
  const next = kept ? askToKeep(kept) : SAVED_PAGE
  return { leadsTo: status === 401 ? `/login?to=${encodeURIComponent(next)}` : next }
}

function answeredValues(fields: Fields): AnsweredForm['values'] {
  return Object.fromEntries(
    KEPT.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  )
}

/** Of its fields where there are some, else of the answer itself. */
function messageOf({ message, errors }: Fields): string {
  const told = Object.values((errors ?? {}) as Record<string, string[]>).flat()
  return told.length > 0 ? told.join(' ') : String(message)
}
