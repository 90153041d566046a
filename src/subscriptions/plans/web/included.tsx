import type { ReactNode } from 'react'
import { plural } from '#src/shared/phrases.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { PublicPlan } from '../contract.ts'
import css from './included.module.css'

/** What a plan allows, and in words what it leaves out. */
export function IncludedList({ plan }: { plan: PublicPlan }) {
  const { offer_slots, member_slots, monthly_sponsorings, monthly_contacts } = plan
  return (
    <ul className={css.list}>
      <Row>
        {offer_slots === null ? (
          <>
            Offres actives <b>illimitées</b>
          </>
        ) : (
          <Counted count={offer_slots}>{plural(offer_slots, 'offre active', 'offres actives')}</Counted>
        )}
      </Row>
      <Row>
        <Counted count={member_slots}>{plural(member_slots, 'membre')}</Counted>
      </Row>
      <Row>Tri, messages et entretiens</Row>
      <Row isLeftOut={monthly_sponsorings === 0}>
        {monthly_sponsorings === 0 ? (
          'Aucune sponsorisation comprise'
        ) : (
          <Counted count={monthly_sponsorings}>
            {plural(monthly_sponsorings, 'sponsorisation')} par mois
          </Counted>
        )}
      </Row>
      <Row isLeftOut={monthly_contacts === 0}>
        {monthly_contacts === 0 ? (
          'Aucun contact de profil compris'
        ) : (
          <Counted count={monthly_contacts}>
            {plural(monthly_contacts, 'contact')} de {plural(monthly_contacts, 'profil')} par mois
          </Counted>
        )}
      </Row>
    </ul>
  )
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <b>{count}</b> {children}
    </>
  )
}

function Row({ isLeftOut, children }: { isLeftOut?: boolean; children: ReactNode }) {
  return (
    <li className={isLeftOut ? css.leftOut : undefined}>
      {isLeftOut ? <i aria-hidden="true">–</i> : <CheckIcon size={18} />}
      <span>{children}</span>
    </li>
  )
}
