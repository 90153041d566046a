import { detailHref } from '#src/applications/reviewing/web/filters.ts'
import { markOf } from '#src/applications/reviewing/web/stage-mark.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { StageWord } from '#src/ui/display/stage.tsx'
import { CheckIcon, CloseIcon } from '#src/ui/icons.tsx'
import type { Compared } from '../contract.ts'
import { comparisonHref } from './address.ts'
import { Deciding } from './decision-buttons.tsx'
import { factRows, opinionRows, type Row } from './rows.tsx'
import css from './table.module.css'

/** On a phone the first column stays in place while the others pass. */
export function ComparisonTable({ all }: { all: readonly Compared[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is scrolled by the keyboard too.
    <section className={css.scroll} tabIndex={0} aria-label="Comparaison">
      <table className={css.table} style={{ '--columns': all.length } as object}>
        <caption className="hidden-text">Candidatures comparées, critère par critère</caption>
        <thead>
          <tr>
            <td />
            {all.map((one) => (
              <Head key={one.id} one={one} others={all.map(({ id }) => id).filter((id) => id !== one.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {factRows(all).map((row) => (
            <Line key={row.key} row={row} all={all} />
          ))}
        </tbody>
        <tbody>
          <tr className={css.part}>
            <th scope="rowgroup" colSpan={all.length + 1}>
              Notes de l’équipe
            </th>
          </tr>
          {opinionRows(all).map((row) => (
            <Line key={row.key} row={row} all={all} />
          ))}
          <tr>
            <th scope="row">Décider</th>
            {all.map((one) => (
              <td key={one.id}>
                <Deciding one={one} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Head({ one, others }: { one: Compared; others: number[] }) {
  return (
    <th scope="col">
      <div className={css.who}>
        <span className={css.face}>
          <Avatar name={one.applicant_name} size={40} />
        </span>
        <AppLink className={css.name} href={detailHref(one.id, 'profil', {})}>
          {one.applicant_name}
        </AppLink>
        <LinkButton
          look="quiet"
          small
          iconOnly
          replace
          sameSearch
          href={comparisonHref(others)}
          aria-label={`Retirer ${one.applicant_name} de la comparaison`}
        >
          <CloseIcon size={18} />
        </LinkButton>
        <p className={css.stage}>
          <StageWord mark={markOf(one)}>{one.status === 'submitted' ? 'Nouvelle' : one.label}</StageWord>
        </p>
      </div>
    </th>
  )
}

function Line({ row: { label, cell, best }, all }: { row: Row; all: readonly Compared[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {all.map((one) => (
        <td key={one.id} className={classes(best.has(one.id) && css.best)}>
          {cell(one)}
          {best.has(one.id) && <span className="hidden-text">, le plus favorable</span>}
        </td>
      ))}
    </tr>
  )
}

export function Legend() {
  return (
    <p className={css.legend}>
      <CheckIcon size={16} />
      Fond vert&nbsp;: le plus favorable pour ce critère, dit aussi aux lecteurs d’écran. Il ne compte pas
      dans la correspondance.
    </p>
  )
}
