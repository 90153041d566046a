import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RatingStar } from '#src/applications/evaluating/web/opinion.tsx'
import { listQuery } from '#src/applications/reviewing/web/queries.ts'
import { markOf } from '#src/applications/reviewing/web/stage-mark.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { StageWord } from '#src/ui/display/stage.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Compared } from '../contract.ts'
import { comparisonHref, isFull } from './address.ts'
import css from './choosing-dialog.module.css'

interface ChoosingDialogProps {
  open: boolean
  onClose: () => void
  all: readonly Compared[]
}

/** Another application to the same offer is put beside these, or in the place of one of them. */
export function ChoosingDialog({ open, onClose, all }: ChoosingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={520}
      title={isFull(all) ? 'Remplacer une candidature' : 'Ajouter une candidature'}
      subtitle="Parmi celles de la même offre, les plus récentes d’abord."
    >
      <Choices all={all} onClose={onClose} />
    </Dialog>
  )
}

function Choices({ all, onClose }: Pick<ChoosingDialogProps, 'all' | 'onClose'>) {
  const ids = all.map(({ id }) => id)
  const [replaced, setReplaced] = useState(String(ids.at(-1) ?? ''))
  const [name, setName] = useState('')
  const offer = all[0]?.offer.id
  const { data: list } = useQuery(
    listQuery({
      ...(offer && { offer_id: String(offer) }),
      ...(name.trim().length > 3 && { name: name.trim() }),
    }),
  )
  const others = (list?.data ?? []).filter(({ id }) => !ids.includes(id))
  const hrefWith = (id: number) =>
    comparisonHref(isFull(ids) ? ids.map((each) => (String(each) === replaced ? id : each)) : [...ids, id])
  return (
    <div className={css.choices}>
      {isFull(ids) && (
        <SelectField
          label="À la place de"
          name="remplacee"
          value={replaced}
          choices={all.map(({ id, applicant_name }) => ({ value: id, label: applicant_name }))}
          onChange={({ target }) => setReplaced(target.value)}
        />
      )}
      <TextField
        label="Nom du candidat"
        name="nom"
        hint="4 lettres au moins."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {!list && <SkeletonLines />}
      {list && others.length === 0 && <p className={css.none}>Aucune autre candidature à cette offre.</p>}
      {others.length > 0 && (
        <ul className={css.list} aria-label="Candidatures">
          {others.map((each) => (
            <li key={each.id}>
              <AppLink href={hrefWith(each.id)} replace sameSearch onClick={onClose}>
                {each.applicant_name}
                <StageWord mark={markOf(each)}>
                  {each.status === 'submitted' ? 'Nouvelle' : each.label}
                </StageWord>
                <RatingStar rating={each.rating} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
