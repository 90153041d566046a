import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { ANSWER_PAGE, MAILED_ANSWERS } from './applications/answer-links/shared/answers.ts'
import { CHECK_PAGE } from './offers/checking/shared/page.ts'
import { REMOVE_FIELD, SAVE_FIELD, SAVED_PAGE, saveRequestHref } from './offers/saved/shared/save-form.ts'
import { ALERT_PAGE } from './offers/shared/alert-page.ts'
import { answerPersonal } from './page-answers.ts'
import { chooseLook } from './page-look.ts'
import { type Fields, Visitor } from './page-visitor.ts'
import type { Services } from './platform/services.ts'
import type { AnsweredForm } from './shared/page-context.ts'
import { LOOK_PAGE } from './shell/shared/layout-choices.ts'

/** These fields of a refused form are filled in again; passwords and codes have to be typed anew. */
const REFILLED_FIELDS = [
  ...['email', 'frequency', 'reason', 'message', 'first_name', 'last_name', 'object'],
  ...[
    'contact_name',
    'company_name',
    'organisation',
    'phone_number',
    'occupation',
    'positions_count',
    'city',
  ],
  ...['needed_by', 'rating', 'topic', 'page', 'partner_kind', 'text', 'number'],
  ...['type', 'place', 'duration_minutes', 'slot_1', 'slot_2', 'slot_3'],
]
/** An advertisement of 10 000 characters is nine bytes for each of them in a form, at most. */
const BODY_LIMIT = 96 * 1024

interface SentForm {
  fields: Fields
  /** The address that the form was sent to. */
  to: URL
  visitor: Visitor
  reply: FastifyReply
  services: Services
}

/** The address to which the browser is redirected, or what the page of the form shows. */
type Outcome = { leadsTo: string } | { status: number; body: Fields }

/** The pages whose forms work before the scripts come, or without any. */
const FORMS: Record<string, (sent: SentForm) => Promise<Outcome>> = {
  '/login': signIn,
  '/newsletter': ({ visitor, fields }) => visitor.post('/api/newsletter', fields),
  '/contact': ({ visitor, fields }) => visitor.post('/api/contact', fields),
  '/sourcing-pro': ({ visitor, fields }) => visitor.post('/api/sourcing-requests', fields),
  '/feedback': ({ visitor, fields }) => visitor.post('/api/feedback', fields),
  '/nouveau-partenaire': ({ visitor, fields }) => visitor.post('/api/partner-requests', fields),
  [ALERT_PAGE]: ({ visitor, fields, to }) =>
    visitor.post('/api/alerts', { ...qs.parse(to.search.slice(1)), ...fields }),
  '/offres/:id/signaler': ({ visitor, fields, to }) =>
    visitor.post(`/api/offers/${/\d*/.exec(to.pathname.slice('/offres/'.length))}/reports`, fields),
  [CHECK_PAGE]: ({ visitor, fields }) =>
    visitor.post('number' in fields ? '/api/number-reports' : '/api/advertisement-checks', fields),
  [SAVED_PAGE]: keepOffer,
  [`${ANSWER_PAGE}/:token`]: answerByMail,
  [LOOK_PAGE]: async ({ services, reply, fields, visitor, to }) => {
    chooseLook(services, reply, fields, visitor)
    return { leadsTo: to.pathname + to.search }
  },
}

/** A form is sent to the address of its own page and accepts HTML, which tells it from a call that accepts JSON. */
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
  // A form that another site sent changes nothing: it is answered with our own empty form.
  if (!isOurs(request, to.origin)) return reply.redirect(to.pathname + to.search, 303)
  const visitor = new Visitor(request)
  const outcome = await act({ fields, to, visitor, reply, services })
  reply.header('set-cookie', visitor.given)
  if ('leadsTo' in outcome) return reply.redirect(outcome.leadsTo, 303)
  const { status, body } = outcome
  const accepted = status < 400
  const values = accepted ? {} : answeredValues(fields)
  const data = body.data === undefined ? undefined : JSON.stringify(body.data)
  const answered = { accepted, values, message: messageOf(body), data }
  const { cookie } = visitor
  return answerPersonal(services, request, reply, { asked: new Request(to), status, cookie, answered })
}

/** Browsers send the origin of a form in a header that no page can forge. */
function isOurs({ headers }: FastifyRequest, ours: string): boolean {
  const from = headers.origin ?? headers.referer
  return URL.canParse(from ?? '') && new URL(from ?? '').origin === ours
}

/** After the password the page leads on, or asks for a code where the account uses two factors. */
async function signIn({ visitor, fields: { call, ...fields }, to }: SentForm): Promise<Outcome> {
  const path = call === '/two-factor-challenge' ? call : '/login'
  const answer = await visitor.post(path, fields)
  return answer.status < 400 ? { leadsTo: to.pathname + to.search } : answer
}

/** Saves or removes an offer. The next page says what became of it; guests sign in first. */
async function keepOffer({ visitor, fields }: SentForm): Promise<Outcome> {
  const [kept, gone] = [SAVE_FIELD, REMOVE_FIELD].map((name) => /^\d{1,10}$/.exec(String(fields[name]))?.[0])
  const id = kept ?? gone
  if (!id) return { leadsTo: SAVED_PAGE }
  const _method = kept ? 'PUT' : 'DELETE'
  const { status } = await visitor.post(`/api/applicant/saved-offers/${id}`, { _method })
  const next = kept ? saveRequestHref(kept) : SAVED_PAGE
  return { leadsTo: status === 401 ? `/login?to=${encodeURIComponent(next)}` : next }
}

/** Presses a button of the page to which a mail leads: the file of a CV comes, or the page says what was answered. */
async function answerByMail({ visitor, fields: { answer, ...fields }, to }: SentForm): Promise<Outcome> {
  const page = to.pathname
  const [, token] = /^\/repondre\/([\w-]{1,100})$/.exec(page) ?? []
  const isKnown = ['cv', ...MAILED_ANSWERS].includes(String(answer))
  if (!token || !isKnown) return { leadsTo: page }
  const answered = await visitor.post(`/api/application-answers/${token}/${answer}`, fields)
  if (answered.status >= 400) return answered
  const { url } = (answered.body.data ?? {}) as { url?: string }
  return { leadsTo: url ?? page }
}

function answeredValues(fields: Fields): AnsweredForm['values'] {
  return Object.fromEntries(
    REFILLED_FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  )
}

/** The messages of the fields where there are any, else that of the answer. */
function messageOf({ message, errors }: Fields): string {
  const told = Object.values((errors ?? {}) as Record<string, string[]>).flat()
  return told.length > 0 ? told.join(' ') : String(message)
}
