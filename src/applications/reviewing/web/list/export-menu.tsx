import { EXPORTS_A_DAY, MOST_EXPORTED } from '#src/applications/reviewing/shared/limits.ts'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button } from '#src/ui/button.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import { DownloadIcon, TableIcon, TextIcon } from '#src/ui/workspace-icons.tsx'
import { type ApplicationsSearch, filtersOf } from '../filters.ts'
import css from './menus.module.css'

interface ExportMenuProps {
  search: ApplicationsSearch
  /** The total is undefined while the list is read. */
  total: number | undefined
}

export function ExportMenu({ search, total }: ExportMenuProps) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const { can } = useAbility()
  if (!total || !can('edit', 'job offer')) return null
  const address = (format: string) =>
    `/api/recruiter/applications/exports/${format}${stringifySearch({ ...filtersOf(search) })}`
  return (
    <div ref={box} className={css.box}>
      <Button look="secondary" small aria-expanded={open} onClick={() => setOpen(!open)}>
        <DownloadIcon size={16} />
        Exporter
      </Button>
      {open && (
        <div className={css.panel}>
          {total > MOST_EXPORTED ? (
            <p>Un fichier contient {formatCount(MOST_EXPORTED)} candidatures au plus : ajoutez un filtre.</p>
          ) : (
            <>
              <a href={address('xlsx')} download="" onClick={() => setOpen(false)}>
                <TableIcon size={18} />
                Pour un tableur (XLSX)
              </a>
              <a href={address('csv')} download="" onClick={() => setOpen(false)}>
                <TextIcon size={18} />
                En texte (CSV)
              </a>
              <p>
                {plural(total, 'La candidature', `Les ${formatCount(total)} candidatures`)} sous ces filtres.
                L’adresse et le téléphone y sont dès que la candidature a été ouverte. Vous faites{' '}
                {EXPORTS_A_DAY} exports par jour au plus.
              </p>
            </>
          )}
        </div>
      )}
    </div>
  )
}
