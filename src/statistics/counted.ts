import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { answerEvent, unanswered } from '#src/applications/answers.ts'
import { QUESTIONS, type Question } from '#src/applications/last-question/shared/questions.ts'
import { lastQuestions } from '#src/applications/last-question/tables.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offerDays, offers } from '#src/offers/tables.ts'
import { atAntananarivo } from '#src/platform/database/local-time.ts'
import { resumes } from '#src/resumes/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { paymentLedger, payments } from '#src/subscriptions/payments/tables.ts'
import { subscriptions } from '#src/subscriptions/terms/tables.ts'
import { type CountName, type Dimension, RETENTION_MONTHS } from './shared/names.ts'

/** The days that are counted: from the first moment of one until the first moment of another. */
export interface Span {
  from: Date
  until: Date
}

const dayOf = (moment: SQLWrapper) => sql`${atAntananarivo(moment)}::date`

const within = (moment: SQLWrapper, { from, until }: Span) =>
  sql`${moment} >= ${from.toISOString()}::timestamptz AND ${moment} < ${until.toISOString()}::timestamptz`

/** Those that were really sent by an applicant; the figures about answers leave out what a recruiter entered. */
const wasSent = sql`${applications.status} <> 'draft' AND NOT ${applications.is_entered}`

/** When an answer that the applicant sees came; null while there is none. */
const answeredAt = sql`CASE WHEN NOT ${unanswered()} THEN (
  SELECT min(${applicationEvents.at}) FROM ${applicationEvents}
  WHERE ${applicationEvents.application_id} = ${applications.id}
    AND ${applicationEvents.at} >= ${applications.submitted_at} AND (${answerEvent()})
) END`

/** No promise is for a later day than so long after the application, which is found by its index. */
const LONGEST_PROMISE = 180 * DAY

/** A letter of fewer characters says little more than that it is one. */
const SHORT_LETTER = 150

const dueAt = sql`coalesce(${applications.answer_due_at}, ${applications.submitted_at} + interval '14 days')`

const hasApplied = sql`EXISTS (SELECT FROM ${applications} WHERE ${applications.offer_id} = ${offers.id} AND ${wasSent})`

/**
 * The key of a wait: the power of two, in quarters, that its minutes have reached. So the waits of many days are added up,
 * and their median is known to within a tenth.
 */
const bucketOf = (begun: SQLWrapper, ended: SQLWrapper) =>
  sql`floor(4 * ln(greatest(1, extract(epoch FROM ${ended} - ${begun}) / 60)::float) / ln(2::float))::int::text`

const byKind = (condition: SQL, span: Span) => sql`
  SELECT ${dayOf(users.created_at)} AS day, ${users.userable_type} AS key, count(*) AS value FROM ${users}
  WHERE ${within(users.created_at, span)} AND ${users.userable_type} IN ('applicant', 'recruiter') AND ${condition}
  GROUP BY 1, 2`

const sentWith = (condition: SQL, span: Span) => sql`
  SELECT ${dayOf(applications.submitted_at)} AS day, '' AS key, count(*) AS value FROM ${applications}
  WHERE ${within(applications.submitted_at, span)} AND ${wasSent} AND ${condition} GROUP BY 1`

const offersWith = (moment: SQLWrapper, condition: SQL, span: Span) => sql`
  SELECT ${dayOf(moment)} AS day, '' AS key, count(*) AS value FROM ${offers}
  WHERE ${within(moment, span)} AND ${condition} GROUP BY 1`

const paymentsWith = (condition: SQL, span: Span) => sql`
  SELECT ${dayOf(payments.created_at)} AS day, '' AS key, count(*) AS value FROM ${payments}
  WHERE ${within(payments.created_at, span)} AND ${condition} GROUP BY 1`

/** Of the days at whose end the last answer was promised for an application that its applicant did not withdraw before. */
const answersDue = (condition: SQL, span: Span) => sql`
  SELECT day, '' AS key, count(*) AS value FROM (${dueAnswers(span)}) AS due WHERE ${condition} GROUP BY 1`

function dueAnswers(span: Span, others: SQL = sql``): SQL {
  // A promise is kept until the end of its day.
  return sql`SELECT ${dayOf(dueAt)} AS day,
      coalesce(${dayOf(answeredAt)} <= ${dayOf(dueAt)}, false) AS is_kept ${others}
    FROM ${applications} JOIN ${offers} ON ${offers.id} = ${applications.offer_id}
    WHERE ${within(dueAt, span)} AND ${wasSent}
      AND ${within(applications.submitted_at, { from: after(span.from, -LONGEST_PROMISE), until: span.until })}
      AND (${applications.outcome} IS DISTINCT FROM 'withdrawn' OR ${answeredAt} IS NOT NULL)`
}

