import { answersOf, type Row, read } from './rows.ts'

/** What every call of the administration's site answers unless a line below says otherwise: everybody can sign in there, and only administrators get further. */
const ADMIN_RULE = '401 403 403 403 403 403 403 ok'

const ADMIN_EXCEPTIONS = `
                                                         guest sender stranger owner reader rival pending admin
GET    /api/admin/sign-in                                ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/admin/two-factor                             401   403    403      403   403    403   403     409
PUT    /api/admin/two-factor                             401   403    403      403   403    403   403     409
PUT    /api/admin/seller/signature                       401   403    403      403   403    403   403     422
DELETE /api/admin/seller/signature                       401   403    403      403   403    403   403     422
PUT    /api/admin/offers/:id/change                      401   403    403      403   403    403   403     409
PUT    /api/admin/administrators/proposals/:id/confirmation 401 403   403      403   403    403   403     422
POST   /api/admin/people/:id/merges                      401   403    403      403   403    403   403     422
GET    /api/admin/invitations/:token                     ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/admin/invitations/:token/acceptance          ok    404    404      404   404    404   404     404
PUT    /api/admin/administrators/:id/awakening           401   403    403      403   403    403   403     409
PUT    /api/admin/jobs/:id/retry                         401   403    403      403   403    403   403     404
DELETE /api/admin/jobs/:id                               401   403    403      403   403    403   403     404
`

/** A line for each of these calls of the administration's site; those of its door, which the public site has too, are in the table above. */
export function readAdminTable(calls: readonly { method: string; path: string }[]): Row[] {
  const exceptions = read(ADMIN_EXCEPTIONS)
  return calls
    .filter(({ path }) => path.startsWith('/api/admin/'))
    .map(
      ({ method, path }) =>
        exceptions.find((row) => row.method === method && row.path === path) ?? {
          method,
          path,
          answers: answersOf(ADMIN_RULE.split(' ')),
        },
    )
}

/** The calls that have a line of their own, for the check that each of them exists. */
export const readAdminExceptions = () => read(ADMIN_EXCEPTIONS)
