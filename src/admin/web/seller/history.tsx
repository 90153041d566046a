import type { SellerChange } from '../../seller/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import { SELLER_LABELS } from './labels.ts'
import css from './seller.module.css'

/** Who changed the particulars, when, and from what to what. */
export function SellerHistory({ history }: { history: readonly SellerChange[] }) {
  return (
    <Section title="Historique">
      {history.length === 0 ? (
        <p className={css.none}>Les mentions n’ont pas encore été entrées.</p>
      ) : (
        <ol className={css.history}>
          {history.map((change) => (
            <li key={change.id}>
              <p>
                <time dateTime={change.at}>{formatMoment(change.at)}</time>
                {change.by && `, par ${change.by}`}
              </p>
              <Changes fields={change.fields} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function Changes({ fields }: Pick<SellerChange, 'fields'>) {
  return (
    <dl className={css.changes}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{SELLER_LABELS[field]}</dt>
          <dd>
            {before !== null && <del>{before}</del>} <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
