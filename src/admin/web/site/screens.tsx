import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '#src/accounts/shared/admin-permissions.ts'
import { BriefcaseIcon, BuildingIcon, HelpIcon, LockIcon, MailIcon, ShieldIcon } from '#src/ui/icons.tsx'
import {
  CardIcon,
  ChartIcon,
  ChatIcon,
  ClipIcon,
  FileIcon,
  GearIcon,
  InboxIcon,
  ListIcon,
  PauseIcon,
  PenIcon,
  PulseIcon,
  RenewIcon,
  SendIcon,
  StarIcon,
  StoreIcon,
  TableIcon,
  TagIcon,
  TextIcon,
  TrendIcon,
  UsersIcon,
  WalletIcon,
} from '#src/ui/workspace-icons.tsx'
import { API_KEYS, ApiKeysPage } from '../api-keys/page.tsx'
import { APPLICATIONS, ApplicationCounts, readApplicationSearch } from '../applications/list.tsx'
import { ARTICLES, ArticleList, readArticleSearch } from '../articles/list.tsx'
import { ArticlePage } from '../articles/page.tsx'
import { AUDIT, AuditList, readAuditSearch } from '../audit/list.tsx'
import { CAMPAIGNS, CampaignList, readCampaignSearch } from '../campaigns/list.tsx'
import { CampaignPage } from '../campaigns/page.tsx'
import { COMPANIES, CompanyList, readCompanySearch } from '../companies/list.tsx'
import { CompanyPage } from '../companies/page.tsx'
import { CONTACT, ContactList, readContactSearch } from '../contact/list.tsx'
import { Missing } from '../desk/missing.tsx'
import { FAQ, FaqList, readFaqSearch } from '../faq/page.tsx'
import { QuestionPage } from '../faq/question.tsx'
import { JOBS, JobsPage } from '../jobs/page.tsx'
import { MAILS, MailList, readMailSearch } from '../mails/list.tsx'
import { REFUSED, RefusedList, readRefusedSearch } from '../mails/refused.tsx'
import { MAINTENANCE, MaintenancePage } from '../maintenance/page.tsx'
import { MergingPage } from '../merging/page.tsx'
import { OFFERS, OfferList, readOfferSearch } from '../offers/list.tsx'
import { OfferPage } from '../offers/page.tsx'
import { OPERATIONS, OperationsPage } from '../operations/page.tsx'
import { PARTNERS, PartnersPage } from '../partners/page.tsx'
import { STATEMENTS } from '../payments/addresses.ts'
import { PaymentDesk } from '../payments/desk.tsx'
import { PAYMENTS, PaymentList, readPaymentSearch } from '../payments/list.tsx'
import { PAYEES, PayeesPage } from '../payments/payees.tsx'
import { WaitingPayments } from '../payments/waiting.tsx'
import { PEOPLE, PeopleList, readPeopleSearch } from '../people/list.tsx'
import { MERGING, readMergingSearch } from '../people/merging-address.ts'
import { PersonPage } from '../people/page.tsx'
import { PLANS, SPONSORING_PRICES, SPONSORINGS } from '../plans/head.tsx'
import { PlansPage, readPlansSearch } from '../plans/page.tsx'
import { QUEUE, readQueueSearch } from '../queue/address.ts'
import { QueuePage } from '../queue/page.tsx'
import { WaitingCount } from '../queue/waiting-count.tsx'
import { REFERENCE, readReferenceSearch } from '../reference/address.ts'
import { ReferencePage } from '../reference/page.tsx'
import { REVENUE, RevenuePage, readRevenueSearch } from '../revenue/page.tsx'
import { SELLER, SellerPage } from '../seller/page.tsx'
import { SETTINGS, SettingsPage } from '../settings/page.tsx'
import { SponsoringPricesPage } from '../sponsoring-prices/page.tsx'
import { readSponsoringSearch, SponsoringList } from '../sponsorings/list.tsx'
import { readStatementSearch, StatementsPage } from '../statements/page.tsx'
import { readStatisticsSearch, STATISTICS, STATISTICS_VIEWS } from '../statistics/address.ts'
import { StatisticsPage } from '../statistics/page.tsx'
import { TEAM, TeamPage } from '../team/page.tsx'
import { readTextSearch, TEXTS, TextsPage } from '../texts/page.tsx'

type RawSearch = Record<string, unknown>

/** People and what they do here; what is paid; what the public site says; and how all of it runs. */
export const RAIL_GROUPS = ['daily', 'money', 'content', 'machine'] as const
type RailGroup = (typeof RAIL_GROUPS)[number]

/** A place in the rail: its group, and what it shows there. */
interface RailEntry {
  group: RailGroup
  icon: ComponentType<{ size?: number }>
  /** How much waits behind it; nothing is shown where nothing waits. */
  Count?: ComponentType<{ className: string | undefined }>
}

