import { element, parent, XML_HEAD } from '#src/platform/http/xml.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { dayAt } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import type { FeedOffer } from './offers.ts'

/** How a partner wants the open offers: what stands before and after them, and each of them. */
interface PartnerFeed {
  head(origin: string, now: Date): string
  item(offer: FeedOffer): string
  tail: string
}

const JOBS = { head: () => `${XML_HEAD}<jobs>\n`, tail: '</jobs>\n' }
const PARTIAL = 'Temps partiel'

const payOf = ({ min_salary, max_salary }: FeedOffer) => {
  const pay = formatPay(min_salary, max_salary)
  return pay && `${pay} par mois`
}

/** `27.11.2026`, as Jooble has days. */
const dottedDay = (day: string) => day.split('-').reverse().join('.')

/** The feeds by the name of their partner, each as its own documentation asks. */
export const PARTNER_FEEDS: Readonly<Record<string, PartnerFeed>> = {
  /** https://docs.indeed.com/indeed-apply/xml-feed */
  indeed: {
    head: (origin, now) =>
      `${XML_HEAD}<source>\n${element('publisher', APP_NAME)}${element('publisherurl', `${origin}/`)}${element('lastBuildDate', now.toUTCString())}`,
    item: (offer) =>
      parent(
        'job',
        element('title', offer.title),
        element('date', offer.published_at.toUTCString()),
        element('referencenumber', offer.id),
        element('requisitionid', offer.reference),
        element('url', offer.url),
        element('company', offer.company.name),
        element('sourcename', offer.company.name),
        element('city', offer.town),
        element('state', offer.region),
        element('country', offer.country?.code),
        element('streetaddress', offer.address),
        element('description', offer.html),
        element('salary', payOf(offer)),
        element('education', offer.degree),
        element('jobtype', indeedType(offer)),
        element('category', offer.activity_area),
        element('experience', offer.experience_min_years && `${offer.experience_min_years} ans`),
        element('expirationdate', offer.last_day),
        element('remotetype', offer.is_remote ? 'Fully remote' : offer.is_hybrid ? 'Hybrid remote' : null),
      ),
    tail: '</source>\n',
  },
  /** https://jooble.org/info/xml */
  jooble: {
    ...JOBS,
    item: (offer) =>
      parent(
        { name: 'job', attributes: `id="${offer.id}"` },
        element('link', offer.url),
        element('name', offer.title),
        element('region', [offer.place, offer.region].filter(Boolean).join(', ')),
        element('salary', payOf(offer)),
        element('description', offer.html),
        element('company', offer.company.name),
        element('pubdate', dottedDay(dayAt(offer.published_at))),
        element('updated', dottedDay(dayAt(offer.updated_at))),
        element('expire', offer.last_day && dottedDay(offer.last_day)),
        element('jobtype', [offer.contract, offer.job_type].filter(Boolean).join(', ')),
      ),
  },
  /** https://www.careerjet.com/docs/feeds/xml */
  careerjet: {
    ...JOBS,
    item: (offer) =>
      parent(
        'job',
        element('id', offer.id),
        element('title', offer.title),
        element('url', offer.url),
        parent(
          'location',
          element('city', offer.town),
          element('region', offer.region),
          element('country', offer.country?.name),
        ),
        element('company', offer.company.name),
        element('company_url', offer.company.website),
        element('description', offer.html),
        element('contract_type', careerjetContract(offer)),
        element('working_hours', offer.job_type === PARTIAL ? 'part-time' : 'full-time'),
        element('salary', payOf(offer)),
        element('job_reference', offer.reference),
      ),
  },
}

function indeedType({ contract, job_type }: FeedOffer): string {
  const types: Record<string, string> = {
    CDD: 'temporary',
    Intérim: 'temporary',
    Saisonnier: 'temporary',
    Stage: 'internship',
    Alternance: 'apprenticeship',
    Freelance: 'contract',
    Volontariat: 'volunteer',
  }
  return types[contract ?? ''] ?? (job_type === PARTIAL ? 'parttime' : 'fulltime')
}

function careerjetContract({ contract }: FeedOffer): string {
  const types: Record<string, string> = {
    CDI: 'permanent',
    Stage: 'internship',
    Alternance: 'apprenticeship',
    Freelance: 'contract',
    Volontariat: 'voluntary',
  }
  return types[contract ?? ''] ?? 'temporary'
}
