import { canAdminister } from '#src/accounts/shared/admin-permissions.ts'
import { ADMIN_ROLE_LABELS, ADMIN_ROLES, type AdminRole } from '#src/accounts/shared/kinds.ts'
import { counted } from '#src/shared/phrases.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { Administrator } from '../../team/contract.ts'
import { Section } from '../desk/parts.tsx'
import { PERMISSION_GROUPS } from './permission-labels.ts'
import css from './team.module.css'

/** What each role may do, from the very table that the server asks: side by side, or one card for each role on a phone. */
export function Rights({ administrators }: { administrators: readonly Administrator[] }) {
  const countOf = (role: string) => administrators.filter((each) => each.role === role).length
  return (
    <Section title="Ce que chacun peut" aside={<span className={css.aside}>appliqué par le serveur</span>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard. */}
      <section className={css.scroll} aria-label="Tableau des droits" tabIndex={0}>
        <table className={css.rights}>
          <caption className="hidden-text">Ce que chaque rôle peut faire</caption>
          <thead>
            <tr>
              <td />
              {ADMIN_ROLES.map((role) => (
                <th key={role} scope="col">
                  {ADMIN_ROLE_LABELS[role]}
                  <small>{countOf(role)}</small>
                </th>
              ))}
            </tr>
          </thead>
          {PERMISSION_GROUPS.map(({ group, permissions }) => (
            <tbody key={group}>
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={ADMIN_ROLES.length + 1}>
                  <span>{group}</span>
                </th>
              </tr>
              {permissions.map(({ permission, label }) => (
                <tr key={permission}>
                  <th scope="row">{label}</th>
                  {ADMIN_ROLES.map((role) => (
                    <td key={role}>
                      <Allowed is={canAdminister(role, permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <div className={css.roles}>
        {ADMIN_ROLES.map((role) => (
          <RoleCard key={role} role={role} count={countOf(role)} />
        ))}
      </div>
    </Section>
  )
}

/** What one role may do, group by group; a group of which it may do nothing is left out. */
function RoleCard({ role, count }: { role: AdminRole; count: number }) {
  const groups = PERMISSION_GROUPS.map(({ group, permissions }) => ({
    group,
    allowed: permissions.filter(({ permission }) => canAdminister(role, permission)),
  })).filter(({ allowed }) => allowed.length > 0)
  return (
    <details>
      <summary>
        {ADMIN_ROLE_LABELS[role]} <small>{counted(count, 'personne')}</small>
      </summary>
      {groups.map(({ group, allowed }) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul>
            {allowed.map(({ permission, label }) => (
              <li key={permission}>
                <CheckIcon size={16} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

function Allowed({ is }: { is: boolean }) {
  return (
    <>
      <span aria-hidden="true">{is ? <CheckIcon size={18} /> : '–'}</span>
      <span className="hidden-text">{is ? 'oui' : 'non'}</span>
    </>
  )
}
