import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import { withoutIndexes } from './multiply-offers.ts'
import type { Report } from './report.ts'
import { signInAsAdmin } from './session.ts'

const ADMIN = 'admin@asafidy.test'
/** A page of any list may take so many milliseconds at the median. */
const BUDGET = 150
const ROWS = 1_000_000

/** Each list with what it is asked for: its first page, its last one, its filters and a search. */
const LISTS: Record<string, string[]> = {
  companies: ['', 'page=400', 'sort_by_date=asc', 'status=suspended', 'q=Lova+7771', 'q=Lova'],
  offers: ['', 'page=400', 'status=closed', 'held=true', 'q=comptable', 'q=BENCH-77'],
  people: ['', 'page=400', 'kind=recruiter', 'state=suspended', 'q=personne77712', 'q=Rabe'],
  payments: [
    ...['', 'page=400', 'sort_by_date=asc', 'status=refunded', 'method=cheque', 'status=pending&method=cash'],
    ...['q=PAI-B-77712', 'q=Lova+7771', 'q=MP77712', 'from=2026-01-01&to=2026-01-31', 'from=2020-01-01'],
  ],
  sponsorings: ['', 'page=400', 'state=active', 'state=cancelled&origin=given', 'origin=paid', 'q=Lova+7771'],
  'contact-messages': [
    ...['', 'page=400', 'sort_by_date=asc', 'state=open', 'state=closed', 'kind=partner'],
    ...['q=Rabe', 'q=personne77712', 'state=open&q=Rabe'],
  ],
  mails: [
    '',
    'page=400',
    'state=given_up',
    'state=waiting',
    'kind=verification',
    'q=personne77712@exemple.test',
  ],
  audit: [
    '',
    'before=500000',
    'action=offers.',
    'action=offers.held',
    'subject=offer:12',
    'who=Hery',
    'from=2026-01-01',
  ],
  applications: ['', 'by=company', 'by=offer', 'by=day'],
}

/** Measures the pages of the administration's lists, each among a million rows. */
export async function measureAdministrationLists(
  env: Record<string, string> & { DATABASE_URL: string },
  report: Report,
) {
  await growLists(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signInAsAdmin(server, ADMIN) }
    const one = { connections: 1, seconds: 1, headers }
    for (const [list, queries] of Object.entries(LISTS))
      for (const query of queries) {
        const { times } = await load(() => `${server.adminUrl}/api/admin/${list}?per_page=25&${query}`, one)
        report.within(`${list}?${query} p50`, percentile(times, 0.5), BUDGET, 'ms')
      }
  } finally {
    await server.stop()
  }
}

/** A moment for each row: a million minutes are two years. */
const AT = `now() - (${ROWS} - n) * interval '1 minute'`
const ROWS_OF = `FROM generate_series(1, ${ROWS}) AS n`
/** Most rows say the first, and few the last. */
const oneOf = (...values: string[]) =>
  `(ARRAY[${values.map((each) => `'${each}'`).join()}])[1 + least(floor(-ln(1 - (n::bigint * 7919 % 100003) / 100003.0) * 1.5), ${values.length - 1})::int]`

const GROWN = [
  ...['companies', 'users', 'offers', 'subscriptions', 'payments', 'sponsorings'],
  ...['contact_messages', 'outgoing_mails', 'audit_log'],
]

/** These lists read no long text, and writing a million of each takes a quarter of an hour. */
const TEXTS = ['description', 'missions', 'profile', 'search_title', 'search_body']

/** The million offers are copies of the first so many, which a join finds by a hash however many there are. */
const COPIED = 1_000

