import { type CompanySection, companyHref } from '#src/companies/shared/sections.ts'
import css from '#src/profiles/web/page/meter.module.css'
import { AppLink } from '#src/ui/app-link.tsx'
import type { OwnCompany } from '../contract.ts'

const OTHERS = 4

interface MeterProps {
  company: OwnCompany
  onStep: (section: CompanySection) => void
}

/** How complete the company's profile is, and what to tell next. */
export function CompanyMeter({ company, onStep }: MeterProps) {
  const { percent, missing } = company.completeness
  const [next, ...others] = missing
  return (
    <aside className={css.side} aria-label="Où en est votre société">
      <div className={css.card}>
        <div className={css.head}>
          <h2>Complétude</h2>
          <b>{percent}&nbsp;%</b>
        </div>
        <div className={css.meter} role="img" aria-label={`Profil complet à ${percent}\u00A0%`}>
          <i style={{ width: `${percent}%` }} />
        </div>
        {next ? (
          <>
            <p className={css.kick}>{next.required ? 'Prochaine étape' : 'Facultatif, mais regardé'}</p>
            <AppLink
              className={css.next}
              href={companyHref(next.section)}
              onClick={() => onStep(next.section)}
            >
              <span>{next.action}</span>
              <b>+&nbsp;{next.weight}&nbsp;%</b>
            </AppLink>
            <ul className={css.others}>
              {others.slice(0, OTHERS).map(({ action, section, weight }) => (
                <li key={action}>
                  <AppLink href={companyHref(section)} onClick={() => onStep(section)}>
                    {action}
                  </AppLink>
                  <b>+&nbsp;{weight}&nbsp;%</b>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={css.why}>Votre société dit tout ce que les candidats cherchent.</p>
        )}
      </div>
    </aside>
  )
}
