import type { ComponentType, ReactNode } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { LinkIcon, PinIcon, ShieldIcon, UserIcon } from '#src/ui/icons.tsx'
import type { CompanyPage } from '../contract.ts'
import css from './company.module.css'
import { sizeOf } from './words.ts'

/** Shows what is known of the company, one line for each fact. */
export function CompanyBrief({ company }: { company: CompanyPage }) {
  const { address, city, region, website, social_links, validated_at } = company
  const place = [...new Set([city?.name, region?.name])].filter(Boolean).join(', ')
  const networks = social_links.map(({ name, url }) => <SiteLink key={url} url={url} name={name} />)
  return (
    <section className={css.card}>
      <h2>En bref</h2>
      <ul className={css.brief}>
        <Fact icon={ShieldIcon} more={validated_at && `le ${formatDate(validated_at)}`}>
          Société vérifiée par Asafidy
        </Fact>
        {(address || place) && (
          <Fact icon={PinIcon} more={address && place}>
            {address ?? place}
          </Fact>
        )}
        {sizeOf(company) && (
          <Fact icon={UserIcon} more="Effectif déclaré">
            {sizeOf(company)}
          </Fact>
        )}
        {(website || networks.length > 0) && (
          <Fact icon={LinkIcon} more={networks.length > 0 && <span className="dots">{networks}</span>}>
            {website && <SiteLink url={website} name={new URL(website).hostname.replace(/^www\./, '')} />}
          </Fact>
        )}
      </ul>
    </section>
  )
}

interface FactProps {
  icon: ComponentType<{ size?: number }>
  children: ReactNode
  more?: ReactNode
}

function Fact({ icon: Icon, children, more }: FactProps) {
  return (
    <li>
      <Icon size={20} />
      <div>
        {children}
        {more && <small>{more}</small>}
      </div>
    </li>
  )
}

/** To a site that the company named: nothing of ours is told to it, and search engines owe it nothing. */
function SiteLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {name}
      <span className="hidden-text"> (nouvel onglet)</span>
    </a>
  )
}