/** The paid or given terms whose last day came, but for those that another plan took the place of. */
const termsEnded = (condition: SQL, span: Span) => sql`
  SELECT ${dayOf(subscriptions.ends_at)} AS day, '' AS key, count(*) AS value FROM ${subscriptions}
  WHERE ${within(subscriptions.ends_at, span)} AND ${subscriptions.activated_at} IS NOT NULL
    AND NOT EXISTS (SELECT FROM ${subscriptions} AS next WHERE next.replaces_id = ${subscriptions.id}
      AND next.activated_at IS NOT NULL)
    AND ${condition} GROUP BY 1`

const always = sql`true`

/** How each figure is counted from the rows, as `day`, `key` and `value`. */
export const COUNTED: Record<CountName, (span: Span) => SQL> = {
  signups: (span) => byKind(always, span),
  signups_verified: (span) => byKind(sql`${users.email_verified_at} IS NOT NULL`, span),
  signups_with_cv: (span) =>
    byKind(sql`EXISTS (SELECT FROM ${resumes} WHERE ${resumes.user_id} = ${users.id})`, span),
  signups_applied: (span) =>
    byKind(
      sql`EXISTS (SELECT FROM ${applications} WHERE ${applications.applicant_id} = ${users.id} AND ${wasSent})`,
      span,
    ),
  signups_back: (span) => sql`
    SELECT ${dayOf(users.created_at)} AS day, ${users.userable_type} || '.' || later.months AS key, count(*) AS value
    FROM ${users} CROSS JOIN (VALUES ${sql.raw(RETENTION_MONTHS.map((months) => `(${months})`).join(', '))}) AS later (months)
    WHERE ${within(users.created_at, span)} AND ${users.userable_type} IN ('applicant', 'recruiter')
      AND ${users.last_seen_at} >= ${users.created_at} + make_interval(months => later.months)
    GROUP BY 1, 2`,
  visitors: (span) => visits(offerDays.visitors_count, span),
  openings: (span) => visits(offerDays.openings_count, span),
  applications: (span) => sentWith(always, span),
  applications_read: (span) => sentWith(sql`${applications.viewed_at} IS NOT NULL`, span),
  applications_answered: (span) => sentWith(sql`${answeredAt} IS NOT NULL`, span),
  applications_short: (span) =>
    sentWith(sql`char_length(btrim(${applications.letter})) < ${SHORT_LETTER}`, span),
  applications_hired: (span) => sentWith(sql`${applications.outcome} = 'hired'`, span),
  last_answers: (span) =>
    sql.join(
      QUESTIONS.map((question) => lastAnswers(question, span)),
      sql` UNION ALL `,
    ),
  answers_due: (span) => answersDue(always, span),
  answers_kept: (span) => answersDue(sql`is_kept`, span),
  offers_begun: (span) => offersWith(offers.created_at, always, span),
  offers_submitted: (span) =>
    offersWith(
      offers.created_at,
      sql`coalesce(${offers.submitted_at}, ${offers.published_at}) IS NOT NULL`,
      span,
    ),
  offers_begun_published: (span) =>
    offersWith(offers.created_at, sql`${offers.published_at} IS NOT NULL`, span),
  offers_begun_applied: (span) =>
    offersWith(offers.created_at, sql`${offers.published_at} IS NOT NULL AND ${hasApplied}`, span),
  offers_published: (span) => offersWith(offers.published_at, always, span),
  offers_paid: (span) => offersWith(offers.published_at, sql`${offers.salary_visible}`, span),
  payments_ordered: (span) => paymentsWith(always, span),
  // What an operator took was never declared by its payer, and is a success all the same.
  payments_declared: (span) =>
    paymentsWith(
      sql`(${payments.declared_at} IS NOT NULL OR ${payments.status} IN ('success', 'refunded'))`,
      span,
    ),
  payments_succeeded: (span) => paymentsWith(sql`${payments.status} IN ('success', 'refunded')`, span),
  received: (span) => sql`
    SELECT ${dayOf(paymentLedger.at)} AS day, coalesce(${subscriptions.plan}, ${payments.category}) AS key,
      sum(${paymentLedger.amount}) AS value
    FROM ${paymentLedger} JOIN ${payments} ON ${payments.id} = ${paymentLedger.payment_id}
    LEFT JOIN ${subscriptions} ON ${subscriptions.id} = ${payments.subscription_id}
    WHERE ${within(paymentLedger.at, span)} AND ${paymentLedger.amount} <> 0 GROUP BY 1, 2`,
  terms_ended: (span) => termsEnded(always, span),
  terms_renewed: (span) =>
    termsEnded(
      sql`EXISTS (SELECT FROM ${subscriptions} AS next WHERE next.company_id = ${subscriptions.company_id}
        AND next.id <> ${subscriptions.id} AND next.activated_at IS NOT NULL
        AND next.starts_at >= ${subscriptions.ends_at} - interval '1 day'
        AND next.starts_at < ${subscriptions.ends_at} + interval '30 days')`,
      span,
    ),
  wait_company: (span) =>
    waits(companies, { begun: companies.submitted_at, ended: companies.validated_at }, span),
  wait_offer: (span) => waits(offers, { begun: offers.submitted_at, ended: offers.published_at }, span),
  wait_first_application: (span) => sql`
    SELECT ${dayOf(sql`first.at`)} AS day, ${bucketOf(sql`first.published_at`, sql`first.at`)} AS key, count(*) AS value
    FROM (SELECT DISTINCT ON (${offers.id}) ${offers.id} AS offer_id, ${offers.published_at}, ${applications.submitted_at} AS at
      FROM ${applications} JOIN ${offers} ON ${offers.id} = ${applications.offer_id}
      WHERE ${within(applications.submitted_at, span)} AND ${wasSent}
        AND ${applications.submitted_at} >= ${offers.published_at}
      ORDER BY ${offers.id}, ${applications.submitted_at}) AS first
    WHERE NOT EXISTS (SELECT FROM ${applications} WHERE ${applications.offer_id} = first.offer_id AND ${wasSent}
      AND ${applications.submitted_at} >= first.published_at AND ${applications.submitted_at} < first.at)
    GROUP BY 1, 2`,
  wait_first_look: (span) =>
    waits(
      applications,
      { begun: applications.submitted_at, ended: applications.viewed_at },
      span,
      // The days of sending are found by their index; who waited longer was told that nobody answers.
      sql`${wasSent} AND ${within(applications.submitted_at, { from: after(span.from, -LONGEST_PROMISE), until: span.until })}`,
    ),
  wait_first_answer: (span) => sql`
    SELECT ${dayOf(applicationEvents.at)} AS day, ${bucketOf(applications.submitted_at, applicationEvents.at)} AS key,
      count(DISTINCT ${applications.id}) AS value
    FROM ${applicationEvents} JOIN ${applications} ON ${applications.id} = ${applicationEvents.application_id}
    WHERE ${within(applicationEvents.at, span)} AND ${wasSent} AND ${applicationEvents.at} = ${answeredAt}
    GROUP BY 1, 2`,
  wait_payment: (span) =>
    waits(
      payments,
      { begun: payments.declared_at, ended: payments.decided_at },
      span,
      sql`${payments.status} IN ('success', 'refunded')`,
    ),
}

