import { z } from 'zod'

const address = z.string().regex(/^https:\/\/[^\s<>]+$/)
const filled = z.string().min(1)
/** RFC 822 with four digits of the year, as both RSS and Indeed have moments. */
const moment = z
  .string()
  .regex(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  )
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const dottedDay = z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/)

/** An item of RSS 2.0 (https://www.rssboard.org/rss-specification). */
export const RSS_ITEM = z.strictObject({
  title: filled,
  link: address,
  guid: address,
  pubDate: moment,
  category: filled.optional(),
  description: filled,
})

/** A job of each partner's feed, as the partner's documentation has it (the addresses stand in `partner-feeds.ts`). */
export const PARTNER_JOBS: Readonly<Record<string, z.ZodType>> = {
  indeed: z.strictObject({
    title: filled,
    date: moment,
    referencenumber: filled,
    requisitionid: filled.optional(),
    url: address,
    company: filled,
    sourcename: filled,
    city: filled.optional(),
    state: filled.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    streetaddress: filled.optional(),
    description: z.string().min(30),
    salary: filled.optional(),
    education: filled.optional(),
    jobtype: z.enum([
      'fulltime',
      'parttime',
      'contract',
      'temporary',
      'internship',
      'apprenticeship',
      'volunteer',
    ]),
    category: filled.optional(),
    experience: filled.optional(),
    expirationdate: day.optional(),
    remotetype: z.enum(['Fully remote', 'Hybrid remote']).optional(),
  }),
  jooble: z.strictObject({
    link: address,
    name: filled,
    region: filled,
    salary: filled.optional(),
    description: filled,
    company: filled,
    pubdate: dottedDay,
    updated: dottedDay,
    expire: dottedDay.optional(),
    jobtype: filled,
  }),
  careerjet: z.strictObject({
    id: filled,
    title: filled,
    url: address,
    location: z.literal(''),
    city: filled.optional(),
    region: filled.optional(),
    country: filled.optional(),
    company: filled,
    company_url: z
      .string()
      .regex(/^https?:\/\//)
      .optional(),
    description: filled,
    contract_type: z.enum([
      'permanent',
      'temporary',
      'contract',
      'internship',
      'apprenticeship',
      'voluntary',
    ]),
    working_hours: z.enum(['full-time', 'part-time']),
    salary: filled.optional(),
    job_reference: filled.optional(),
  }),
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1). */
export const JSON_FEED = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: filled,
  home_page_url: address,
  feed_url: address,
  language: z.literal('fr'),
  items: z.array(
    z.strictObject({
      id: address,
      url: address,
      title: filled,
      summary: filled,
      content_html: filled,
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: filled, url: address })).min(1),
      tags: z.array(filled).optional(),
    }),
  ),
})