/** A screen: its address, who may open it, and its place in the rail. One without a place is opened from another screen. */
export interface Screen {
  path: string
  title: string
  needs: Permission
  rail?: RailEntry
  readSearch: (raw: RawSearch) => object
  /** @param id the number that ends the address of a record */
  render: (search: RawSearch, id: string | undefined) => ReactNode
}

/** Every screen of the administration; each group of the rail shows its own in this order. */
export const SCREENS: readonly Screen[] = [
  screen({
    path: QUEUE,
    title: 'Modération',
    needs: 'read the queue',
    rail: { group: 'daily', icon: InboxIcon, Count: WaitingCount },
    readSearch: readQueueSearch,
    Page: QueuePage,
  }),
  screen({
    path: COMPANIES,
    title: 'Sociétés',
    needs: 'read companies',
    rail: { group: 'daily', icon: BuildingIcon },
    readSearch: readCompanySearch,
    Page: CompanyList,
  }),
  recordScreen({ path: `${COMPANIES}/$id`, title: 'Société', needs: 'read companies', Page: CompanyPage }),
  screen({
    path: OFFERS,
    title: 'Offres',
    needs: 'read offers',
    rail: { group: 'daily', icon: BriefcaseIcon },
    readSearch: readOfferSearch,
    Page: OfferList,
  }),
  recordScreen({ path: `${OFFERS}/$id`, title: 'Offre', needs: 'read offers', Page: OfferPage }),
  screen({
    path: APPLICATIONS,
    title: 'Candidatures',
    needs: 'read applications',
    rail: { group: 'daily', icon: ClipIcon },
    readSearch: readApplicationSearch,
    Page: ApplicationCounts,
  }),
  screen({
    path: PEOPLE,
    title: 'Personnes',
    needs: 'read people',
    rail: { group: 'daily', icon: UsersIcon },
    readSearch: readPeopleSearch,
    Page: PeopleList,
  }),
  screen({
    path: MERGING,
    title: 'Réunir deux comptes',
    needs: 'merge accounts',
    readSearch: readMergingSearch,
    Page: MergingPage,
  }),
  recordScreen({ path: `${PEOPLE}/$id`, title: 'Personne', needs: 'read people', Page: PersonPage }),
  screen({
    path: PAYMENTS,
    title: 'Paiements',
    needs: 'manage payments',
    rail: { group: 'money', icon: CardIcon, Count: WaitingPayments },
    readSearch: readPaymentSearch,
    Page: PaymentList,
  }),
  recordScreen({ path: `${PAYMENTS}/$id`, title: 'Paiement', needs: 'manage payments', Page: PaymentDesk }),
  screen({
    path: STATEMENTS,
    title: 'Relevés',
    needs: 'manage payments',
    rail: { group: 'money', icon: TableIcon },
    readSearch: readStatementSearch,
    Page: StatementsPage,
  }),
  screen({
    path: CONTACT,
    title: 'Messages du site',
    needs: 'read messages to the team',
    rail: { group: 'daily', icon: ChatIcon },
    readSearch: readContactSearch,
    Page: ContactList,
  }),
  screen({
    path: ARTICLES,
    title: 'Articles',
    needs: 'write articles',
    rail: { group: 'content', icon: PenIcon },
    readSearch: readArticleSearch,
    Page: ArticleList,
  }),
  recordScreen({ path: `${ARTICLES}/$id`, title: 'Article', needs: 'write articles', Page: ArticlePage }),
  screen({
    path: FAQ,
    title: 'FAQ',
    needs: 'write pages',
    rail: { group: 'content', icon: HelpIcon },
    readSearch: readFaqSearch,
    Page: FaqList,
  }),
  recordScreen({ path: `${FAQ}/$id`, title: 'Question', needs: 'write pages', Page: QuestionPage }),
  screen({
    path: TEXTS,
    title: 'Textes des pages',
    needs: 'write pages',
    rail: { group: 'content', icon: TextIcon },
    readSearch: readTextSearch,
    Page: TextsPage,
  }),
  screen({
    path: PARTNERS,
    title: 'Partenaires',
    needs: 'write pages',
    rail: { group: 'content', icon: StarIcon },
    readSearch: () => ({}),
    Page: PartnersPage,
  }),
  screen({
    path: CAMPAIGNS,
    title: 'Newsletter',
    needs: 'send campaigns',
    rail: { group: 'content', icon: SendIcon },
    readSearch: readCampaignSearch,
    Page: CampaignList,
  }),
  recordScreen({ path: `${CAMPAIGNS}/$id`, title: 'Campagne', needs: 'send campaigns', Page: CampaignPage }),
  screen({
    path: PLANS,
    title: 'Formules',
    needs: 'manage plans',
    rail: { group: 'money', icon: TagIcon },
    readSearch: readPlansSearch,
    Page: PlansPage,
  }),
  screen({
    path: SPONSORING_PRICES,
    title: 'Prix des sponsorisations',
    needs: 'manage plans',
    readSearch: () => ({}),
    Page: SponsoringPricesPage,
  }),
  screen({
    path: SPONSORINGS,
    title: 'Offres sponsorisées',
    needs: 'manage payments',
    readSearch: readSponsoringSearch,
    Page: SponsoringList,
  }),
  screen({
    path: REVENUE,
    title: 'Revenus',
    needs: 'manage payments',
    rail: { group: 'money', icon: TrendIcon },
    readSearch: readRevenueSearch,
    Page: RevenuePage,
  }),
  ...STATISTICS_VIEWS.map(({ path, title }) =>
    screen({
      path,
      title,
      needs: 'read statistics',
      ...(path === STATISTICS && { rail: { group: 'daily' as const, icon: ChartIcon } }),
      readSearch: readStatisticsSearch,
      Page: StatisticsPage,
    }),
  ),
  screen({
    path: PAYEES,
    title: 'Moyens de paiement',
    needs: 'manage payments',
    rail: { group: 'money', icon: WalletIcon },
    readSearch: () => ({}),
    Page: PayeesPage,
  }),
  screen({
    path: SELLER,
    title: 'Vendeur',
    needs: 'manage payments',
    rail: { group: 'money', icon: StoreIcon },
    readSearch: () => ({}),
    Page: SellerPage,
  }),
  screen({
    path: REFERENCE,
    title: 'Référentiel',
    needs: 'manage settings',
    rail: { group: 'machine', icon: ListIcon },
    readSearch: readReferenceSearch,
    Page: ReferencePage,
  }),
  screen({
    path: SETTINGS,
    title: 'Réglages',
    needs: 'manage settings',
    rail: { group: 'machine', icon: GearIcon },
    readSearch: () => ({}),
    Page: SettingsPage,
  }),
  screen({
    path: API_KEYS,
    title: 'Clés de l’API',
    needs: 'manage api keys',
    rail: { group: 'machine', icon: LockIcon },
    readSearch: () => ({}),
    Page: ApiKeysPage,
  }),
  screen({
    path: TEAM,
    title: 'Équipe',
    needs: 'manage administrators',
    rail: { group: 'machine', icon: ShieldIcon },
    readSearch: () => ({}),
    Page: TeamPage,
  }),
  screen({
    path: MAILS,
    title: 'E-mails',
    needs: 'read mails',
    rail: { group: 'machine', icon: MailIcon },
    readSearch: readMailSearch,
    Page: MailList,
  }),
  screen({
    path: REFUSED,
    title: 'Adresses refusées',
    needs: 'read mails',
    readSearch: readRefusedSearch,
    Page: RefusedList,
  }),
  screen({
    path: JOBS,
    title: 'Travaux',
    needs: 'manage jobs',
    rail: { group: 'machine', icon: RenewIcon },
    readSearch: () => ({}),
    Page: JobsPage,
  }),
  screen({
    path: OPERATIONS,
    title: 'Exploitation',
    needs: 'read operations',
    rail: { group: 'machine', icon: PulseIcon },
    readSearch: () => ({}),
    Page: OperationsPage,
  }),
  screen({
    path: MAINTENANCE,
    title: 'Maintenance',
    needs: 'plan maintenance',
    rail: { group: 'machine', icon: PauseIcon },
    readSearch: () => ({}),
    Page: MaintenancePage,
  }),
  screen({
    path: AUDIT,
    title: 'Journal',
    needs: 'read the audit log',
    rail: { group: 'machine', icon: FileIcon },
    readSearch: readAuditSearch,
    Page: AuditList,
  }),
]

interface SearchScreen<Search> extends Omit<Screen, 'readSearch' | 'render'> {
  readSearch: (raw: RawSearch) => Search
  Page: ComponentType<{ search: Search }>
}

/** A screen that shows what its address asks for. */
function screen<Search extends object>({ Page, ...others }: SearchScreen<Search>): Screen {
  return { ...others, render: (search) => <Page search={others.readSearch(search)} /> }
}

interface RecordScreen extends Omit<Screen, 'readSearch' | 'render'> {
  Page: ComponentType<{ id: number }>
}

/** The screen of one record, whose number ends the address. */
function recordScreen({ Page, ...others }: RecordScreen): Screen {
  return {
    ...others,
    readSearch: () => ({}),
    render: (_search, id = '') => (/^[1-9]\d{0,8}$/.test(id) ? <Page id={Number(id)} /> : <Missing />),
  }
}
