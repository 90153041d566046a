import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AuditList } from '../audit/list.tsx'
import { CompanyList } from '../companies/list.tsx'
import { CompanyPage } from '../companies/page.tsx'
import { Loading } from '../desk/loading.tsx'
import { needing } from '../desk/needing.tsx'
import { OfferList } from '../offers/list.tsx'
import { OfferPage } from '../offers/page.tsx'
import { QueuePage } from '../queue/page.tsx'
import { authProvider } from '../wire/auth-provider.ts'
import { dataProvider } from '../wire/data-provider.ts'
import { Frame } from './frame.tsx'
import { i18nProvider } from './i18n.ts'
import { LoginPage } from './login-page.tsx'
import { theme } from './theme.ts'

const Companies = needing('read companies', CompanyList)
const Offers = needing('read offers', OfferList)
const Audit = needing('read the audit log', AuditList)

/** The whole site: what waits, companies, offers, and who did what. */
export function AdminSite() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      dashboard={QueuePage}
      darkTheme={null}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={Frame}
      loading={Loading}
      loginPage={LoginPage}
      requireAuth
      theme={theme}
      title="Administration"
    >
      <Resource name="companies" list={Companies} options={{ label: 'Sociétés' }} />
      <Resource name="offers" list={Offers} options={{ label: 'Offres' }} />
      <Resource name="audit" list={Audit} options={{ label: 'Journal' }} />
      <CustomRoutes>
        <Route path="/societes/:id" element={<CompanyPage />} />
        <Route path="/offres/:id" element={<OfferPage />} />
      </CustomRoutes>
    </Admin>
  )
}