async function growLists(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'offers' AND column_name <> ALL ($1)
       AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [['id', 'reference', 'company_id', ...TEXTS]],
  )
  const offer = rows.map(({ column_name }) => column_name).join(', ')
  // Triggers keep what these lists don't read, and foreign keys hold by how the rows are made.
  await client.query('SET session_replication_role = replica')
  const statements = [
    `INSERT INTO companies (name, slug, status, nif, created_at)
     SELECT 'Lova ' || n, 'lova-' || n, ${oneOf('validated', 'pending', 'suspended')}, '30' || n, ${AT} ${ROWS_OF}`,
    `INSERT INTO users (email, username, password_hash, first_name, last_name, userable_type, is_active, email_verified_at, created_at)
     SELECT 'personne' || n || '@exemple.test', 'Personne ' || n, 'x', ${oneOf('Hery', 'Miora', 'Tiana')}, ${oneOf('Rakoto', 'Rasoa', 'Rabe')},
       ${oneOf('applicant', 'recruiter')}, n % 1000 <> 0, CASE WHEN n % 10 > 0 THEN now() END, ${AT} ${ROWS_OF}`,
    `INSERT INTO company_members (company_id, user_id, role, joined_at)
     SELECT c.id, u.id, 'owner', ${AT} ${ROWS_OF} JOIN companies c ON c.slug = 'lova-' || n JOIN users u ON u.email = 'personne' || n || '@exemple.test'`,
    `INSERT INTO offers (${offer}, ${TEXTS.join(', ')}, reference, company_id)
     SELECT ${offer}, ${TEXTS.map(() => "''").join(', ')}, 'BENCH-' || n, o.company_id
     ${ROWS_OF} JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM offers ORDER BY id LIMIT ${COPIED}) o
     ON o.place = n % ${COPIED}`,
    `INSERT INTO subscriptions (company_id, plan_version_id, plan, period, price, status, created_at, starts_at, ends_at, activated_at, ended_at)
     SELECT c.id, v.id, 'silver', 'monthly', 60000, 'expired', ${AT}, ${AT}, ${AT} + interval '1 month', ${AT}, ${AT} + interval '1 month'
     ${ROWS_OF} JOIN companies c ON c.slug = 'lova-' || n, (SELECT id FROM plan_versions WHERE plan = 'silver' LIMIT 1) v`,
    `INSERT INTO payments (reference, company_id, category, subscription_id, method, amount, lines, status, operator_reference,
       declared_at, created_at, ended_at)
     SELECT 'PAI-B-' || n, company_id, 'subscription', id, method, 60000, '[{"name":"Silver","quantity":1,"unit_price":60000}]',
       status, CASE WHEN method = 'mvola' THEN 'MP' || n END, CASE WHEN status <> 'cancelled' THEN at END, at,
       CASE WHEN status <> 'pending' THEN at END
     FROM (SELECT n, s.company_id, s.id, ${oneOf('mvola', 'orange_money', 'bank_transfer', 'airtel_money', 'cash', 'cheque')} AS method,
         CASE WHEN n > ${ROWS - 300} THEN 'pending' ELSE ${oneOf('success', 'failed', 'cancelled', 'refunded')} END AS status,
         ${AT} AS at ${ROWS_OF} JOIN companies c ON c.slug = 'lova-' || n JOIN subscriptions s ON s.company_id = c.id) made`,
    `INSERT INTO sponsorings (offer_id, company_id, days, is_free, price, state, starts_at, ends_at, created_at)
     SELECT o.id, o.company_id, 7, n % 3 > 0, CASE WHEN n % 3 > 0 THEN 0 ELSE 20000 END,
       CASE WHEN n > ${ROWS - 3000} THEN 'active' ELSE ${oneOf('expired', 'cancelled')} END, ${AT}, ${AT} + interval '7 days', ${AT}
     ${ROWS_OF} JOIN offers o ON o.reference = 'BENCH-' || n`,
    `INSERT INTO contact_messages (kind, first_name, last_name, email, object, message, created_at, closed_at)
     SELECT ${oneOf('contact', 'feedback', 'sourcing', 'partner')}, ${oneOf('Hery', 'Miora')}, ${oneOf('Rakoto', 'Rasoa', 'Rabe')},
       'personne' || n || '@exemple.test', ${oneOf('Question', 'Paiement', 'Mon compte')}, repeat('Bonjour. ', 20), ${AT},
       CASE WHEN n < ${ROWS - 2000} THEN ${AT} END ${ROWS_OF}`,
    `INSERT INTO outgoing_mails (key, to_address, subject, text, html, created_at, sent_at, given_up_at, failure)
     SELECT ${oneOf('application.sent', 'application.received', 'verification')} || ':' || n, 'personne' || n || '@exemple.test', 'Objet', 'Texte', '<p>Texte</p>',
       ${AT}, CASE WHEN n % 1000 > 1 THEN ${AT} END, CASE WHEN n % 1000 = 0 THEN ${AT} END, CASE WHEN n % 1000 = 0 THEN '550' END ${ROWS_OF}`,
    `INSERT INTO audit_log (at, actor_id, action, subject)
     SELECT ${AT}, 1, ${oneOf('accounts.signed-in', 'offers.published', 'companies.validated', 'offers.held')}, 'offer:' || n % 5000 ${ROWS_OF}`,
  ]
  await withoutIndexes(client, GROWN, async () => {
    for (const statement of statements) await client.query(statement)
  })
  await client.query('VACUUM ANALYZE')
  await client.end()
}