/** The answers to one question: those of each day that say yes, and those that say no. */
const lastAnswers = (question: Question, span: Span) => sql`
  SELECT ${dayOf(lastQuestions.answered_at)} AS day,
    ${`${question}.`}::text || CASE WHEN ${lastQuestions[question]} THEN 'yes' ELSE 'no' END AS key, count(*) AS value
  FROM ${lastQuestions}
  WHERE ${within(lastQuestions.answered_at, span)} AND ${lastQuestions[question]} IS NOT NULL
  GROUP BY 1, 2`

const visits = (column: SQLWrapper, span: Span) => sql`
  SELECT ${offerDays.day} AS day, '' AS key, sum(${column}) AS value FROM ${offerDays}
  WHERE ${offerDays.day} >= ${dayOf(sql`${span.from.toISOString()}::timestamptz`)}
    AND ${offerDays.day} < ${dayOf(sql`${span.until.toISOString()}::timestamptz`)}
  GROUP BY 1 HAVING sum(${column}) > 0`

const waits = (
  table: SQLWrapper,
  { begun, ended }: { begun: SQLWrapper; ended: SQLWrapper },
  span: Span,
  condition: SQL = always,
) => sql`
  SELECT ${dayOf(ended)} AS day, ${bucketOf(begun, ended)} AS key, count(*) AS value FROM ${table}
  WHERE ${within(ended, span)} AND ${ended} >= ${begun} AND ${condition} GROUP BY 1, 2`

/** What a row of each dimension stands for, as a column of the offer. */
const SEGMENT_KEYS: Record<Dimension, SQL> = {
  sector: sql`${offers.activity_area_id}::text`,
  city: sql`${offers.city_id}::text`,
  occupation: sql`coalesce(${offers.occupation_code}, '')`,
}

/** Selects the rows of `daily_segments` of one dimension. */
export function countSegments(dimension: Dimension, span: Span): SQL {
  const key = SEGMENT_KEYS[dimension]
  return sql`SELECT ${dimension}::text AS dimension, day, key, sum(offers)::int, sum(applications)::int, sum(due)::int, sum(kept)::int
    FROM (
      SELECT ${dayOf(offers.published_at)} AS day, ${key} AS key, count(*) AS offers, 0 AS applications, 0 AS due, 0 AS kept
      FROM ${offers} WHERE ${within(offers.published_at, span)} GROUP BY 1, 2
      UNION ALL
      SELECT ${dayOf(applications.submitted_at)}, ${key}, 0, count(*), 0, 0
      FROM ${applications} JOIN ${offers} ON ${offers.id} = ${applications.offer_id}
      WHERE ${within(applications.submitted_at, span)} AND ${wasSent} GROUP BY 1, 2
      UNION ALL
      SELECT day, key, 0, 0, count(*), count(*) FILTER (WHERE is_kept)
      FROM (${dueAnswers(span, sql`, ${key} AS key`)}) AS due GROUP BY 1, 2
    ) AS counted GROUP BY day, key`
}
